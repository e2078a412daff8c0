import type { paths } from '#openapi/generated/schema.d.ts'
import { infiniteQueryOptions, queryOptions, useSuspenseInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { endOf } from '../kit/list-end.ts'
import type { Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { cachedOffline } from '../kit/record.queries.ts'
import { EARLIEST } from '../kit/windows.ts'
import { toHeartRate, type HeartRate } from './heart-rate.ts'

const LIST = '/api/healthlog/wrkot/heartRateList'
const GRAPH = '/api/healthlog/wrkot/heartRateGraph'

export const STALE = [LIST, GRAPH] as const satisfies readonly (keyof paths)[]

/** The spans that the server tells. */
export const PERIODS = ['day', 'week', 'month'] as const satisfies readonly Period[]
export const FIRST_PERIOD: Period = 'day'

const TERMS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const
/** A watch measures twice an hour: two days a page. */
export const PAGE_SIZE = 100

const listQuery = (day: Day) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', day] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery({
          ...query('get', LIST, { params: { query: { startDt: EARLIEST, endDt: day, pageNo, pageSize: PAGE_SIZE } } }),
          meta: { ...cachedOffline.meta, keptAs: `${LIST} ${pageNo}` },
        }),
      keyOf: ({ inptDt, helhidxOriCode }) => `${inptDt} ${helhidxOriCode}`,
    }),
    // a page is tried again by itself
    retry: false,
    select: ({ pages }) => ({
      total: pages[0]?.totalCnt ?? 0,
      readings: pages.flatMap(({ list }) => list.map(toHeartRate)),
    }),
  })

export function useHeartRates(day: Day): Readings<HeartRate> {
  const list = useSuspenseInfiniteQuery(listQuery(day))
  return { ...list.data, end: endOf(list) }
}

export const graphQuery = (period: Period, day: Day) =>
  queryOptions({
    ...query('get', GRAPH, {
      params: { query: { term: period in TERMS ? TERMS[period as keyof typeof TERMS] : 'MONTH', baseDt: day } },
    }),
    ...cachedOffline,
  })

/** The values; today's graph says in its own place that it did not come. */
export const prefetchHeartRates = (queryClient: QueryClient, now: Date) =>
  Promise.all([
    queryClient.ensureInfiniteQueryData(listQuery(dayIn(now))),
    queryClient.prefetchQuery({ ...graphQuery(FIRST_PERIOD, dayIn(now)), retry: false }),
  ])
