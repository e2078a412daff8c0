/** What meals have cost (001 section 7, Customer; CUS-02). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { payment } from '#server/domain/order/present.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { daysBetween, isDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** A leap year from its first to its last day. */
const DAYS_AT_MOST = 365

export function paymentHandlers({ db, clock }: Deps) {
  const orders = orderQueries(db)
  const { languageOf } = languageQueries(db)
  return {
    customerMealPaymentList: async ({ body: { startDt, endDt, restaurantCode } }, caller) => {
      if (!isDay(startDt)) return badRequest('startDt')
      // VAL-05
      if (!isDay(endDt) || endDt < startDt || daysBetween(startDt, endDt) > DAYS_AT_MOST) return badRequest('endDt')
      const [paid, language] = await Promise.all([
        orders.paid(caller.hcId, { startDt, endDt, restaurantCode }, seoulNow(clock.now())),
        languageOf(caller.hcId, caller),
      ])
      return ok({
        totalCnt: paid.length,
        totalPayAmt: paid.reduce((sum, { payAmt }) => sum + payAmt, 0),
        totalSupportAmt: paid.reduce((sum, { supportAmt }) => sum + supportAmt, 0),
        list: paid.map((order) => payment(order, language)),
      })
    },
  } satisfies Handlers
}
