import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { today, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { openingWindow, PERIODS, periodStart, type Period } from '../kit/period.ts'
import { kept } from '../kit/record.queries.ts'
import { toPoints, toRecords, toSummary } from './weight.ts'

const LIST = '/api/healthlog/health/MyWeightRecordList'
const SUMMARY = '/api/healthlog/health/MyWeightRecord'
const GRAPH = '/api/healthlog/health/MyWeightRecordGraph'

export const STALE = [LIST, SUMMARY, GRAPH] as const

/** Every reading of the member, newest first. */
export const weightListQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecordList'), ...kept, select: toRecords })

/** The change since last week and the goal. */
export const weightSummaryQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecord'), ...kept, select: toSummary })

/** One point a day of the period that ends with `day`. */
export const weightGraphQuery = (period: Period, day: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/MyWeightRecordGraph', {
      params: { query: { startDt: periodStart(period, day), endDt: day } },
    }),
    meta: { ...kept.meta, keptAs: `weight graph ${period}` },
    // What was kept may reach back further than the period of today.
    select: (wire) => toPoints(wire).filter((point) => point.day >= periodStart(period, day)),
  })

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'month'

/** Everything the page needs before it is drawn. */
export async function prefetchWeight(queryClient: QueryClient, now: Date) {
  const list = queryClient.ensureQueryData(weightListQuery())
  // Most have weighed themselves this month: their graph does not wait for the list.
  const [rows] = await Promise.all([list, queryClient.ensureQueryData(weightSummaryQuery()), queryClient.ensureQueryData(weightGraphQuery(FIRST_PERIOD, today(now)))])
  const [last] = toRecords(rows)
  const { period, until } = openingWindow(PERIODS, FIRST_PERIOD, last && dayOf(last.at), today(now))
  await queryClient.ensureQueryData(weightGraphQuery(period, until))
}

/** Sets the weight to reach, in kilograms. Its form says a failure. */
export const useSaveTargetWeight = () =>
  useWrite('post', '/api/healthlog/health/updateTargetBw', { stale: [SUMMARY, GRAPH], done: msg`목표를 저장했어요`, failed: null })
