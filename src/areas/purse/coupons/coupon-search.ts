import * as v from 'valibot'

/** Which coupons are listed; anything else reads as those that can be used. */
export const couponStatus = v.fallback(v.optional(v.picklist(['ISSUED', 'USED', 'EXPIRED'])), undefined)

/** Of restaurants or of the shop; anything else reads as both. */
export const couponType = v.fallback(v.optional(v.picklist(['REST', 'MALL'])), undefined)

/** `1` shows the coupon to the till. The router reads the figure as a number. */
export const shown = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.literal('1'))),
  undefined,
)
