/** Shops with a kitchen beside a restaurant, and what they sell today. */
import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

export const grocerants = referenceTable('grocerants', {
  restaurantCode: text()
    .primaryKey()
    .references(() => restaurants.restaurantCode),
  grocerantCode: text().notNull(),
  grocerantNm: text().notNull(),
  grocerantNmEng: text().notNull(),
  floorTxt: text().notNull(),
  floorTxtEng: text().notNull(),
  /** Every day, `HHmm`. */
  openTm: text().notNull(),
  closeTm: text().notNull(),
})

export const grocerantGoods = referenceTable(
  'grocerant_goods',
  {
    restaurantCode: text()
      .notNull()
      .references(() => grocerants.restaurantCode),
    goodNo: text().notNull(),
    goodNm: text().notNull(),
    goodNmEng: text().notNull(),
    price: integer().notNull(),
    kcal: integer(),
    soldOut: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.goodNo] })],
)
