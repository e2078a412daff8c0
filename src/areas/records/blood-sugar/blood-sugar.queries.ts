import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addMonths, today as dayIn, type Day } from '#src/lib/days.ts'
import { WHOLE } from '../kit/list-end.ts'
import type { Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { kept } from '../kit/record.queries.ts'
import { toNormals, toSugars, type Sugar } from './blood-sugar.ts'

const GRAPH = '/api/healthlog/health/BloodsugarGraph'
const MEALS = '/api/healthlog/nutrition/DayRecord'

export const STALE = [GRAPH] as const satisfies readonly (keyof paths)[]

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'month'

/** The page has one read for list and graph: what three years hold is still a short answer. */
const YEARS_MONTHS = -36

/** Every reading, newest first, with between what each is usual. */
export const sugarQuery = (day: Day) =>
  queryOptions({
    ...query('get', GRAPH, { params: { query: { startDt: addMonths(day, YEARS_MONTHS), endDt: day } } }),
    ...kept,
    select: ({ normalList, list }) => ({ normals: toNormals(normalList), readings: toSugars(list).toReversed() }),
  })

export const useSugars = (day: Day): Readings<Sugar> => ({ readings: useSuspenseQuery(sugarQuery(day)).data.readings, end: WHOLE })

/** About as many meals as a month has; the oldest of a member who records every bite may be left out. */
const MONTH_OF_MEALS = 100

/** What was eaten in the last month. Nobody waits for it. */
export const mealsQuery = (day: Day) =>
  queryOptions({ ...query('get', MEALS, { params: { query: { startDt: addMonths(day, -1), endDt: day, pageNo: 1, pageSize: MONTH_OF_MEALS } }, background: true }), ...kept, select: ({ list }) => list })

export const prefetchSugar = (queryClient: QueryClient, now: Date) => queryClient.ensureQueryData(sugarQuery(dayIn(now)))
