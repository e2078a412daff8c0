import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Day } from '#src/lib/days.ts'
import { favouriteFoodsQuery, recentFoodsQuery } from './add-foods.queries.ts'
import { dayFor, mealNow } from './moment.ts'
import type { addFoodsSearch } from './search.ts'

type Search = v.InferOutput<typeof addFoodsSearch>

/** What an address asks for; without a day today, without a meal the one of the hour. */
export function forMeal({ day: asked, meal, q, from, fromMeal, ...rest }: Search, now = new Date()) {
  const copied: { day: Day; meal: string } | undefined = from && fromMeal ? { day: from, meal: fromMeal } : undefined
  return { day: dayFor(asked, now), meal: meal ?? mealNow(now), word: q, from: copied, ...rest }
}

/** What every start of the flow stands on; favourites are not waited for. */
export function openAddFoods(queries: QueryClient) {
  void queries.prefetchQuery(favouriteFoodsQuery())
  return queries.ensureQueryData(recentFoodsQuery())
}
