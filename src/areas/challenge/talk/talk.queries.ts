import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { createBridge, type BridgeHost } from '#src/shell/bridge.ts'
import { createNativeCalls } from '#src/shell/native-calls.ts'

export type TalkType = 'TALK' | 'CARE'

const of = (chalnCode: string) => ({ params: { query: { chalnCode } } })

const shellBridge = () => createBridge(window as Window & BridgeHost) // the shell puts its objects there

/** Rooms are shown by the shell: without one nobody asks for a room. */
const canOpenRoom = () => shellBridge().has('WeChat')

export const talkQuery = (chalnCode: string) =>
  queryOptions({ ...query('get', '/api/chalen/challenge/getTalk', of(chalnCode)), enabled: canOpenRoom })
export const careTalkQuery = (chalnCode: string) =>
  queryOptions({ ...query('get', '/api/chalen/challenge/getCareTalk', of(chalnCode)), enabled: canOpenRoom })

/** Opens a room in the shell, with what the server says it opens with. [CHT-13] */
export function useOpenRoom(chalnCode: string, talkType: TalkType, onError: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const call = await client.fetchQuery(
        query('get', '/api/chalen/challenge/getWeChatParams', { params: { query: { chalnCode, talkType } } }),
      )
      await createNativeCalls(shellBridge()).WeChat(call)
    },
    onError,
  })
}
