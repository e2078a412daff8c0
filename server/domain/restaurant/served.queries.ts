/** What restaurants serve on a day. */
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { weekday } from '#server/seoul.ts'
import type { MealTime } from './meal-time.rules.ts'
import { mealTimes, restaurants, restDays } from './schema.ts'

const FRIDAY = 5

export type ServedMeal = MealTime & Pick<typeof restaurants.$inferSelect, 'restaurantCode' | 'restaurantName'>

/** The restaurants of a condition with the meals that they serve on a day; one that rests on it is not among them. */
export function servedOn(tx: Queryable, day: string, which: SQL | undefined): Promise<ServedMeal[]> {
  const { restaurantCode, restaurantName, openWeekends, orderSeq } = restaurants
  const { menuMealType: mealType, opensAt, closesAt } = mealTimes
  return tx
    .select({ restaurantCode, restaurantName, mealType, opensAt, closesAt })
    .from(restaurants)
    .innerJoin(mealTimes, eq(mealTimes.restaurantCode, restaurantCode))
    .leftJoin(restDays, and(eq(restDays.restaurantCode, restaurantCode), eq(restDays.restDt, day)))
    .where(and(which, isNull(restDays.restDt), weekday(day) > FRIDAY ? eq(openWeekends, true) : undefined))
    .orderBy(asc(orderSeq), asc(mealType))
}
