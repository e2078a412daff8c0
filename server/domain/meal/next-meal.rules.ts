import type { MealTime } from '#server/domain/restaurant/meal-time.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'

/** How far ahead the home hub looks for a meal. */
export const DAYS_AHEAD = 7

/**
 * The meal that is on, else the next one that will be served within a week. It turns to the next one at the minute a
 * meal closes.
 *
 * @param times serving hours of the restaurant
 * @param served which meals have a menu, per day
 */
export function nextMeal(
  times: readonly MealTime[],
  served: readonly { menuDt: string; mealType: string }[],
  now: SeoulNow,
): (MealTime & { menuDt: string }) | undefined {
  const open = new Set(served.map(({ menuDt, mealType }) => `${menuDt} ${mealType}`))
  const inOrder = times.toSorted((a, b) => a.opensAt.localeCompare(b.opensAt))
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const menuDt = addDays(now.day, ahead)
    const found = inOrder.find(
      (time) => open.has(`${menuDt} ${time.mealType}`) && (ahead > 0 || now.time < time.closesAt),
    )
    if (found !== undefined) return { ...found, menuDt }
  }
  return undefined
}
