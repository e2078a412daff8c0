import { primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
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
  },
  (t) => [primaryKey({ columns: [t.hcId, t.couponNo] }), unique('coupons_once').on(t.hcId, t.source, t.sourceKey)],
)
