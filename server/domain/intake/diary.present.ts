import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { wholeText } from '#server/wire.ts'
import type { IntakeRow } from './queries.ts'

/** Days that have records, the newest first; their meals by the first thing eaten. */
export function diaryDays(foods: readonly IntakeRow[], eatKcalGoal: number | null) {
  const days = Map.groupBy(foods, ({ eatDt }) => eatDt.slice(0, 8))
  return [...days]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([baseDt, ofDay]) => ({ baseDt, eatKcal: Math.round(kcalOf(ofDay)), eatKcalGoal, drinkKcal: null, mealList: mealsOf(ofDay) }))
}

/** Foods come in order of time, so their groups do too. */
const mealsOf = (foods: readonly IntakeRow[]) =>
  [...Map.groupBy(foods, ({ mealType }) => mealType)].map(([mealType, rows]) => ({
    menuMealType: mealTypeOf(mealType),
    menuMealTypeTxt: mealNames[mealType]?.ko ?? '',
    eatDt: rows[0]?.eatDt ?? '',
    foodNmTxt: rows.map((row) => row.foodName).join(','),
    foodCnt: rows.length,
    sumKcal: wholeText(kcalOf(rows)),
    photoUrl: null,
    dishTxt: rows.map((row) => row.dishTxt ?? row.foodName).join(','),
  }))

const kcalOf = (foods: readonly IntakeRow[]): number => foods.reduce((sum, food) => sum + food.kcal, 0)
