/** What members have reserved to take out, and the places of the counters at which they pick it up. */
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** How many boxes a take-out counter hands over at a time, for one meal of a day. All kits of a day share them. */
export const pickupSlots = referenceTable(
  'pickup_slots',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    hallNo: text().notNull(),
    menuDt: text().notNull(),
    menuMealType: text().notNull(),
    /** `HHmm`. */
    pickupTm: text().notNull(),
    capacity: smallint().notNull(),
    /** Boxes that are spoken for. Goes up by one conditional update, never above the capacity. */
    taken: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({
      name: 'pickup_slots_pk',
      columns: [t.restaurantCode, t.menuDt, t.hallNo, t.menuMealType, t.pickupTm],
    }),
    check('pickup_slots_free', sql`${t.taken} between 0 and ${t.capacity}`),
  ],
)

/** The last number that a counter has called out on a day. */
export const pickupCounters = referenceTable(
  'pickup_counters',
  {
    restaurantCode: text().notNull(),
    menuDt: text().notNull(),
    hallNo: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.menuDt, t.hallNo] })],
)

/** `NOSHOW` is told by the clock and never stored: see `order.rules.ts`. */
export type StoredStatus = 'RESERVED' | 'PICKUP' | 'CANCEL'

/** An order carries its own words and prices: what was ordered stays so, whatever the kitchen changes later. */
export const smartOrders = memberTable(
  'smart_orders',
  {
    hcId: ownerKey(),
    orderSeq: integer().notNull(),
    status: text().$type<StoredStatus>().notNull(),
    /**
     * What was ordered, for as long as there is a database: the `menuId` of a course, the number of a kit, that of a
     * subscription's choice after `S`.
     */
    itemId: text().notNull(),
    /** The same as the wire names it; of a course it comes again after a hundred days. */
    smartMenuSeq: text().notNull(),
    /** Of a kit; null for anything else. */
    prodSeq: integer(),
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    hallNo: text().notNull(),
    menuDt: text().notNull(),
    menuMealType: text().notNull(),
    /** Of a course; empty for anything else. */
    menuCourseType: text().notNull(),
    courseTxt: text().notNull(),
    menuName: text().notNull(),
    menuNameEng: text().notNull(),
    /** The other dishes, joined by `,`. */
    subMenuTxt: text().notNull(),
    subMenuTxtEng: text().notNull().default(''),
    pickupPlace: text().notNull(),
    pickupPlaceEng: text().notNull(),
    /** Of one box. */
    kcal: amount().notNull(),
    orderQty: smallint().notNull(),
    /** Won: one box, what the employer gives, what is left to pay. */
    price: integer().notNull(),
    supportAmt: integer().notNull(),
    payAmt: integer().notNull(),
    /** The coupon that pays for one of the boxes. Stays after the order is cancelled and the coupon is free again. */
    couponNo: text(),
    /** `HHmm`: when it is picked up, and when the counter closes. */
    pickupTm: text().notNull(),
    pickupEndTm: text().notNull(),
    pickupNo: text().notNull(),
    /** Last moment to change or cancel, `YYYYMMDDHHmm`. */
    changeEndDtm: text().notNull(),
    orderedAt: instant().notNull(),
    pickedUpAt: instant(),
    cancelledAt: instant(),
    /** The subscription that it is a day of. Until its last moment it stands in that alone: see `queries.ts`. */
    subscribedOrderSeq: integer(),
    /** Its record in the member's meals, once it was written down. The record may be gone since. */
    recordSeq: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.orderSeq] }),
    // A second tap, a second phone: one order stands.
    uniqueIndex('smart_orders_standing')
      .on(t.hcId, t.itemId)
      .where(sql`status = 'RESERVED'`),
    index('smart_orders_day').on(t.hcId, t.menuDt),
    index('smart_orders_subscribed').on(t.hcId, t.subscribedOrderSeq),
  ],
)
