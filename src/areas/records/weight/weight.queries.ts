import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { doneMessages } from '#src/contract/messages.ts'
import { query } from '#src/contract/query.ts'
import { today, type Day } from '#src/lib/days.ts'
import {
  periodStart,
  removalOfWeight,
  restorationOf,
  toPoints,
  toRecords,
  toSummary,
  type WeightPeriod,
  type WeightRecord,
} from './weight.ts'

const LIST = '/api/healthlog/health/MyWeightRecordList'
const SUMMARY = '/api/healthlog/health/MyWeightRecord'
const GRAPH = '/api/healthlog/health/MyWeightRecordGraph'

/** A reading shows on the home hub too. */
const STALE = [LIST, SUMMARY, GRAPH, '/api/main/mainData'] as const

/** The member looks at their own readings without a connection too; they are kept encrypted. */
const kept = { meta: { keptOffline: true } } as const

/** Every reading of the member, newest first. */
export const weightListQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecordList'), ...kept, select: toRecords })

/** The change since last week and the goal. */
export const weightSummaryQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecord'), ...kept, select: toSummary })

/** One point a day of the period that ends with `day`. */
export const weightGraphQuery = (period: WeightPeriod, day: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/MyWeightRecordGraph', {
      params: { query: { startDt: periodStart(period, day), endDt: day } },
    }),
    ...kept,
    select: toPoints,
  })

/** The period the page opens with. */
export const FIRST_PERIOD: WeightPeriod = 'month'

/** Everything the page needs before it is drawn. */
export const prefetchWeight = (queryClient: QueryClient, now: Date) =>
  Promise.all([
    queryClient.ensureQueryData(weightListQuery()),
    queryClient.ensureQueryData(weightSummaryQuery()),
    queryClient.ensureQueryData(weightGraphQuery(FIRST_PERIOD, today(now))),
  ])

const WRITE = '/api/healthlog/insertMyHelhIdx'

/** Writes the index records of a reading, a new one or a corrected one (see `toIndexRecords`). Its form says a failure. */
export const useSaveWeight = (isNew: boolean) =>
  useWrite('post', WRITE, { stale: STALE, done: isNew ? doneMessages.saved : doneMessages.modified, failed: null })

/** Removes a reading, and puts it back when the member thinks better of it. The notice of the removal offers that. */
export function useRemoveWeight() {
  const removing = useWrite('post', WRITE, { stale: STALE, done: null, failed: msg`지우지 못했어요. 다시 시도해 주세요.` })
  const restoring = useWrite('post', WRITE, { stale: STALE, done: null })
  return {
    remove: (record: WeightRecord, then: () => void) => removing.send({ body: [removalOfWeight(record)] }, then),
    restore: (record: WeightRecord) => restoring.send({ body: [restorationOf(record)] }),
  }
}

/** Sets the weight to reach, in kilograms. Its form says a failure. */
export const useSaveTargetWeight = () =>
  useWrite('post', '/api/healthlog/health/updateTargetBw', { stale: [SUMMARY, GRAPH], done: msg`목표를 저장했어요`, failed: null })
