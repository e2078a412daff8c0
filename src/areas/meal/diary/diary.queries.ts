import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import { weeksOf } from './weeks.ts'

/** The diary is read without a connection, too; it is kept encrypted. */
const kept = { meta: { keptOffline: true } } as const

/** The days of a range that have a record; at most 31. */
export const diaryDaysQuery = (startDt: Day, endDt: Day, background = false) =>
  queryOptions({ ...query('post', '/api/diary/getDiaryMealList', { body: { startDt, endDt }, background }), ...kept })

/** The week of a day, Monday to that day. */
export const weekSoFarQuery = (day: Day, background = false) =>
  diaryDaysQuery(weekOf(day)[0] ?? addDays(day, -6), day, background)

/** Four weeks a page, a year at most: nothing older can be recorded, and the search of past meals finds it. */
const PAGE_DAYS = 28
const MOST_PAGES = 13

/** The weeks before `monday`, page by page backwards. Each page is a query of its own, kept and made stale as any. */
export const earlierWeeksQuery = (monday: Day) =>
  infiniteQueryOptions({
    queryKey: ['/api/diary/getDiaryMealList', 'backwards', monday] as const,
    queryFn: async ({ client, pageParam: to }) => {
      const from = addDays(to, 1 - PAGE_DAYS)
      return weeksOf(await client.fetchQuery(diaryDaysQuery(from, to, true)), from, to)
    },
    initialPageParam: addDays(monday, -1),
    getNextPageParam: (_page, pages, to) => (pages.length < MOST_PAGES ? addDays(to, -PAGE_DAYS) : undefined),
  })
