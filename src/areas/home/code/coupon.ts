import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'

interface Till {
  restaurantCode: string | undefined
  /** The meal that is on or next. */
  mealType: string | undefined
  day: Day
}

/**
 * The coupon to use at this till, on no order: of the restaurant on screen or of all, of the meal that is on or of all,
 * the one that ends first.
 */
export function couponFor(
  coupons: readonly Schemas['CouponRow'][],
  { restaurantCode, mealType, day }: Till,
): Schemas['CouponRow'] | undefined {
  return coupons
    .filter(
      (coupon) =>
        coupon.couponType === 'REST' &&
        coupon.statusCode === 'ISSUED' &&
        coupon.smartOrderSeq === null &&
        coupon.startDt <= day &&
        day <= coupon.endDt,
    )
    .filter((coupon) => coupon.restaurantCode === null || coupon.restaurantCode === restaurantCode)
    .filter((coupon) => coupon.menuMealType === null || coupon.menuMealType === mealType)
    .toSorted((a, b) => a.endDt.localeCompare(b.endDt))[0]
}
