import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { termsQuery } from '../agreements/agreements.queries.ts'
import { switched, togetherOf, type PushKind } from './push-settings.ts'

const LIST = '/api/mypage/push/list'

/** The kinds of messages in the order of the screen. */
export const pushSettingsQuery = () => query('get', LIST)

/** The page stands without the agreement, and then says nothing of it. */
export const loadPushSettings = (client: QueryClient) =>
  Promise.all([client.ensureQueryData(pushSettingsQuery()), client.prefetchQuery(termsQuery(true))])

/** Whether the member has agreed to marketing; undefined while nobody knows. */
export const useMarketingAgreed = (): boolean | undefined => {
  const { data } = useQuery(termsQuery(true))
  return data && data.marketingTermsAgreeYn === 'Y'
}

/** One kind or all of them; the switches move at once and return when it failed. [PSH-08] */
export function usePushSettings(isMarketingAgreed: boolean) {
  const client = useQueryClient()
  const { queryKey } = pushSettingsQuery()
  const show = (kinds: readonly PushKind[] | 'all', on: boolean) => {
    const before = client.getQueryData(queryKey)
    client.setQueryData(
      queryKey,
      (rows) => rows && switched(rows, kinds === 'all' ? togetherOf(rows, on, isMarketingAgreed) : kinds, on),
    )
    return () => client.setQueryData(queryKey, before)
  }
  return {
    one: useWrite('post', '/api/mypage/push/setting-change', {
      stale: [LIST],
      done: null,
      optimistic: ({ body: { pushType, useYn } }) => show([pushType], useYn === 'Y'),
    }),
    all: useWrite('post', '/api/mypage/push/setting-change-all', {
      stale: [LIST],
      done: null,
      optimistic: ({ body: { useYn } }) => show('all', useYn === 'Y'),
    }),
  }
}
