/** How foods are written down under foods/, and what becomes of it. */
import { searchKey } from '../search.rules.ts'
import type { FoodUnit, foods, foodUnits } from '../schema.ts'
import { INGREDIENTS, type Per100 } from './ingredients.ts'
import { HOUSEHOLD, type Household } from './units.ts'

/**
 * Of one serving: kcal, then carbohydrate, protein, fat, sugar, fibre (g), sodium (mg), and where known saturated fat
 * (g), cholesterol, calcium (mg).
 */
export type Label = readonly [
  kcal: number,
  cho: number,
  protein: number,
  fat: number,
  sugar: number | null,
  fibre: number | null,
  sodium: number | null,
  saturatedFat?: number | null,
  cholesterol?: number | null,
  calcium?: number | null,
]

/**
 * One food: its number, which stays for ever since records and favourites point at it; both names; the usual unit and
 * how much one of it is; what it is made of; and another unit with how many of it are in one of the usual ones.
 *
 * `made` is a recipe of one serving (`밥 150, 단무지 20`, grams of what stands in ingredients.ts), or what foods of that
 * kind usually have.
 */
export type FoodRow = readonly [
  number: number,
  name: string,
  nameEng: string,
  unit: Household,
  amount: number,
  made: string | Label,
  also?: readonly [unit: Household, count: number],
]

export type SeedFood = { food: Required<typeof foods.$inferInsert>; units: (typeof foodUnits.$inferInsert)[] }

/** What is eaten goes by grams, what is drunk by millilitres. */
export const foodsOf = (rows: readonly FoodRow[]): SeedFood[] =>
  rows.map((row) => seedFood(row, { unitCode: 'GRAM', unitName: 'g' }))
export const drinksOf = (rows: readonly FoodRow[]): SeedFood[] =>
  rows.map((row) => seedFood(row, { unitCode: 'ML', unitName: 'mL' }))

export const foodIdFor = (number: number): string => `F${String(number).padStart(6, '0')}`

function seedFood(
  [number, foodName, foodNameEng, unit, amount, made, also]: FoodRow,
  measure: { unitCode: FoodUnit; unitName: string },
): SeedFood {
  const foodId = foodIdFor(number)
  const usual = HOUSEHOLD[unit]
  const units = [
    { ...usual, servings: 1 },
    ...(also === undefined ? [] : [{ ...HOUSEHOLD[also[0]], servings: 1 / also[1] }]),
    { ...measure, unitNameEng: measure.unitName, servings: 1 / amount },
  ]
  return {
    food: {
      foodId,
      foodName,
      foodNameEng,
      brandName: null,
      servingTxt: `1${usual.unitName} (${amount} ${measure.unitName})`,
      servingTxtEng: `1 ${usual.unitNameEng} (${amount} ${measure.unitName})`,
      ...(typeof made === 'string' ? cooked(foodName, made) : fromLabel(made)),
      transFatG: null,
      searchKey: searchKey(foodName, foodNameEng),
    },
    units: units.map((each, index) => ({ foodId, orderSeq: index + 1, ...each })),
  }
}

function fromLabel([
  kcal,
  carbohydrateG,
  proteinG,
  fatG,
  sugarG,
  fibreG,
  sodiumMg,
  saturatedFatG = null,
  cholesterolMg = null,
  calciumMg = null,
]: Label) {
  return {
    kcal,
    carbohydrateG,
    proteinG,
    fatG,
    sugarG,
    fibreG,
    sodiumMg,
    saturatedFatG,
    cholesterolMg,
    calciumMg,
    source: 'KIND',
    estimated: true,
  }
}

/**
 * The sum of what it is made of; of one thing alone it is that thing's measured value. What is unknown of a part is
 * unknown of the whole.
 */
function cooked(foodName: string, recipe: string) {
  const parts = recipe.split(', ').map((part) => {
    const at = part.lastIndexOf(' ')
    const [name, grams] = [part.slice(0, at), Number(part.slice(at + 1))]
    const per100 = INGREDIENTS[name]
    if (per100 === undefined || !(grams > 0)) throw new Error(`${foodName}: nothing is known of "${part}".`)
    return { per100, grams }
  })
  const sum = (index: number, digits: number): number | null => {
    const values = parts.map(({ per100, grams }) => ({ value: per100[index], grams }))
    if (values.some(({ value }) => typeof value !== 'number')) return null
    const total = values.reduce((all, { value, grams }) => all + (Number(value) * grams) / 100, 0)
    // A half goes down: an egg has 77 kcal.
    return Math.ceil(total * 10 ** digits - 0.5) / 10 ** digits
  }
  const [only] = parts
  const usda = parts.length === 1 ? only?.per100[USDA] : undefined
  return {
    kcal: sum(1, 0) ?? 0,
    carbohydrateG: sum(2, 1),
    proteinG: sum(3, 1),
    fatG: sum(4, 1),
    sugarG: sum(5, 1),
    fibreG: sum(6, 1),
    sodiumMg: sum(7, 0),
    saturatedFatG: sum(8, 1),
    cholesterolMg: sum(9, 0),
    calciumMg: sum(10, 0),
    source: sourceOf(usda),
    estimated: typeof usda !== 'number',
  }
}

const USDA = 0 satisfies keyof Per100

/** @param usda undefined: more than one part; null: one thing, but not of that table */
function sourceOf(usda: Per100[typeof USDA] | undefined): string {
  if (usda === undefined) return 'RECIPE'
  return usda === null ? 'KIND' : `USDA ${usda}`
}
