import { msg } from '@lingui/core/macro'
import { queryOptions, useSuspenseInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { today, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { endOf } from '../kit/list-end.ts'
import { earlierQuery } from '../kit/course.queries.ts'
import { openingWindow, PERIODS, periodStart, recentOf, type Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { cachedOffline } from '../kit/record.queries.ts'
import { rowsOf, windowsQuery } from '../kit/window.queries.ts'
import { toPoints, toRecords, toSummary, type WeightRecord } from './weight.ts'

const LIST = '/api/healthlog/health/MyWeightRecordList'
const SUMMARY = '/api/healthlog/health/MyWeightRecord'
const GRAPH = '/api/healthlog/health/MyWeightRecordGraph'

export const STALE = [LIST, SUMMARY, GRAPH] as const

const listQuery = (day: Day) =>
  windowsQuery(
    {
      path: LIST,
      indicator: 'BW',
      read: async (client, startDt, endDt) =>
        toRecords(
          await client.fetchQuery({
            ...query('get', LIST, { params: { query: { startDt, endDt } } }),
            ...cachedOffline,
          }),
        ),
      dayOf: ({ at }) => dayOf(at),
    },
    day,
  )

/** Every reading of the member, newest first. */
export function useWeights(day: Day): Readings<WeightRecord> {
  const list = useSuspenseInfiniteQuery(listQuery(day))
  return { readings: rowsOf(list.data.pages, ({ at }) => at), end: endOf(list) }
}

/** The change since last week and the goal. */
export const weightSummaryQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecord'), ...cachedOffline, select: toSummary })

const spanQuery = (startDt: Day, endDt: Day) => ({
  ...query('get', GRAPH, { params: { query: { startDt, endDt } } }),
  ...cachedOffline,
})

/** One point a day of the period that ends with `day`; of three years those of the last one. */
export function weightGraphQuery(wanted: Period, day: Day) {
  const period = recentOf(wanted)
  const from = periodStart(period, day)
  return queryOptions({
    ...spanQuery(from, day),
    // A month that was looked back to is not the one of today.
    meta: period === 'whole' ? cachedOffline.meta : { ...cachedOffline.meta, keptAs: `${GRAPH} ${period}` },
    // What was kept may reach back further than the period of today.
    select: (wire) => toPoints(wire).filter((point) => point.day >= from),
  })
}

/** One point a day of the two years before. */
export const earlierWeightsQuery = (day: Day) =>
  earlierQuery([GRAPH], day, async (client, startDt, endDt) =>
    toPoints(await client.fetchQuery(spanQuery(startDt, endDt))),
  )

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'month'

/** Everything the page needs before it is drawn. */
export async function prefetchWeight(queryClient: QueryClient, now: Date) {
  const day = today(now)
  // Most have weighed themselves this month: their graph does not wait for the list.
  const [list] = await Promise.all([
    queryClient.ensureInfiniteQueryData(listQuery(day)),
    queryClient.ensureQueryData(weightSummaryQuery()),
    queryClient.ensureQueryData(weightGraphQuery(FIRST_PERIOD, day)),
  ])
  const last = list.pages[0]?.rows[0]
  const { period, until } = openingWindow(PERIODS, FIRST_PERIOD, last && dayOf(last.at), day)
  await queryClient.ensureQueryData(weightGraphQuery(period, until))
}

/** Sets the weight to reach, in kilograms. Its form says a failure. */
export const useSaveTargetWeight = () =>
  useWrite('post', '/api/healthlog/health/updateTargetBw', {
    stale: [SUMMARY, GRAPH, '/api/goal/goal-info', '/api/goal/change-list'],
    done: msg`목표를 저장했어요`,
    failed: null,
  })
