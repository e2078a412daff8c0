import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

// Beside the code, each failing alone; what says which coupon there is and what pays is kept. No code is.
const kept = { meta: { keptOffline: true } } as const

/**
 * The code to pay with. It is made anew each time it is shown, never kept, and replaced ten seconds before it ends:
 * somebody may be holding it to the reader just then.
 */
export const payCodeQuery = () =>
  queryOptions({
    ...query('post', '/api/main/getQRCodeCreate'),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? Math.max(5, state.data.validSec - 10) * 1000 : false),
  })

export const tillCouponsQuery = () =>
  queryOptions({
    ...query('get', '/api/mypage/coupon-list', {
      params: { query: { statusCode: 'ISSUED', couponType: 'REST' } },
      background: true,
    }),
    ...kept,
  })

/**
 * One coupon with its bars, for as long as it is shown: whoever has the digits has the meal, so they are kept neither
 * on the phone nor in memory. A connection that goes while they stand there takes nothing away.
 */
export const couponQuery = (couponNo: string) =>
  queryOptions({
    ...query('get', '/api/mypage/coupon-detail', { params: { query: { couponNo } }, background: true }),
    gcTime: 0,
  })

/** Whether the member has an employee's card, which pays as well. */
export const tillMemberQuery = () =>
  queryOptions({ ...query('get', '/api/oauth/userInfo', { background: true }), staleTime: 5 * 60_000, ...kept })

export const purseQuery = () => queryOptions({ ...query('get', '/api/my/getUserData', { background: true }), ...kept })
