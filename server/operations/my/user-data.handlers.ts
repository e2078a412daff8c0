/** What the member hub says about the member (001 section 7, My). */
import { type Handlers, ok } from '#server/contract.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { pointQueries } from '#server/domain/points/queries.ts'
import { presentMember } from '#server/domain/profile/present.ts'
import { memberInfoQuery } from '#server/domain/profile/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function userDataHandlers({ db, clock }: Deps) {
  const readMember = memberInfoQuery(db)
  const points = pointQueries(db)
  const coupons = couponQueries(db)

  return {
    myGetUserData: async (_input, { hcId }) => {
      const now = clock.now()
      const [row, point, couponCnt] = await Promise.all([
        readMember(hcId),
        points.balance(hcId, now),
        coupons.usableCount(hcId, seoulDay(now)),
      ])
      if (row === undefined) throw refusals.login()
      const { usrId, nickName, realName, usrImg, bizNm, tomsYn, restaurantId, restaurantNm } = presentMember(row)
      return ok({
        hcId,
        usrId,
        nickName,
        realName,
        usrImg,
        bizNm,
        tomsYn,
        restaurantId,
        restaurantNm,
        point,
        couponCnt,
      })
    },
  } satisfies Handlers
}
