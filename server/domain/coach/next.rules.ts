/** Which meal the coach speaks of, and whose courses it looks at. */
import { nextMeal } from '#server/domain/meal/next-meal.rules.ts'
import { isComplete } from '#server/domain/nutrition/advised.rules.ts'
import type { MealTime } from '#server/domain/restaurant/meal-time.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'

export type Coming = {
  /** Code of the meal that is to come today; null once the day is over. */
  meal: string | null
  /** The courses to choose among; undefined where the kitchen serves nothing that is ahead. */
  menu: { menuDt: string; mealType: string } | undefined
}

/** From when on a main meal is not the one to come any more, where no kitchen says so. */
const UNTIL = [
  ['1', '1030'],
  ['2', '1500'],
  ['3', '2400'],
] as const

/** The main meal that the clock says is on or next. */
export const clockMeal = (time: string): string => UNTIL.find(([, until]) => time < until)?.[0] ?? '3'

/**
 * Today: the meal that is on or next and not yet told; where the kitchen has none today, the one that the clock says.
 * Once today is over: tomorrow's first.
 *
 * @param done meals that were eaten or told as skipped
 * @param served what the kitchen serves today and tomorrow
 */
export function comingMeal(
  now: SeoulNow,
  done: ReadonlySet<string>,
  times: readonly MealTime[],
  served: readonly { menuDt: string; mealType: string }[],
): Coming {
  if (isComplete(now.day, now, done.has('3'))) {
    const tomorrow = addDays(now.day, 1)
    return {
      meal: null,
      menu: nextMeal(
        times,
        served.filter(({ menuDt }) => menuDt === tomorrow),
        { day: tomorrow, time: '0000' },
      ),
    }
  }
  const open = served.filter(({ menuDt, mealType }) => menuDt === now.day && !done.has(mealType))
  const menu = nextMeal(times, open, now)
  return menu?.menuDt === now.day
    ? { meal: menu.mealType, menu }
    : { meal: UNTIL.find(([meal, until]) => !done.has(meal) && now.time < until)?.[0] ?? '3', menu: undefined }
}
