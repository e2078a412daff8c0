/** Coupons: what can be used, one for the till, and its use (001 section 7, My page). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { presentCoupon, presentCouponDetail } from '#server/domain/coupon/present.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { couponRefusals, stateOf } from '#server/domain/coupon/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NOT_FOUND = { ko: '찾을 수 없는 쿠폰이에요.', en: 'There is no such coupon.' }

/** Another member's coupon is not there. */
const notFound = (language: Language) => refuse(404, 'notFound', NOT_FOUND[language])

export function couponHandlers({ db, clock }: Deps) {
  const coupons = couponQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mypageCouponList: async ({ query: { statusCode: status, couponType: type } }, caller) => {
      const today = seoulDay(clock.now())
      const [rows, language] = await Promise.all([
        coupons.list(caller.hcId, { status, type }, today),
        languageOf(caller.hcId, caller),
      ])
      return ok(rows.map((row) => presentCoupon(row, today, language)))
    },

    mypageCouponDetail: async ({ query: { couponNo } }, caller) => {
      const [row, language] = await Promise.all([coupons.find(caller.hcId, couponNo), languageOf(caller.hcId, caller)])
      return row === undefined ? notFound(language) : ok(presentCouponDetail(row, seoulDay(clock.now()), language))
    },

    /** MYP-07: once, by the server's day, whoever asks first. */
    mypageCouponStatus: async ({ body: { couponNo } }, caller) => {
      const now = clock.now()
      const isUsed = await coupons.use(caller.hcId, couponNo, now)
      const [row, language] = await Promise.all([coupons.find(caller.hcId, couponNo), languageOf(caller.hcId, caller)])
      if (row === undefined) return notFound(language)
      if (isUsed) return ok(presentCouponDetail(row, seoulDay(now), language))
      const state = stateOf(row, seoulDay(now))
      // It was not usable when it was asked for; by now nobody can have made it so.
      const reason = couponRefusals[state === 'usable' ? 'used' : state]
      return refuse(409, 'conflict', reason[language])
    },
  } satisfies Handlers
}
