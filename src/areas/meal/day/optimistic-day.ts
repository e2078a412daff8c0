import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import type { Day } from '#src/lib/days.ts'
import { dayFoodsQuery, dayMealsQuery } from './day.queries.ts'

type Foods = Schemas['DayEatMealMenu']
type Food = Schemas['MealFood']

/** The number of a food that the server has not answered for yet. */
export const NO_NUMBER = 0

/** Shows a changed day before the server has answered, where the day is known on this phone. @returns the way back */
export function showDay(queryClient: QueryClient, day: Day, change: (foods: Foods) => Foods): () => void {
  const [foodsKey, mealsKey] = [dayFoodsQuery(day).queryKey, dayMealsQuery(day).queryKey]
  const [foods, meals] = [queryClient.getQueryData(foodsKey), queryClient.getQueryData(mealsKey)]
  const after = foods && change(foods)
  queryClient.setQueryData(foodsKey, after)
  queryClient.setQueryData(mealsKey, meals && after && withEaten(meals, after.eatKcal))
  return () => {
    queryClient.setQueryData(foodsKey, foods)
    queryClient.setQueryData(mealsKey, meals)
  }
}

/** The foods of a day without these. */
export function withoutFoods(day: Foods, numbers: ReadonlySet<number>): Foods {
  const mealList = day.mealList.flatMap((meal) => {
    const foodList = meal.foodList.filter(({ hcUclSeqNo }) => !numbers.has(hcUclSeqNo))
    if (foodList.length === meal.foodList.length) return [meal]
    return foodList.length === 0 ? [] : [{ ...meal, foodList, eatKcal: sumOf(foodList) }]
  })
  return summed(day, mealList)
}

/**
 * The foods of a day with this one, which takes the place of its own earlier record. It ends the mark of a skipped
 * meal.
 */
export function withFood(day: Foods, food: Food): Foods {
  const { mealList } = withoutFoods(day, new Set([food.hcUclSeqNo]))
  const { menuMealType } = food
  const told = mealList.find((meal) => meal.menuMealType === menuMealType) ?? {
    menuMealType,
    menuMealTypeTxt: '',
    foodList: [],
  }
  const foodList = [...told.foodList, food].sort((one, other) => one.eatDt.localeCompare(other.eatDt))
  const meal = { ...told, nfYn: 'N' as const, foodList, eatKcal: sumOf(foodList) }
  return summed(
    day,
    [...mealList.filter((each) => each.menuMealType !== menuMealType), meal].sort((one, other) =>
      one.menuMealType.localeCompare(other.menuMealType),
    ),
  )
}

/** The foods of a day with another time of this one. */
export function withTime(day: Foods, number: number, eatDt: Food['eatDt']): Foods {
  const food = day.mealList.flatMap(({ foodList }) => foodList).find(({ hcUclSeqNo }) => hcUclSeqNo === number)
  return food ? withFood(day, { ...food, eatDt }) : day
}

/** The foods of a day with the numbers that the server has given meanwhile, by those that stood for them. */
export function withNumbers(day: Foods, given: ReadonlyMap<number, number | undefined>): Foods {
  const numbered = (food: Food): Food => ({ ...food, hcUclSeqNo: given.get(food.hcUclSeqNo) ?? food.hcUclSeqNo })
  return { ...day, mealList: day.mealList.map((meal) => ({ ...meal, foodList: meal.foodList.map(numbered) })) }
}

/** The day's energy with another sum of what was eaten. */
export const withEaten = (info: Schemas['DayMealInfo'], eatKcal: number | null): Schemas['DayMealInfo'] => ({
  ...info,
  eatKcal,
  remainKcal: info.eatKcalGoal === null ? null : info.eatKcalGoal - (eatKcal ?? 0),
})

function summed(day: Foods, mealList: Foods['mealList']): Foods {
  const told = mealList.flatMap(({ eatKcal }) => (eatKcal === null ? [] : [eatKcal]))
  return { ...day, mealList, eatKcal: told.length === 0 ? null : told.reduce((sum, kcal) => sum + kcal, 0) }
}

/** Energy in whole kilocalories; null where nobody knows it of any food. */
function sumOf(foods: readonly Food[]): number | null {
  const told = foods.flatMap(({ kcal }) => parseWireNumber(kcal) ?? [])
  return told.length === 0 ? null : Math.round(told.reduce((sum, kcal) => sum + kcal, 0))
}
