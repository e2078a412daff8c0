import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { dayOf, type WireTime } from '#src/lib/wire-time.ts'

/** A meal of a day: everything that stood on the table, by its Korean name. */
export interface EatenMeal {
  type: string
  bowls: string[]
  kcal: number | null
}

/** What was eaten on a day, in order of time. */
export const dayMealsQuery = (day: Day) =>
  queryOptions({
    ...query('post', '/api/diary/getDiaryMealList', { body: { startDt: day, endDt: day }, background: true }),
    select: toMeals,
  })

const toMeals = (days: readonly Schemas['DiaryDay'][]): EatenMeal[] =>
  (days[0]?.mealList ?? []).map((meal) => ({
    type: meal.menuMealType,
    bowls: splitJoined(meal.dishTxt ?? meal.foodNmTxt),
    kcal: parseWireNumber(meal.sumKcal),
  }))

/** The table is there when home is drawn; without it the card says so itself. */
export const prefetchDay = (queryClient: QueryClient, nowDt: WireTime) =>
  queryClient.ensureQueryData(dayMealsQuery(dayOf(nowDt))).catch(() => undefined)
