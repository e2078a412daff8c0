import type { Calls } from '#src/contract/calls.ts'
import { unwrap } from '#src/contract/envelope.ts'
import type { Bridge } from '#src/shell/bridge.ts'
import { createNativeCalls, OPEN_ROOM } from '#src/shell/native-calls.ts'

interface Ports {
  api: Calls
  bridge: Bridge
  member: () => Promise<{ hcId: string; name: string }>
}

const QUIET = { background: true, skipErrorHandler: true } as const

/**
 * Opens a chat room in the shell, by its id. [PSH-07] [CHT-12]
 *
 * @returns false where chat is off for the member: nothing was opened. Rejects with an `ApiError`, or a `BridgeError`
 *   where the shell cannot.
 */
export async function openRoom({ api, bridge, member }: Ports, roomId: string): Promise<boolean> {
  const { chatYn } = await unwrap(api.GET('/api/my/chatYn', QUIET))
  if (chatYn !== 'Y') return false
  const [{ hcId, name }, userId] = await Promise.all([
    member(),
    unwrap(api.POST('/api/mypage/getUsrInfo5', { body: { hcId: '' }, ...QUIET })),
  ])
  await createNativeCalls(bridge).WeChat({
    func: OPEN_ROOM,
    userId: userId || hcId,
    userName: name,
    userHashtag: '',
    roomId,
  })
  return true
}
