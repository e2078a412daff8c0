import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { weekReportQuery } from '#src/domain/meal/week-report.queries.ts'
import { addDays, type Day } from '#src/lib/days.ts'

const kept = { meta: { keptOffline: true } } as const

/** Means of the readings beside those of the week before; `monday` names the week everywhere here. */
export const meansQuery = (monday: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/HealthWeekly', { params: { query: { baseDt: monday } } }),
    ...kept,
  })

const pointsQuery = (indicatorCode: 'BW' | 'SLP' | 'BP', monday: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/helhGraph', {
      params: { query: { indicatorCode, startDt: monday, endDt: addDays(monday, 6) } },
    }),
    ...kept,
  })
export const weightQuery = (monday: Day) => pointsQuery('BW', monday)
export const sleepQuery = (monday: Day) => pointsQuery('SLP', monday)
export const pressureQuery = (monday: Day) => pointsQuery('BP', monday)

/** Steps of this week and the one before: their means are told nowhere. */
export const stepsQuery = (monday: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/useKcalGraph', {
      params: { query: { startDt: addDays(monday, -7), endDt: addDays(monday, 6) } },
    }),
    ...kept,
  })

/** Which way the member wants to go with the weight. */
export const aimQuery = () => queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecord'), ...kept })

export const loadWeek = (queries: QueryClient, monday: Day) =>
  Promise.all([
    queries.ensureQueryData(meansQuery(monday)),
    queries.ensureQueryData(weightQuery(monday)),
    queries.ensureQueryData(sleepQuery(monday)),
    queries.ensureQueryData(pressureQuery(monday)),
    queries.ensureQueryData(stepsQuery(monday)),
    queries.ensureQueryData(weekReportQuery(monday)),
    queries.ensureQueryData(aimQuery()),
  ])
