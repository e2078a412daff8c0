import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { shouldRetry } from '#src/contract/api-error.ts'
import { mutation, query } from '#src/contract/query.ts'
import type { Inits } from '#src/contract/calls.ts'
import { lossesOf } from './losses.ts'

const alone = { background: true } as const

/** What an account holds that goes with it, from the lists that hold it. */
export const lossesQuery = () =>
  queryOptions({
    queryKey: ['/api/mypage/user-count', 'with all that goes'] as const,
    staleTime: 0,
    queryFn: async ({ client }) => {
      const [counts, points, waiting, { list }, challenges] = await Promise.all([
        client.fetchQuery(query('get', '/api/mypage/user-count', alone)),
        client.fetchQuery(query('get', '/api/mypage/point/getUserPointInfo', alone)),
        client.fetchQuery(query('get', '/api/mypage/wellorder/standbyList', alone)),
        client.fetchQuery(
          query('get', '/api/mypage/wellorder/getMySubscribedOrderList', {
            params: { query: { pageNo: 1, pageSize: 20 } },
            ...alone,
          }),
        ),
        client.fetchQuery(query('get', '/api/my/getChlList', alone)),
      ])
      // A last moment stands in the order itself; a handful waits, and one subscription runs.
      const running = list.filter(({ statusCode }) => statusCode === 'REGI' || statusCode === 'CONFIRM')
      const [orders, subscriptions] = await Promise.all([
        Promise.all(
          waiting.map(({ smartOrderSeq }) =>
            client.fetchQuery(
              query('get', '/api/mypage/wellorder/reservation/detail', {
                params: { query: { smartOrderSeq } },
                ...alone,
              }),
            ),
          ),
        ),
        Promise.all(
          running.map(({ subscribedOrderSeq }) =>
            client.fetchQuery(
              query('get', '/api/mypage/wellorder/getMySubscribedOrder', {
                params: { query: { subscribedOrderSeq } },
                ...alone,
              }),
            ),
          ),
        ),
      ])
      return lossesOf({ counts, points, orders, subscriptions, challenges })
    },
  })

export const prefetchLosses = async (queries: QueryClient): Promise<void> =>
  void (await queries.fetchQuery(lossesQuery()))

const leave = mutation('get', '/api/member/setUserLeave')

const AGAIN_MS = 500

/**
 * Ends the account, by GET as documented: only ever from a button. Where nobody answered it is asked for again, which
 * is answered the same. [MBR-06, HTP-10]
 */
export const useLeave = () =>
  useMutation({
    retry: shouldRetry,
    retryDelay: AGAIN_MS,
    mutationFn: (reasonCode: Reason | null) =>
      leave.mutationFn({ params: { query: reasonCode === null ? {} : { reasonCode } }, skipErrorHandler: true }),
  })

export type Reason = NonNullable<
  NonNullable<NonNullable<Inits<'get'>['/api/member/setUserLeave']>['params']>['query']
>['reasonCode'] &
  string
