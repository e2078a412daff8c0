import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '#src/contract/schemas.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { homeQuery } from '../hub/home.queries.ts'
import { momentOf } from '../hub/moment.ts'
import { couponFor } from './coupon.ts'
import { couponQuery, tillCouponsQuery } from './code.queries.ts'

/**
 * The coupon that fits restaurant and hour, with its bars once they are here; they stay while the sheet is open, also
 * without a connection.
 */
export function useTillCoupon(): Schemas['CouponDetail'] | undefined {
  const { data: home } = useQuery(homeQuery())
  const { data: coupons = [] } = useQuery(tillCouponsQuery())
  const { day } = momentOf(useLatestServerNow())
  const meal = home?.nextMeal
  const fitting = couponFor(coupons, {
    restaurantCode: home?.mealCard?.restaurantCode,
    mealType: meal?.menuDt === day ? meal.menuMealType : undefined,
    day,
  })
  const { data: coupon } = useQuery({ ...couponQuery(fitting?.couponNo ?? ''), enabled: fitting !== undefined })
  return fitting && coupon?.barcodeTxt ? coupon : undefined
}
