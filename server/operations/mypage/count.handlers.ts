/** What my page counts (001 section 7, My page). */
import { type Handlers, ok } from '#server/contract.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { pointQueries } from '#server/domain/points/queries.ts'
import { profileCounts } from '#server/domain/profile/count.queries.ts'
import { seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function countHandlers({ db, clock }: Deps) {
  const coupons = couponQueries(db)
  const orders = orderQueries(db)
  const points = pointQueries(db)
  const countsOf = profileCounts(db)
  return {
    mypageUserCount: async (_input, { hcId }) => {
      const at = clock.now()
      const now = seoulNow(at)
      const [couponCnt, point, waiting, counts] = await Promise.all([
        coupons.usableCount(hcId, now.day),
        points.balance(hcId, at),
        orders.waiting(hcId, now),
        countsOf(hcId, now),
      ])
      return ok({
        couponCnt,
        point,
        reserveCnt: waiting.length + counts.appointments,
        qnaCnt: counts.inquiries,
        favoriteCnt: counts.liked,
      })
    },
  } satisfies Handlers
}
