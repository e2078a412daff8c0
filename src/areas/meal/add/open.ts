import type { QueryClient } from '@tanstack/react-query'
import { favouriteFoodsQuery, recentFoodsQuery } from './add-foods.queries.ts'

/** What every start of the flow stands on; favourites are not waited for. */
export function openAddFoods(queries: QueryClient) {
  void queries.prefetchQuery(favouriteFoodsQuery())
  return queries.ensureQueryData(recentFoodsQuery())
}
