/** Meals as the till has counted them, and the Well Food course of the days of a challenge. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { challenges } from '#server/domain/challenge/schema.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** What the Well Food course is on a day that counts: the same at every restaurant. */
export const wellFoodDays = referenceTable(
  'well_food_days',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    menuDt: text().notNull(),
    /** Its main dish. */
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    /** Of the whole course. */
    sumKcal: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.menuDt] })],
)

/** A Well Food lunch that was paid for: one a day, whatever is bought after it. */
export const tillMeals = memberTable(
  'till_meals',
  {
    hcId: ownerKey(),
    menuDt: text().notNull(),
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.menuDt] })],
)
