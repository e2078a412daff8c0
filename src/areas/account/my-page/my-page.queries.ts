import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'

// Each card of my page asks for itself: one that fails says so in its place, the others stand.
const alone = { background: true } as const
const kept = { meta: { keptOffline: true } } as const

export const countsQuery = () => ({ ...query('get', '/api/mypage/user-count', alone), ...kept })
export const pointsQuery = () => ({ ...query('get', '/api/mypage/point/getUserPointInfo', alone), ...kept })
export const couponsQuery = () => query('get', '/api/mypage/coupon-list', { ...alone, params: { query: {} } })
export const ordersQuery = () => ({ ...query('get', '/api/mypage/wellorder/standbyList', alone), ...kept })
/** The next talk or measuring. Reservations are made and moved elsewhere: asked anew each time. */
export const appointmentQuery = () => ({ ...query('get', '/api/my/getWelfitReservation', alone), staleTime: 0 })
/** The employer's meal card: who it belongs to, and won left on it this month. */
export const staffCardQuery = (bizCode: string, employeeNumber: string) =>
  query('post', '/api/common/tomsApi', { ...alone, body: { apiType: 'BALANCE', bizCode, employeeNumber } })
/** The newest few: one that runs or is to come is among them. */
export const subscriptionsQuery = () =>
  query('get', '/api/mypage/wellorder/getMySubscribedOrderList', {
    ...alone,
    params: { query: { pageNo: 1, pageSize: 5 } },
  })
export const myTopicsQuery = () => query('get', '/api/mypage/user-topic', alone)
export const avoidedQuery = () => query('get', '/api/mypage/user-allergy', alone)
export const myRestaurantsQuery = () => query('get', '/api/mypage/rest-my-list', alone)

/** The number that the counter calls is told of one order at a time. */
export const orderQuery = (smartOrderSeq: string) =>
  query('get', '/api/mypage/wellorder/reservation/detail', { ...alone, params: { query: { smartOrderSeq } } })

/** Everything that decides the first line, at once; whatever fails is asked again where it stands. */
export async function prefetchMyPage(queries: QueryClient): Promise<void> {
  void Promise.allSettled([
    queries.prefetchQuery(subscriptionsQuery()),
    queries.prefetchQuery(myTopicsQuery()),
    queries.prefetchQuery(avoidedQuery()),
    queries.prefetchQuery(myRestaurantsQuery()),
  ])
  await Promise.all([
    queries.ensureQueryData(memberQuery()),
    queries.prefetchQuery(countsQuery()),
    queries.prefetchQuery(pointsQuery()),
    queries.prefetchQuery(couponsQuery()),
    queries.prefetchQuery(ordersQuery()),
    queries.prefetchQuery(appointmentQuery()),
  ])
}
