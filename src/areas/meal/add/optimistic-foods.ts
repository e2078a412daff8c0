import type { Schemas } from '#src/contract/schemas.ts'
import { roundTo } from '#src/lib/numbers.ts'
import { withFood, withNumbers } from '../day/optimistic-day.ts'
import type { MealOfDay } from './add-foods.machine.ts'
import { isOwn, nutrientOf, type Amount, type Portioned } from './amount.ts'
import type { Basket, Chosen } from './basket.ts'
import { foodsOfMeal } from './food.ts'
import { eatenAt } from './moment.ts'

type Foods = Schemas['DayEatMealMenu']
type Food = Schemas['MealFood']

/**
 * The number of a food that the server has not answered for yet, by its place in the basket: below all that the server
 * gives.
 */
const unnumbered = (at: number): number => -1 - at

const NOTHING_KNOWN = {
  totCho: null,
  totProtein: null,
  totFat: null,
  totSugar: null,
  totFib: null,
  totNa: null,
} as const
/** Empty: nobody knows it. */
const kcalText = (kcal: number | null): string => (kcal === null ? '' : String(roundTo(kcal, 1)))
const unitNames = ({ name, nameEng }: Chosen['unit']) => ({ unitNm: name, unitNmEng: nameEng ?? '' })

/**
 * The foods of a day with what is being recorded for a meal: a food that it has gets the new amount, unless it was
 * eaten once more.
 */
export function withChosen(day: Foods, asked: MealOfDay, basket: Basket): Foods {
  const again = new Set(asked.again?.map(({ foodId }) => foodId))
  const there = foodsOfMeal(day, asked.meal)
  return basket.reduce((foods, chosen, at) => {
    // Of a food that the meal has twice the server changes the later record.
    const before = again.has(chosen.foodId)
      ? undefined
      : there
          .filter(({ foodId }) => foodId === chosen.foodId)
          .toSorted((one, other) => one.hcUclSeqNo - other.hcUclSeqNo)
          .at(-1)
    return withFood(foods, recordOf(chosen, asked, before, unnumbered(at)))
  }, day)
}

function recordOf(
  { foodId, name, nameEng, servingKcal, unit, qty }: Chosen,
  { day, meal, eatDt }: MealOfDay,
  before: Food | undefined,
  number: number,
): Food {
  const amount = {
    kcal: kcalText(servingKcal === null ? null : servingKcal * unit.servings * qty),
    ...NOTHING_KNOWN,
    eatQty: qty,
    unitCode: unit.code,
    ...unitNames(unit),
  }
  if (before) return { ...before, ...amount, eatDt: eatDt ?? before.eatDt }
  return {
    hcUclSeqNo: number,
    hcId: '',
    datauuid: null,
    eatDt: eatDt ?? eatenAt(day, meal),
    menuMealType: meal as Schemas['MealType'], // checked where the meal came from an address
    sourceCode: isOwn(foodId) ? 'WRITE' : 'SEARCH',
    foodId,
    favYn: 'N',
    menuName: name,
    menuNameEng: nameEng,
    dishTxt: null,
    dishTxtEng: null,
    ...amount,
  }
}

/** The foods of a day with the numbers that the server has given to those of the basket. */
export const numberChosen = (day: Foods, basket: Basket, numberOf: (chosen: Chosen) => number | undefined): Foods =>
  withNumbers(day, new Map(basket.map((chosen, at) => [unnumbered(at), numberOf(chosen)])))

/** The foods of a day with another amount of a record. */
export function withAmount(day: Foods, hcUclSeqNo: number, { serving }: Portioned, amount: Amount): Foods {
  const before = day.mealList.flatMap(({ foodList }) => foodList).find((food) => food.hcUclSeqNo === hcUclSeqNo)
  if (before === undefined) return day
  const { unit, qty } = amount
  return withFood(day, {
    ...before,
    kcal: kcalText(nutrientOf(serving.kcal, amount)),
    ...NOTHING_KNOWN,
    eatQty: qty,
    unitCode: unit.code,
    ...unitNames(unit),
  })
}
