/** Coupons: what can be used, one for the till, and its use (001 section 7, My page). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { presentCoupon, presentCouponDetail } from '#server/domain/coupon/present.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { couponRefusals, stateOf, usedRefusal } from '#server/domain/coupon/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NOT_FOUND = { ko: '찾을 수 없는 쿠폰이에요.', en: 'There is no such coupon.' }

/** Another member's coupon is not there. */
const notFound = (language: Language) => refuse(404, 'notFound', NOT_FOUND[language])

export function couponHandlers({ db, clock }: Deps) {
  const coupons = couponQueries(db)
  const orders = orderQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mypageCouponList: async ({ query: { statusCode: status, couponType: type } }, caller) => {
      const now = clock.now()
      const [rows, language] = await Promise.all([
        coupons.list(caller.hcId, { status, type }, now),
        languageOf(caller.hcId, caller),
      ])
      return ok(rows.map((row) => presentCoupon(row, now, language)))
    },

    mypageCouponDetail: async ({ query: { couponNo } }, caller) => {
      const [row, language] = await Promise.all([coupons.find(caller.hcId, couponNo), languageOf(caller.hcId, caller)])
      if (row === undefined) return notFound(language)
      const now = clock.now()
      const order =
        row.heldByOrder === null ? undefined : await orders.find(caller.hcId, row.heldByOrder, seoulNow(now))
      return ok(presentCouponDetail(row, now, language, order))
    },

    /** MYP-07: once, by the server's day, whoever asks first. */
    mypageCouponStatus: async ({ body: { couponNo } }, caller) => {
      const now = clock.now()
      const isUsed = await coupons.use(caller.hcId, couponNo, now)
      const [row, language] = await Promise.all([coupons.find(caller.hcId, couponNo), languageOf(caller.hcId, caller)])
      if (row === undefined) return notFound(language)
      if (isUsed) return ok(presentCouponDetail(row, now, language))
      const state = stateOf(row, now)
      if (state === 'used') return refuse(409, 'conflict', usedRefusal(row, now)[language])
      // It was not usable when it was asked for: if it is by now, an order has just let go of it.
      return refuse(409, 'conflict', couponRefusals[state === 'usable' ? 'held' : state][language])
    },
  } satisfies Handlers
}
