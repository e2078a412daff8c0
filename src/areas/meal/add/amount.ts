import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { firstQty, isMeasured, type Chosen, type FoodUnit } from './basket.ts'

/** Nutrients of one serving; null is unknown, never zero. */
export interface Nutrients {
  kcal: number | null
  cho: number | null
  protein: number | null
  fat: number | null
  sugar: number | null
  fibre: number | null
  sodiumMg: number | null
  saturatedFat: number | null
  cholesterolMg: number | null
  calciumMg: number | null
}

/** A food whose amount is set: the units it is counted in, and what one serving holds. */
export interface Portioned {
  foodId: string
  name: string
  nameEng: string | null
  brand: string | null
  brandEng: string | null
  units: readonly [FoodUnit, ...FoodUnit[]]
  serving: Nutrients
  favourite: boolean
  own: boolean
  /** Worked out and not measured. */
  estimated: boolean
  source: string | null
}

/** How much of it, in one of its units. */
export interface Amount {
  unit: FoodUnit
  qty: number
}

type Row = Pick<Schemas['NtntDetail'], 'kcal' | 'totCho' | 'totProtein' | 'totFat' | 'totSugar' | 'totFib' | 'totNa'>

const nutrientsOf = (
  row: Row,
  more: Partial<Pick<Schemas['NtntDetail'], 'totSatFat' | 'totChol' | 'totCalcium'>> = {},
): Nutrients => ({
  kcal: parseWireNumber(row.kcal),
  cho: parseWireNumber(row.totCho),
  protein: parseWireNumber(row.totProtein),
  fat: parseWireNumber(row.totFat),
  sugar: parseWireNumber(row.totSugar),
  fibre: parseWireNumber(row.totFib),
  sodiumMg: parseWireNumber(row.totNa),
  saturatedFat: parseWireNumber(more.totSatFat),
  cholesterolMg: parseWireNumber(more.totChol),
  calciumMg: parseWireNumber(more.totCalcium),
})

const unitOf = ({ unitCode, unitNm, unitNmEng, servingQty }: Schemas['NtntUnit']): FoodUnit => ({
  code: unitCode,
  name: unitNm,
  nameEng: unitNmEng,
  servings: servingQty,
})

/** Whether a food is the member's own, as its key says. */
export const isOwn = (foodId: string): boolean => foodId.startsWith('F9')

/** A food of the table. The contract promises a unit; a food without one is counted by the serving. */
export function toPortioned(food: Schemas['NtntDetail']): Portioned {
  const [first = { code: 'SERVING', name: '인분', nameEng: 'serving', servings: 1 } satisfies FoodUnit, ...others] =
    food.unitList.map(unitOf)
  return {
    foodId: food.foodId,
    name: food.menuName,
    nameEng: food.menuNameEng,
    brand: food.brandNm,
    brandEng: food.brandNmEng,
    units: [first, ...others],
    serving: nutrientsOf(food, food),
    favourite: food.favYn === 'Y',
    own: isOwn(food.foodId),
    estimated: food.estimateYn === 'Y',
    source: food.sourceTxt,
  }
}

/**
 * A food as a record has it: where it was changed since, the record keeps its name and the values that it was saved
 * with.
 */
export function asRecorded(food: Portioned, record: Schemas['MealFoodDetail']): Portioned {
  const unit = food.units.find(({ code }) => code === record.unitCode)
  if (unit === undefined) return food
  return {
    ...food,
    name: record.menuName,
    nameEng: record.menuNameEng,
    serving: { ...food.serving, ...perServing(record, record.eatQty * unit.servings) },
  }
}

/** What one serving of a record holds; null stays unknown. */
function perServing(record: Schemas['MealFoodDetail'], servings: number) {
  const eaten = nutrientsOf(record)
  const one = (value: number | null) => (value === null ? null : value / servings)
  return {
    kcal: one(eaten.kcal),
    cho: one(eaten.cho),
    protein: one(eaten.protein),
    fat: one(eaten.fat),
    sugar: one(eaten.sugar),
    fibre: one(eaten.fibre),
    sodiumMg: one(eaten.sodiumMg),
  }
}

/**
 * A record by itself, when its food is in the table no more: it is what it was when it was saved, in the unit it was
 * saved in.
 */
export function ofRecord(record: Schemas['MealFoodDetail'], foodId: string): Portioned {
  return {
    foodId,
    name: record.menuName,
    nameEng: record.menuNameEng,
    brand: record.brandNm,
    brandEng: null,
    units: [{ code: record.unitCode, name: record.unitNm, nameEng: record.unitNmEng, servings: 1 }],
    serving: { ...nutrientsOf(record), ...perServing(record, record.eatQty) },
    favourite: record.favYn === 'Y',
    own: false,
    estimated: false,
    source: null,
  }
}

/** Where the page begins: with what was recorded or chosen, else with one of the usual unit. */
export function firstAmount(
  { units }: Pick<Portioned, 'units'>,
  before: { code: string; qty: number } | undefined,
): Amount {
  const unit = units.find(({ code }) => code === before?.code)
  return unit && before ? { unit, qty: before.qty } : { unit: units[0], qty: firstQty(units[0]) }
}

/** A nutrient of the amount. */
export const nutrientOf = (perServing: number | null, { unit, qty }: Amount): number | null =>
  perServing === null ? null : perServing * unit.servings * qty

/** How many bowls are drawn: pieces and bowls as they are counted, weights by their servings. */
export const bowlsOf = ({ unit, qty }: Amount): number =>
  isMeasured(unit) ? Math.max(0.25, Math.round(qty * unit.servings * 4) / 4) : qty

/** The amount of so many bowls. */
export const amountOfBowls = (bowls: number, unit: FoodUnit): number =>
  isMeasured(unit) ? Math.round(bowls / unit.servings) : bowls

/**
 * The same amount by weight, for the line under the number; undefined where the food has no weight, or is weighed
 * already.
 */
export function weightOf({ unit, qty }: Amount, units: readonly FoodUnit[]): Amount | undefined {
  const weight = units.find(isMeasured)
  return weight && !isMeasured(unit)
    ? { unit: weight, qty: Math.round((qty * unit.servings) / weight.servings) }
    : undefined
}

/** The food as it comes into the basket. */
export const chosenAs = ({ foodId, name, nameEng, serving }: Portioned, { unit, qty }: Amount): Chosen => ({
  foodId,
  name,
  nameEng,
  servingKcal: serving.kcal,
  unit,
  qty,
})
