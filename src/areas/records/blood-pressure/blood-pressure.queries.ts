import type { paths } from '#openapi/generated/schema.d.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useSuspenseInfiniteQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { toZones } from '#src/domain/index-record/level.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { earlierQuery } from '../kit/course.queries.ts'
import { periodStart, recentOf, type Period } from '../kit/period.ts'
import { endOf } from '../kit/list-end.ts'
import type { Readings } from '../kit/record-kind.ts'
import { cachedOffline } from '../kit/record.queries.ts'
import { standIn, useCourse, type Course } from '../kit/use-course.ts'
import { toPressure, type Pressure } from './blood-pressure.ts'

const LIST = '/api/healthlog/health/MyBloodpressureRecordList'
const SUMMARY = '/api/healthlog/health/MyBloodpressureRecord'
const GRAPH = '/api/healthlog/health/BloodpressGraph'

export const STALE = [LIST, SUMMARY, GRAPH] as const satisfies readonly (keyof paths)[]

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'week'

/** Rows a page: two screens of them. */
const PAGE_SIZE = 20

/** Readings page by page, newest first. */
const listQuery = () =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery({
          ...query('get', LIST, { params: { query: { pageNo, pageSize: PAGE_SIZE } } }),
          ...cachedOffline,
        }),
      keyOf: ({ inptDt, helhidxOriCode }) => `${inptDt} ${helhidxOriCode}`,
    }),
    // a page is tried again by itself
    retry: false,
    select: ({ pages }) => ({
      total: pages[0]?.totalCnt ?? 0,
      readings: pages.flatMap(({ list }) => list.map(toPressure)),
    }),
  })

export function usePressures(): Readings<Pressure> {
  const list = useSuspenseInfiniteQuery(listQuery())
  return { ...list.data, end: endOf(list) }
}

const weekOf = ({ avgSbp, avgDbp }: Schemas['BloodPressureWeek']) => ({ systolic: avgSbp, diastolic: avgDbp })

/** Last week's means, and between what a pressure is usual. */
export const summaryQuery = () =>
  queryOptions({
    ...query('get', SUMMARY),
    ...cachedOffline,
    select: ({ lastWeek, sbpRangeList, dbpRangeList }) => ({
      lastWeek: weekOf(lastWeek),
      zones: { systolic: toZones(sbpRangeList), diastolic: toZones(dbpRangeList) },
    }),
  })

const spanQuery = (startDt: Day, endDt: Day) => ({
  ...query('get', GRAPH, { params: { query: { startDt, endDt } } }),
  ...cachedOffline,
})
const toPressures = ({ list }: Schemas['BloodPressureGraph']) => list.map(toPressure)

/** Every reading of the period that ends with `day`, oldest first; of three years those of the last one. */
export function graphQuery(wanted: Period, day: Day) {
  const period = recentOf(wanted)
  const from = periodStart(period, day)
  return queryOptions({
    ...spanQuery(from, day),
    meta: { ...cachedOffline.meta, keptAs: `${GRAPH} ${period}` },
    // What was kept may reach back further than the period of today.
    select: (wire) => toPressures(wire).filter(({ at }) => dayOf(at) >= from),
  })
}

const earlierPressuresQuery = (day: Day) =>
  earlierQuery([GRAPH], day, async (client, startDt, endDt) =>
    toPressures(await client.fetchQuery(spanQuery(startDt, endDt))),
  )

/** Every reading of the period, for the chart and for what is said of it. */
export function usePressureCourse(period: Period, day: Day): Course<Pressure> {
  const recent = useQuery({ ...graphQuery(period, day), placeholderData: standIn(period) })
  const earlier = useQuery({ ...earlierPressuresQuery(day), enabled: period === 'years' })
  return useCourse(period, recent, earlier)
}

/** Everything the page needs before it is drawn. */
export const prefetchPressure = (queryClient: QueryClient, now: Date) =>
  Promise.all([
    queryClient.ensureInfiniteQueryData(listQuery()),
    queryClient.ensureQueryData(summaryQuery()),
    queryClient.ensureQueryData(graphQuery(FIRST_PERIOD, dayIn(now))),
  ])
