import type { Schemas } from '#src/contract/schemas.ts'
import { daysBetween, type Day } from '#src/lib/days.ts'

export type CouponRow = Schemas['CouponRow']
export type CouponDetail = Schemas['CouponDetail']

export const couponStatuses = ['ISSUED', 'USED', 'EXPIRED'] as const
export type CouponStatus = (typeof couponStatuses)[number]

/** The dish on a ticket; a coupon of the shop has none. */
export function dishOf({
  couponType,
  couponNm,
  menuMealType,
}: Pick<CouponRow, 'couponType' | 'couponNm' | 'menuMealType'>): string | undefined {
  if (couponType === 'MALL') return undefined
  if (menuMealType === '5') return '사과'
  return /샐러드|salad/i.test(couponNm) ? '샐러드' : '비빔밥'
}

/** What a coupon can be on a day. */
export type CouponState =
  | { is: 'usable'; daysLeft: number }
  | { is: 'early' }
  | { is: 'held' }
  | { is: 'used' }
  | { is: 'ended' }

export function stateOf(
  { statusCode, startDt, endDt, smartOrderSeq }: Pick<CouponRow, 'statusCode' | 'startDt' | 'endDt' | 'smartOrderSeq'>,
  today: Day,
): CouponState {
  if (statusCode === 'USED') return { is: 'used' }
  if (statusCode === 'ISSUED' && smartOrderSeq !== null) return { is: 'held' }
  if (statusCode === 'EXPIRED' || endDt < today) return { is: 'ended' }
  return startDt > today ? { is: 'early' } : { is: 'usable', daysLeft: daysBetween(today, endDt) }
}

/** Coupons of a restaurant first, in the order they came. */
export function placeFirst(rows: readonly CouponRow[], restaurantCode: string | undefined): CouponRow[] {
  if (restaurantCode === undefined) return [...rows]
  const isThere = (row: CouponRow) => row.restaurantCode === restaurantCode
  return [...rows.filter(isThere), ...rows.filter((row) => !isThere(row))]
}
