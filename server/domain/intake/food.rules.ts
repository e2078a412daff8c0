/**
 * A food of a meal as it is recorded. Its values are kept as they were that day, so that a later change of the food
 * changes no record.
 */
import { type Food, NUTRIENTS, type Unit } from '#server/domain/food/queries.ts'
import type { IntakeRow } from './queries.ts'

/** The most servings of a food at once; above it the sums of a day no longer fit their columns. */
const MOST_SERVINGS = 500

const hundredths = (value: number): number => Math.round(value * 100) / 100

export type Portion = { quantity: number; unit: Unit; servings: number }

/** An amount of a food, or which field is wrong. */
export function portionOf(
  units: readonly Unit[],
  unitCode: string,
  eatQty: number,
): Portion | { wrong: 'unitCode' | 'eatQty' } {
  const unit = units.find((each) => each.unitCode === unitCode)
  if (unit === undefined) return { wrong: 'unitCode' }
  const quantity = hundredths(eatQty)
  const servings = quantity * unit.servings
  return quantity <= 0 || servings > MOST_SERVINGS ? { wrong: 'eatQty' } : { quantity, unit, servings }
}

export type Snapshot = ReturnType<typeof snapshotOf>

/** What a portion of a food is in the record. */
export function snapshotOf(food: Food, { quantity, unit, servings }: Portion) {
  const times = (value: number) => hundredths(value * servings)
  const known = (value: number | null) => (value === null ? null : times(value))
  return {
    foodId: food.foodId,
    source: food.source === null ? ('WRITE' as const) : ('SEARCH' as const),
    foodName: food.foodName,
    foodNameEng: food.foodNameEng,
    quantity,
    unit: unit.unitName,
    unitCode: unit.unitCode,
    kcal: times(food.kcal),
    carbohydrateG: known(food.carbohydrateG),
    proteinG: known(food.proteinG),
    fatG: known(food.fatG),
    sugarG: known(food.sugarG),
    fibreG: known(food.fibreG),
    sodiumMg: known(food.sodiumMg),
  }
}

/**
 * A record in another amount. Of the same food it keeps the values that it was saved with: where the food has changed
 * since, they are scaled and not read anew.
 */
export function changedSnapshot(
  before: IntakeRow,
  food: Food & { units: readonly Unit[] },
  portion: Portion,
): Snapshot {
  const fresh = snapshotOf(food, portion)
  const unit = food.units.find((each) => each.unitCode === before.unitCode)
  if (before.foodId !== food.foodId || unit === undefined || before.quantity === null) return fresh
  const then = snapshotOf(food, { quantity: before.quantity, unit, servings: before.quantity * unit.servings })
  const values = ['kcal', ...NUTRIENTS] as const
  if (then.foodName === before.foodName && values.every((name) => then[name] === before[name])) return fresh
  const factor = portion.servings / (before.quantity * unit.servings)
  const scaled = Object.fromEntries(
    NUTRIENTS.map((name) => [name, before[name] === null ? null : hundredths(before[name] * factor)]),
  ) as Pick<Snapshot, (typeof NUTRIENTS)[number]>
  return {
    ...fresh,
    foodName: before.foodName,
    foodNameEng: before.foodNameEng,
    kcal: hundredths(before.kcal * factor),
    ...scaled,
  }
}
