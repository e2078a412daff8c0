/**
 * What can be put into a meal: the food table, what a member typed in, and what a member takes again and again.
 * `food_id` is `M` and the code of a dish of the kitchen, `F` and a number of the food table, or `F9` and a number of
 * the member's own foods.
 */
import { boolean, index, integer, numeric, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { amount, instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Units on the wire: a serving, a piece, grams, millilitres, a glass. */
export type FoodUnit = 'SERVING' | 'PIECE' | 'GRAM' | 'ML' | 'GLASS'

/** Servings in one unit: eight decimals, since 300 of the grams of a serving of 300 are one. */
const servings = () => numeric({ precision: 14, scale: 8, mode: 'number' })

/** Of one serving. Grams; sodium, cholesterol and calcium in milligrams. A null is "not known", never zero. */
const nutrients = () => ({
  kcal: amount().notNull(),
  carbohydrateG: amount(),
  proteinG: amount(),
  fatG: amount(),
  sugarG: amount(),
  fibreG: amount(),
  sodiumMg: amount(),
  saturatedFatG: amount(),
  transFatG: amount(),
  cholesterolMg: amount(),
  calciumMg: amount(),
})

/** The food table: every dish of the kitchen, and home and packaged foods. */
export const foods = referenceTable('foods', {
  foodId: text().primaryKey(),
  foodName: text().notNull(),
  foodNameEng: text().notNull(),
  /** Maker or restaurant; null for home cooking. */
  brandName: text(),
  /** What one serving is, `1개 (50 g)`. */
  servingTxt: text().notNull(),
  servingTxtEng: text().notNull(),
  ...nutrients(),
  /** The name as it is searched: letters of the keyboard, without spaces. */
  searchKey: text().notNull(),
  /** Where the values come from. */
  source: text().notNull(),
  /** Worked out by us and not measured. */
  estimated: boolean().notNull(),
})

/** Units of a food, the usual one first. */
export const foodUnits = referenceTable(
  'food_units',
  {
    foodId: text()
      .notNull()
      .references(() => foods.foodId),
    orderSeq: smallint().notNull(),
    unitCode: text().$type<FoodUnit>().notNull(),
    unitName: text().notNull(),
    unitNameEng: text().notNull(),
    servings: servings().notNull(),
  },
  (t) => [primaryKey({ columns: [t.foodId, t.orderSeq] }), unique('food_units_code').on(t.foodId, t.unitCode)],
)

/** Foods that a member typed in. One that was removed stays, since records and favourites point at it. */
export const ownFoods = memberTable(
  'own_foods',
  {
    hcId: ownerKey(),
    foodId: text().notNull(),
    foodName: text().notNull(),
    servingTxt: text(),
    ...nutrients(),
    searchKey: text().notNull(),
    savedAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.foodId] })],
)

/**
 * Foods eaten lately, with the amount of the last time. What was taken off the list comes back when it is eaten again.
 */
export const recentFoods = memberTable(
  'recent_foods',
  {
    hcId: ownerKey(),
    foodId: text().notNull(),
    rcntSeq: integer().notNull(),
    quantity: amount().notNull(),
    unitCode: text().$type<FoodUnit>().notNull(),
    lastEatDt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.foodId] }),
    unique('recent_foods_number').on(t.hcId, t.rcntSeq),
    index('recent_foods_latest').on(t.hcId, t.lastEatDt),
  ],
)

/** Favourite foods of the meal record, at most 100, in the member's order. Not the liked dishes of a restaurant. */
export const favouriteFoods = memberTable(
  'favourite_foods',
  {
    hcId: ownerKey(),
    favSeq: integer().notNull(),
    foodId: text().notNull(),
    orderSeq: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.favSeq] }), unique('favourite_foods_food').on(t.hcId, t.foodId)],
)
