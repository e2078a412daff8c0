import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useInfiniteQuery, useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useNow } from '#src/app/use-now.ts'
import { query } from '#src/contract/query.ts'
import { addDays, today as dayIn, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { earlierQuery } from '../kit/course.queries.ts'
import { endOf } from '../kit/list-end.ts'
import { isByWeeks, periodStart, type Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { cachedOffline } from '../kit/record.queries.ts'
import { come, useCourse, type Course, type Part } from '../kit/use-course.ts'
import { windowsQuery } from '../kit/window.queries.ts'
import { mergeNights, toNight, type Night } from './sleep.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'

export const STALE = [GRAPH] as const satisfies readonly (keyof paths)[]

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'week'

/** Over more days than this a graph comes without stages. */
const DAYS_WITH_STAGES = 30

/** Every sleep from a day to a day, naps too. */
const graphQuery = (startDt: Day, endDt: Day) =>
  queryOptions({
    ...query('get', GRAPH, { params: { query: { indicatorCode: 'SLP', startDt, endDt, allYn: 'Y' } } }),
    ...cachedOffline,
  })

const read = async (client: QueryClient, from: Day, to: Day) => (await client.fetchQuery(graphQuery(from, to))).list

/** Sleeps year by year, their stages left out. */
const listQuery = (day: Day) =>
  windowsQuery({ path: GRAPH, indicator: 'SLP', read, dayOf: ({ helhDate }) => helhDate }, day)

/** Sleeps of the two years before the last one, oldest first. */
const earlierQueryOf = (day: Day) =>
  queryOptions({ ...earlierQuery([GRAPH, 'SLP'], day, read), select: (rows) => mergeNights([rows]).toReversed() })

/** Sleeps of a month of the calendar, oldest first. */
const wholeMonthQuery = (day: Day) =>
  queryOptions({
    ...graphQuery(periodStart('whole', day), day),
    select: ({ list }) => mergeNights([list]).toReversed(),
  })

/** The last month with its stages. */
const monthQuery = (day: Day) =>
  queryOptions({
    ...graphQuery(addDays(day, -DAYS_WITH_STAGES), day),
    meta: { ...cachedOffline.meta, keptAs: `${GRAPH} nights` },
  })

function useListed(day: Day) {
  const { data: month } = useSuspenseQuery(monthQuery(day))
  // what the page can do without comes after it: nights of long ago
  const list = useInfiniteQuery(listQuery(day))
  const years = list.data?.pages.map(({ rows }) => rows) ?? []
  return { nights: mergeNights([...years, month.list]), list }
}

export function useNights(day: Day): Readings<Night> {
  const { nights, list } = useListed(day)
  return { readings: nights, end: endOf(list) }
}

/** The sleeps of a period. A longer one is a month until its year has come. */
export function useNightCourse(period: Period, day: Day): Course<Night> {
  const now = dayIn(useNow())
  const isWhole = period === 'whole'
  const { nights, list } = useListed(isWhole ? now : day)
  const month = useQuery({ ...wholeMonthQuery(day), enabled: isWhole })
  const earlier = useQuery({ ...earlierQueryOf(day), enabled: period === 'years' })
  const year = periodStart('year', day)
  const rows = nights.filter(({ at }) => dayOf(at) >= year).toReversed()
  const isLong = isByWeeks(period)
  const { errorUpdateCount, isFetching, refetch } = list
  const recent: Part<Night> = isWhole
    ? month
    : isLong
      ? { data: list.data && rows, errorUpdateCount, isFetching, refetch }
      : come(rows)
  const course = useCourse(period, recent, earlier)
  return isLong && !list.data && !course.failed ? { rows, period: 'month', failed: null, isWaiting: false } : course
}

/** A watch measures stages; a night from before the last month came without them. */
const isCut = ({ at, origin, startAt, stages }: Night, today: Day): boolean =>
  origin !== 'manual' && startAt !== null && stages.length === 0 && dayOf(at) < addDays(today, -DAYS_WITH_STAGES)

const dayQuery = ({ at }: Night) => graphQuery(dayOf(at), dayOf(at))

const found = (night: Night, { list }: { list: readonly Parameters<typeof toNight>[0][] }): Night =>
  list.map(toNight).find((each) => each?.at === night.at) ?? night

/** A night with its stages. Rejects where its day cannot be read. */
export const wholeNight = async (client: QueryClient, night: Night): Promise<Night> =>
  isCut(night, dayIn(new Date())) ? found(night, await client.fetchQuery(dayQuery(night))) : night

/** A night to look at: with its stages as soon as they have come, and whether it is known that there are none. */
export function useWholeNight(night: Night, today: Day): { night: Night; isWithoutStages: boolean } {
  const asks = isCut(night, today)
  const { data } = useQuery({ ...dayQuery(night), enabled: asks })
  const whole = data && asks ? found(night, data) : night
  return { night: whole, isWithoutStages: whole.stages.length === 0 && (!asks || data !== undefined) }
}

/**
 * The last month; who has not slept with it for that long sees the nights before at once, and no page that says there
 * never was one.
 */
export async function prefetchNights(queryClient: QueryClient, now: Date): Promise<void> {
  const month = await prefetchMonth(queryClient, now)
  if (month.list.length === 0) await queryClient.ensureInfiniteQueryData(listQuery(dayIn(now)))
}

export const prefetchMonth = (queryClient: QueryClient, now: Date) =>
  queryClient.ensureQueryData(monthQuery(dayIn(now)))
