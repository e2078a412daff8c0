/** Foods that a member can put into a meal: those of the food table and the member's own. Nobody else's. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { type FoodUnit, foods, foodUnits, ownFoods } from './schema.ts'

export type Unit = { unitCode: FoodUnit; unitName: string; unitNameEng: string; servings: number }

/** Own foods are told in servings. */
export const SERVING: Unit = { unitCode: 'SERVING', unitName: '인분', unitNameEng: 'serving', servings: 1 }

/** Energy and nutrients of one serving; a null is "not known". */
export const NUTRIENTS = ['carbohydrateG', 'proteinG', 'fatG', 'sugarG', 'fibreG', 'sodiumMg'] as const

export type Food = {
  foodId: string
  foodName: string
  foodNameEng: string | null
  brandName: string | null
  servingTxt: string | null
  servingTxtEng: string | null
  kcal: number
  carbohydrateG: number | null
  proteinG: number | null
  fatG: number | null
  sugarG: number | null
  fibreG: number | null
  sodiumMg: number | null
  saturatedFatG: number | null
  transFatG: number | null
  cholesterolMg: number | null
  calciumMg: number | null
  /** Null for a food that the member typed in. */
  source: string | null
  estimated: boolean
}

/** Of the food table and of the member's own: the same names in the same order, so that both can stand in one list. */
const nutrientsOf = (table: typeof foods | typeof ownFoods) => ({
  kcal: table.kcal,
  carbohydrateG: table.carbohydrateG,
  proteinG: table.proteinG,
  fatG: table.fatG,
  sugarG: table.sugarG,
  fibreG: table.fibreG,
  sodiumMg: table.sodiumMg,
  saturatedFatG: table.saturatedFatG,
  transFatG: table.transFatG,
  cholesterolMg: table.cholesterolMg,
  calciumMg: table.calciumMg,
})

const ofTable = {
  foodId: foods.foodId,
  foodName: foods.foodName,
  foodNameEng: sql<string | null>`${foods.foodNameEng}`.as('food_name_eng'),
  brandName: foods.brandName,
  servingTxt: sql<string | null>`${foods.servingTxt}`.as('serving_txt'),
  servingTxtEng: sql<string | null>`${foods.servingTxtEng}`.as('serving_txt_eng'),
  ...nutrientsOf(foods),
  source: sql<string | null>`${foods.source}`.as('source'),
  estimated: sql<boolean>`${foods.estimated}`.as('estimated'),
}

const ofMember = {
  foodId: ownFoods.foodId,
  foodName: ownFoods.foodName,
  foodNameEng: sql<string | null>`null::text`.as('food_name_eng'),
  brandName: sql<string | null>`null::text`.as('brand_name'),
  servingTxt: sql<string | null>`${ownFoods.servingTxt}`.as('serving_txt'),
  servingTxtEng: sql<string | null>`null::text`.as('serving_txt_eng'),
  ...nutrientsOf(ownFoods),
  source: sql<string | null>`null::text`.as('source'),
  estimated: sql<boolean>`false`.as('estimated'),
}

/** Foods that a condition holds of, as a table `food`; an undefined one holds of all. */
export function foodsWhere(
  db: Queryable,
  hcId: string,
  where: { ofTable: SQL | undefined; ofMember: SQL | undefined },
) {
  return unionAll(
    db.select(ofTable).from(foods).where(where.ofTable),
    db
      .select(ofMember)
      .from(ownFoods)
      .where(and(eq(ownFoods.hcId, hcId), isNull(ownFoods.removedAt), where.ofMember)),
  ).as('food')
}

/**
 * Foods by their ids; what there is not, another member's own included, is left out. One statement, units along with
 * it.
 */
export async function foodsByIds(
  db: Queryable,
  hcId: string,
  foodIds: readonly string[],
): Promise<Map<string, Food & { units: Unit[] }>> {
  const ids = [...foodIds]
  const food = foodsWhere(db, hcId, { ofTable: inArray(foods.foodId, ids), ofMember: inArray(ownFoods.foodId, ids) })
  // Columns by hand: drizzle leaves the table's name out where there is one table alone, and both have a `food_id`.
  const units = sql<Unit[] | null>`(
    select json_agg(json_build_object('unitCode', unit.unit_code, 'unitName', unit.unit_name,
        'unitNameEng', unit.unit_name_eng, 'servings', unit.servings)
      order by unit.order_seq)
    from ${foodUnits} as unit where unit.food_id = food.food_id)`
  const rows = await db.select({ ...columnsOf(food), units }).from(food)
  return new Map(rows.map(({ units: known, ...row }) => [row.foodId, { ...row, units: known ?? [SERVING] }]))
}

/** A food's columns in a select from `foodsWhere`. */
export const columnsOf = (food: ReturnType<typeof foodsWhere>) => ({
  foodId: food.foodId,
  foodName: food.foodName,
  foodNameEng: food.foodNameEng,
  brandName: food.brandName,
  servingTxt: food.servingTxt,
  servingTxtEng: food.servingTxtEng,
  kcal: food.kcal,
  carbohydrateG: food.carbohydrateG,
  proteinG: food.proteinG,
  fatG: food.fatG,
  sugarG: food.sugarG,
  fibreG: food.fibreG,
  sodiumMg: food.sodiumMg,
  saturatedFatG: food.saturatedFatG,
  transFatG: food.transFatG,
  cholesterolMg: food.cholesterolMg,
  calciumMg: food.calciumMg,
  source: food.source,
  estimated: food.estimated,
})
