import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, today as dayIn, type Day } from '#src/lib/days.ts'

const kept = { meta: { keptOffline: true } } as const

/** The indicators that the member shows, with what is usual; those without a record too. */
export const indicatorsQuery = () => queryOptions({ ...query('get', '/api/healthlog/health/HelhIndicator'), ...kept })
export const weekQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/HealthWeekly', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })
export const peersQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/bmiAvg', { background: true }), ...kept })
/** Ninety days of body mass index: less is the scale's own play. */
const BMI_DAYS = 90
export const bmiQuery = (endDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/BmiGraph', {
      params: { query: { startDt: addDays(endDt, 1 - BMI_DAYS), endDt } },
      background: true,
    }),
    ...kept,
  })

/** The newest value of every index; asked for when it is unfolded. */
export const valuesQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/HelhIdx', { background: true }), ...kept })
export const checkupQuery = () => query('get', '/api/healthlog/health/Healthscreen', { background: true })

export const prefetchHealth = (queryClient: QueryClient, now: Date) => {
  void Promise.all([queryClient.prefetchQuery(weekQuery(dayIn(now))), queryClient.prefetchQuery(peersQuery())])
  return queryClient.ensureQueryData(indicatorsQuery())
}
