import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'

/** Every food of a day, or of a meal, the earliest first; kept as its day is. */
export const foodsQuery = (baseDt: Day, menuMealType: MealType | undefined) =>
  queryOptions({
    ...query('post', '/api/diary/foodEatList', { body: { baseDt, ...(menuMealType && { menuMealType }) } }),
    meta: { keptOffline: true },
  })
