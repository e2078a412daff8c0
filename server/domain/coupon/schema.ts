import { integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { MealType } from '#server/domain/restaurant/meal-time.rules.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** For a restaurant's till or for the shop. */
export type CouponType = 'REST' | 'MALL'

/**
 * A coupon carries its own words: what was promised stays so, whatever is given out later. That it has ended is told by
 * its last day, never stored.
 */
export const coupons = memberTable(
  'coupons',
  {
    hcId: ownerKey(),
    couponNo: text().notNull(),
    type: text().$type<CouponType>().notNull(),
    name: text().notNull(),
    nameEng: text(),
    benefit: text().notNull(),
    benefitEng: text(),
    note: text().notNull(),
    noteEng: text(),
    /** Where it is good; null for every restaurant and for the shop. */
    restaurantCode: text().references(() => restaurants.restaurantCode),
    /** The meal that it is good for, as the wire codes it; null for every meal and for the shop. */
    mealType: text().$type<MealType>(),
    /** The last word of the dishes that it is good for, such as `샐러드`; null for every dish. */
    dish: text(),
    /** First and last day, `YYYYMMDD`, Seoul. */
    startDt: text().notNull(),
    endDt: text().notNull(),
    /** Thirteen digits for the till. */
    barcode: text().notNull(),
    /** Who gave it and for what, such as `EVENT` and `57:draw:1`: once each. */
    source: text().notNull(),
    sourceKey: text().notNull(),
    issuedAt: instant().notNull(),
    usedAt: instant(),
    /**
     * The restaurant whose till read it; null while it is unused, and where a finger on the button or an order used it:
     * then it was where the coupon is good.
     */
    usedPlace: text().references(() => restaurants.restaurantCode),
    /**
     * The order that it lies on, and when the counter of that order closes: used from then on, whether anybody came or
     * not. Null while it lies on none.
     */
    heldByOrder: integer(),
    heldUntil: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.couponNo] }), unique('coupons_once').on(t.hcId, t.source, t.sourceKey)],
)
