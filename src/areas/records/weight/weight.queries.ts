import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { mutation, query } from '#src/contract/query.ts'
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

/** Writes the index records of a reading (see `toIndexRecords`). */
export function useSaveWeight() {
  return useMutation(mutation('post', '/api/healthlog/insertMyHelhIdx', { stale: STALE }))
}

/** Removes a reading, and puts it back when the member thinks better of it. */
export function useRemoveWeight() {
  const write = mutation('post', '/api/healthlog/insertMyHelhIdx', { stale: STALE })
  const { mutate, isPending } = useMutation(write)
  return {
    isPending,
    remove: (record: WeightRecord, after: { onSuccess(): void; onError(): void }) =>
      mutate({ body: [removalOfWeight(record)] }, after),
    restore: (record: WeightRecord, after: { onError(): void }) => mutate({ body: [restorationOf(record)] }, after),
  }
}

/** Sets the weight to reach, in kilograms. */
export function useSaveTargetWeight() {
  return useMutation(mutation('post', '/api/healthlog/health/updateTargetBw', { stale: [SUMMARY, GRAPH] }))
}
