import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { dayOfSearch } from '#src/domain/meal/day-of-search.ts'
import type { Day } from '#src/lib/days.ts'

/** The member reads yesterday's advice without a connection too. */
const kept = { meta: { keptOffline: true } } as const

/** The day of an address; one to come, or that is none, is today. Without one the server says which day it is. */
export const boardDay = (asked: Day | undefined, now: Date): Day | undefined =>
  asked === undefined ? undefined : dayOfSearch(asked, now)

const of = (day: Day | undefined) => ({ params: { query: { ...(day !== undefined && { baseDt: day }) } } })

export const boardQuery = (day: Day | undefined) =>
  queryOptions({ ...query('get', '/api/coach/getMealBoard', of(day)), ...kept })

export const nutrientsQuery = (day: Day | undefined) =>
  queryOptions({ ...query('get', '/api/coach/getDailyNutrientInfo', of(day)), ...kept })

/** What each nutrient is for, and what is advised for this member. */
export const nutrientTableQuery = () =>
  queryOptions({ ...query('get', '/api/coach/getNutriList'), staleTime: 60 * 60_000 })

export const prefetchBoard = (client: QueryClient, day: Day | undefined) =>
  Promise.all([client.ensureQueryData(boardQuery(day)), client.ensureQueryData(nutrientsQuery(day))])
