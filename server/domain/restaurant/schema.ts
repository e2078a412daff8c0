/**
 * The places: restaurants with their hours, halls and counters, and which of them a member uses. Column names are the
 * wire's where it has one.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** A cafeteria: `REST` and six digits. */
export const restaurants = referenceTable('restaurants', {
  restaurantCode: text().primaryKey(),
  bizCode: text()
    .notNull()
    .references(() => companies.bizCode),
  restaurantName: text().notNull(),
  restaurantNameEng: text().notNull(),
  /** Place words joined by `|`, never null: one client refuses the whole list otherwise (known-payloads 3.1). */
  restaurantDesc: text().notNull(),
  /** The same words in English; '' where there are none. */
  restaurantDescEng: text().notNull().default(''),
  orderSeq: integer().notNull(),
  useBeacon: yn().notNull().default('N'),
  engMenuYn: yn().notNull().default('N'),
  openWeekends: boolean().notNull(),
  /** Whether its menu names the dishes beside the main one. */
  foodlistShwYn: yn().notNull().default('Y'),
})

/** Serving hours of one restaurant: `opensAt` ≤ now < `closesAt`, both `HHmm`. */
export const mealTimes = referenceTable(
  'meal_times',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    /** 1 아침, 2 점심, 3 저녁, 4 야식, 5 간식, 6 새벽식 (known-payloads 2.8). */
    menuMealType: text().notNull(),
    opensAt: text().notNull(),
    closesAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.menuMealType] })],
)

/** A day on which a restaurant serves nothing, whatever its menus say, and what day that is: 성탄절. */
export const restDays = referenceTable(
  'rest_days',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    restDt: text().notNull(),
    restNm: text().notNull(),
    restNmEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.restDt] })],
)

/** A serving place inside a restaurant: `E` and three letters or digits. */
export const halls = referenceTable(
  'halls',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    hallNo: text().notNull(),
    hallName: text().notNull(),
    hallNameEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.hallNo] })],
)

/** A counter of a hall. `menuCourseType` and hall name it on the wire, `courseTxt` is its label (`A:한식`). */
export const corners = referenceTable(
  'corners',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    hallNo: text().notNull(),
    menuCourseType: text().notNull(),
    courseTxt: text().notNull(),
    /** Without the letter: `한식`. */
    cornerName: text().notNull(),
    cornerNameEng: text().notNull(),
    /** `L1` general, `T1` take-out. */
    salesType: text().$type<'L1' | 'T1'>().notNull(),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.hallNo, t.menuCourseType] })],
)

/** Restaurants used (MYP-08); at most one is the main one. `orderSeq` may pass 90 million (known-payloads 3.2). */
export const memberRestaurants = memberTable(
  'member_restaurants',
  {
    hcId: ownerKey(),
    restaurantCode: text().notNull(),
    mainDiv: yn().notNull().default('N'),
    orderSeq: bigint({ mode: 'number' }).notNull(),
    registeredAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.restaurantCode] }),
    // Named here because the generated name passes Postgres's 63 characters.
    foreignKey({
      name: 'member_restaurants_restaurant',
      columns: [t.restaurantCode],
      foreignColumns: [restaurants.restaurantCode],
    }),
    uniqueIndex('member_restaurants_one_main')
      .on(t.hcId)
      .where(sql`main_div = 'Y'`),
  ],
)
