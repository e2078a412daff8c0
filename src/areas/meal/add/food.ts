import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import { firstQty, type Basket, type Chosen, type FoodUnit } from './basket.ts'

/** A food that can be chosen. */
export interface Food {
  foodId: string
  /** In Korean: it chooses the drawn bowl, too. */
  name: string
  nameEng: string | null
  brand: string | null
  brandEng: string | null
  servingKcal: number | null
  /** The one that one tap takes. */
  unit: FoodUnit
  favourite: boolean
  /** Typed in by the member. */
  own: boolean
}

/** A food that was eaten lately, with the amount of last time. */
export interface RecentFood extends Food {
  seq: number
  qty: number
}

export interface FavouriteFood extends Food {
  seq: number
}

type Row = Schemas['MealMenu']

const unitOf = ({
  unitCode,
  unitNm,
  unitNmEng,
  servingQty,
}: Pick<Row, 'unitCode' | 'unitNm' | 'unitNmEng' | 'servingQty'>): FoodUnit => ({
  code: unitCode,
  name: unitNm,
  nameEng: unitNmEng,
  servings: servingQty,
})

export function toFood(row: Row & { ownYn?: 'Y' | 'N' }): Food {
  return {
    foodId: row.foodId,
    name: row.menuName,
    nameEng: row.menuNameEng,
    brand: row.brandNm,
    brandEng: row.brandNmEng,
    servingKcal: parseWireNumber(row.kcal),
    unit: unitOf(row),
    favourite: row.favYn === 'Y',
    own: row.ownYn === 'Y',
  }
}

export const toRecent = (row: Schemas['RcntMealMenu']): RecentFood => ({
  ...toFood(row),
  seq: row.rcntSeq,
  qty: row.eatQty,
})

export const toFavourite = (row: Schemas['FavMealMenu']): FavouriteFood => ({ ...toFood(row), seq: row.favSeq })

/** A food as it comes into the basket: with the given amount, else with the usual one. */
export const chosenOf = ({ foodId, name, nameEng, servingKcal, unit }: Food, qty = firstQty(unit)): Chosen => ({
  foodId,
  name,
  nameEng,
  servingKcal,
  unit,
  qty,
})

/**
 * A food of the meal record as it comes into the basket again; null where it cannot be chosen: a course, a box, what
 * the phone brought. Its energy is that of the eaten amount, so its unit counts as the serving.
 */
export function chosenAgain(food: Schemas['MealFood']): Chosen | null {
  const { foodId, menuName, menuNameEng, kcal, unitCode, unitNm, unitNmEng, eatQty } = food
  if (foodId === null || eatQty <= 0) return null
  const eaten = parseWireNumber(kcal)
  return {
    foodId,
    name: menuName,
    nameEng: menuNameEng,
    servingKcal: eaten === null ? null : eaten / eatQty,
    unit: { code: unitCode, name: unitNm, nameEng: unitNmEng, servings: 1 },
    qty: eatQty,
  }
}

/** The foods of a meal of a day's answer; empty without one. */
export const foodsOfMeal = (
  day: Pick<Schemas['DayEatMealMenu'], 'mealList'>,
  meal: string,
): readonly Schemas['MealFood'][] => day.mealList.find(({ menuMealType }) => menuMealType === meal)?.foodList ?? []

/**
 * Foods of a meal as a basket holds them, each once: what was eaten once more counts with the first, where it was
 * counted in the same unit.
 */
export const together = (foods: readonly Chosen[]): Basket =>
  foods.reduce<Basket>((basket, food) => {
    const same = basket.find(({ foodId, unit }) => foodId === food.foodId && unit.code === food.unit.code)
    if (!same) return [...basket, food]
    return basket.map((one) => (one === same ? sumOf(same, food) : one))
  }, [])

/** A sum of two foods: both come from a record, so the unit of each counts as its serving. */
function sumOf(one: Chosen, more: Chosen): Chosen {
  const qty = roundTo(one.qty + more.qty, 2)
  const servingKcal =
    one.servingKcal === null || more.servingKcal === null
      ? null
      : (one.servingKcal * one.qty + more.servingKcal * more.qty) / qty
  return { ...one, servingKcal, qty }
}

/** A whole meal to eat again; null unless every food of it can be chosen again. */
export function mealAgain(foods: readonly Schemas['MealFood'][]): Basket | null {
  const chosen = foods.map(chosenAgain)
  const whole = chosen.filter((food) => food !== null)
  if (whole.length === 0 || whole.length < chosen.length) return null
  const basket = together(whole)
  // In two units it cannot stand in one basket.
  return new Set(basket.map(({ foodId }) => foodId)).size === basket.length ? basket : null
}

/** The last day before `day` of a diary on which this meal has food, newest last or first. */
export function lastDayOf(days: readonly Schemas['DiaryDay'][], meal: string, day: string): string | null {
  const held = days.filter(
    ({ baseDt, mealList }) => baseDt < day && mealList.some(({ menuMealType }) => menuMealType === meal),
  )
  return (
    held
      .map(({ baseDt }) => baseDt)
      .toSorted()
      .at(-1) ?? null
  )
}
