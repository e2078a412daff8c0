import { infiniteQueryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'
import { pagesOf } from '#src/contract/pages.ts'

/** Meals a page: two screens of them. */
const PAGE_SIZE = 20

/** Meals with a word in the name of a food or a dish, all meals without one; the newest first. */
export const pastMealsQuery = (searchWord: string | undefined, startDt: Day | undefined) =>
  infiniteQueryOptions({
    queryKey: ['/api/healthlog/nutrition/DayRecord', 'pages', searchWord, startDt] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/healthlog/nutrition/DayRecord', {
            params: {
              query: {
                ...(searchWord !== undefined && { searchWord }),
                ...(startDt !== undefined && { startDt }),
                pageNo,
                pageSize: PAGE_SIZE,
              },
            },
            background: true,
          }),
        ),
      keyOf: ({ baseDt, menuMealType }) => `${baseDt} ${menuMealType}`,
    }),
  })
