import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import { userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import type { Day } from '#src/lib/days.ts'

/** Whether a restaurant sells kits, and which ones do. */
export const sellersQuery = (restaurantCode: string) =>
  query('get', '/api/meal/getMenuTakeHomeOpenYn', { params: { query: { restaurantCode } } })

/** Where and until when. */
export const placeQuery = (restaurantCode: string) =>
  query('get', '/api/meal/getMenuTakeHomeInfo', { params: { query: { restaurantCode } } })

/** The kits of a day; without one of today, by the server's clock. */
export const kitsQuery = (restaurantCode: string, salesDt: Day | undefined) =>
  query('get', '/api/meal/getMenuTakeHomeProdList', {
    params: { query: { restaurantCode, ...(salesDt && { salesDt }) } },
  })

/** What is in a kit. */
export const kitQuery = (prodSeq: number) =>
  query('get', '/api/meal/getMenuTakeHomeProd', { params: { query: { prodSeq } }, background: true })

/** The member's orders from a day on. The list stands without them. */
export const ordersFromQuery = (startDt: Day) =>
  query('get', '/api/mypage/wellorder/wellOrderList', { params: { query: { startDt } }, background: true })

/**
 * Writes a picked-up order down as it is, by GET as documented: only ever from a button. Kits are dinner; an order may
 * be of any meal. [DIA-02, HTP-10]
 */
export const useWriteTakeOutMeal = (done: MessageDescriptor = msg`저녁으로 적었어요`) =>
  useWrite('get', '/api/diary/takeOutWrite', {
    stale: [...DAY_STALE, '/api/mypage/wellorder/wellOrderList', '/api/mypage/wellorder/reservation/detail'],
    done,
  })

/** Everything the list shows at first; without a restaurant there is nothing to ask. */
export async function prefetchTakeHome(
  queryClient: QueryClient,
  named: string | undefined,
  salesDt: Day | undefined,
): Promise<unknown> {
  const restaurants = await queryClient.ensureQueryData(userRestaurantsQuery())
  const code = named ?? restaurants[0]?.restaurantCode
  if (!code) return undefined
  return Promise.all([
    queryClient.ensureQueryData(sellersQuery(code)),
    queryClient.ensureQueryData(placeQuery(code)),
    queryClient.ensureQueryData(kitsQuery(code, salesDt)),
  ])
}
