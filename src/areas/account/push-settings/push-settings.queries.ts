import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { switched, type PushKind } from './push-settings.ts'

const LIST = '/api/mypage/push/list'

/** The kinds of messages in the order of the screen. */
export const pushSettingsQuery = () => query('get', LIST)

/** One kind or all of them; the switches move at once and return when it failed. [PSH-08] */
export function usePushSettings() {
  const client = useQueryClient()
  const { queryKey } = pushSettingsQuery()
  const show = (kinds: readonly PushKind[] | 'all', on: boolean) => {
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (rows) => rows && switched(rows, kinds, on))
    return () => client.setQueryData(queryKey, before)
  }
  return {
    one: useWrite('post', '/api/mypage/push/setting-change', { stale: [LIST], done: null, ahead: ({ body: { pushType, useYn } }) => show([pushType], useYn === 'Y') }),
    all: useWrite('post', '/api/mypage/push/setting-change-all', { stale: [LIST], done: null, ahead: ({ body: { useYn } }) => show('all', useYn === 'Y') }),
  }
}
