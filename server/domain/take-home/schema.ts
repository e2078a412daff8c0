/**
 * Meals to take home: where they are handed out, what there is, and how many of each are left on a day. Column names
 * are the wire's where it has one.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { amount } from '#server/db/columns.ts'
import { referenceTable } from '#server/db/tables.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** A restaurant that sells take-home meals. One without a row does not. Hours are `HHmm`. */
export const takeHomePlaces = referenceTable('take_home_places', {
  restaurantCode: text()
    .primaryKey()
    .references(() => restaurants.restaurantCode),
  /** The counter that hands them out; its places are shared by all kits of a day. */
  hallNo: text().notNull(),
  pickupPlace: text().notNull(),
  pickupPlaceEng: text().notNull(),
  pickupStartTm: text().notNull(),
  pickupEndTm: text().notNull(),
  /** Last moment to order for the same day. */
  orderEndTm: text().notNull(),
  noticeTxt: text().notNull(),
  noticeTxtEng: text().notNull(),
})

/** A kit. Energy and nutrients are of the whole kit: grams, sodium in milligrams. */
export const takeHomeProducts = referenceTable(
  'take_home_products',
  {
    productCode: text().primaryKey(),
    restaurantCode: text().notNull(),
    orderSeq: smallint().notNull(),
    prodNm: text().notNull(),
    prodNmEng: text().notNull(),
    /** The dish that it makes: who likes that one is offered this. Null where it makes several. */
    menuCode: text().references(() => dishes.menuCode),
    /** Won. */
    price: integer().notNull(),
    kcal: amount().notNull(),
    carbohydrateG: amount().notNull(),
    proteinG: amount().notNull(),
    fatG: amount().notNull(),
    sugarG: amount().notNull(),
    fibreG: amount().notNull(),
    sodiumMg: amount().notNull(),
    /** For how many, or what is in it. */
    servingTxt: text().notNull(),
    servingTxtEng: text().notNull(),
    /** Minutes at the stove at home; null where there is nothing to cook. */
    cookMin: smallint(),
    prodCntnt: text().notNull(),
    prodCntntEng: text().notNull(),
    expiryTxt: text().notNull(),
    expiryTxtEng: text().notNull(),
    /** False: nobody has declared this kit. Then the absence of codes says nothing, least of all "safe". */
    allergensKnown: boolean().notNull(),
    allergenCodes: text().array().notNull(),
  },
  // Named here because the generated name passes Postgres's 63 characters.
  (t) => [
    foreignKey({
      name: 'take_home_products_place',
      columns: [t.restaurantCode],
      foreignColumns: [takeHomePlaces.restaurantCode],
    }),
  ],
)

/**
 * A kit on a day it is sold. What is left goes down by one conditional update with every order, and never below zero.
 */
export const takeHomeDays = referenceTable(
  'take_home_days',
  {
    /** What orders it. Never five digits long: those are the courses’. */
    prodSeq: integer().notNull(),
    productCode: text()
      .notNull()
      .references(() => takeHomeProducts.productCode),
    salesDt: text().notNull(),
    remainCnt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.prodSeq] }),
    unique('take_home_days_once').on(t.salesDt, t.productCode),
    index('take_home_days_product').on(t.productCode),
    check('take_home_days_left', sql`${t.remainCnt} >= 0`),
  ],
)
