import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useSuspenseInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addMonths, today as dayIn, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { earlierQuery } from '../kit/course.queries.ts'
import { endOf } from '../kit/list-end.ts'
import type { Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { cachedOffline } from '../kit/record.queries.ts'
import { rowsOf, windowsQuery } from '../kit/window.queries.ts'
import { windowStart } from '../kit/windows.ts'
import { keyOf, toNormals, toSugars, type Sugar } from './blood-sugar.ts'
import type { PairMeal } from './meal-response.ts'

const GRAPH = '/api/healthlog/health/BloodsugarGraph'
const MEALS = '/api/healthlog/nutrition/DayRecord'
const FOODS = '/api/healthlog/nutrition/DayEatMealMenu'

export const STALE = [GRAPH] as const satisfies readonly (keyof paths)[]

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'month'

/** The page has one read for list and graph. */
const spanQuery = (startDt: Day, endDt: Day) =>
  queryOptions({ ...query('get', GRAPH, { params: { query: { startDt, endDt } } }), ...cachedOffline })

/**
 * The readings of the year that ends with a day, or from another day on, newest first, with between what each is usual.
 * The year is kept under one name: the list asks for the same span as a part of its own.
 */
export const sugarQuery = (day: Day, from: Day = windowStart(day)) =>
  queryOptions({
    queryKey: [GRAPH, 'since', from, day] as const,
    queryFn: ({ client }) => client.fetchQuery(spanQuery(from, day)),
    meta: from === windowStart(day) ? { ...cachedOffline.meta, keptAs: `${GRAPH} year` } : cachedOffline.meta,
    // the span is tried again by itself
    retry: false,
    select: ({ normalList, list }) => ({ normals: toNormals(normalList), readings: toSugars(list).toReversed() }),
  })

const readSugars = async (client: QueryClient, from: Day, to: Day) =>
  toSugars((await client.fetchQuery(spanQuery(from, to))).list)

/** The readings of the two years before, oldest first. */
export const earlierSugarsQuery = (day: Day) => earlierQuery([GRAPH], day, readSugars)

const listQuery = (day: Day) =>
  windowsQuery(
    {
      path: GRAPH,
      indicator: 'BS',
      read: async (client, from, to) => (await readSugars(client, from, to)).toReversed(),
      dayOf: ({ at }) => dayOf(at),
    },
    day,
  )

/** Every reading, newest first. */
export function useSugars(day: Day): Readings<Sugar> {
  const list = useSuspenseInfiniteQuery(listQuery(day))
  return { readings: rowsOf(list.data.pages, keyOf), end: endOf(list) }
}

/** About as many meals as a month has; the oldest of a member who records every bite may be left out. */
const MONTH_OF_MEALS = 100

/** What was eaten in the last month. Nobody waits for it. */
export const mealsQuery = (day: Day) =>
  queryOptions({
    ...query('get', MEALS, {
      params: { query: { startDt: addMonths(day, -1), endDt: day, pageNo: 1, pageSize: MONTH_OF_MEALS } },
      background: true,
    }),
    ...cachedOffline,
    select: ({ list }) => list,
  })

/** The foods of one meal, which say when it was eaten. Nobody waits for them. */
export const foodsQuery = (baseDt: Day, menuMealType: PairMeal) =>
  queryOptions({
    ...query('get', FOODS, { params: { query: { baseDt, menuMealType } }, background: true }),
    ...cachedOffline,
    select: ({ mealList }) => mealList,
  })

export const prefetchSugar = (queryClient: QueryClient, now: Date) =>
  Promise.all([
    queryClient.ensureQueryData(sugarQuery(dayIn(now))),
    queryClient.ensureInfiniteQueryData(listQuery(dayIn(now))),
  ])
