import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, addMonths, today as dayIn, weekOf, type Day } from '#src/lib/days.ts'
import type { IndicatorCode } from './indicator.ts'

/** The member looks at their own day without a connection too; it is kept encrypted. */
const kept = { meta: { keptOffline: true } } as const

/** The first line of the page. */
export const leadQuery = () => queryOptions({ ...query('get', '/api/healthlog/myLog/helhlogCstmmsg'), ...kept })

/** Of which kinds there is anything. */
export const existsQuery = () => queryOptions({ ...query('get', '/api/healthlog/myLog/existsData'), ...kept })

// Cards that may fail by themselves: the others stay.
export const altersQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/myLog/Alter', { background: true }), ...kept })
export const cardsQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/myLog/myHelhIdx', { background: true }), ...kept })
export const weekQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/HealthWeekly', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })
export const valuesQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/helhIdx', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })
export const workoutsQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/wrkot/todayWrkot', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })
export const foodsQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/nutrition/DayEatMealMenu', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })
export const eatenQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/eatKcal', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })
export const burnedQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/useKcal', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })

/** A week of energy, for the sheet. */
const week = (endDt: Day) => ({ params: { query: { startDt: addDays(endDt, -6), endDt } }, background: true })
export const eatenWeekQuery = (endDt: Day) => query('get', '/api/healthlog/myLog/eatKcalGraph', week(endDt))
export const burnedWeekQuery = (endDt: Day) => query('get', '/api/healthlog/myLog/useKcalGraph', week(endDt))

/** Thirty days of an indicator, for the line in its row. */
const COURSE_DAYS = 30
export const courseQuery = (indicatorCode: IndicatorCode, endDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/helhGraph', {
      params: { query: { indicatorCode, startDt: addDays(endDt, 1 - COURSE_DAYS), endDt } },
      background: true,
    }),
    ...kept,
  })

/** The number of the score, for its row; the page says the rest. */
export const scoreQuery = () =>
  queryOptions({ ...query('post', '/api/healthlog/healthScore', { body: {}, background: true }), ...kept })

/** The last records of an indicator, and what they say. */
export const detailQuery = (indicatorCode: IndicatorCode) =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/myHelhIdxDetail', { params: { query: { indicatorCode } }, background: true }),
    ...kept,
  })

/** Days of a month that have a record, for the calendar. */
export const recordDaysQuery = (month: Day, today: Day) => {
  const end = addDays(addMonths(month, 1), -1)
  return query('get', '/api/healthlog/health/getRecordDayList', {
    params: { query: { startDt: month, endDt: end < today ? end : today } },
    background: true,
  })
}

/** Whether new records may be kept at all. */
export const consentQuery = () => query('get', '/api/healthlog/helhidxAgreeList', { background: true })

/** The first line decides what the page is; the cards are on their way with it. */
export const prefetchHub = (queryClient: QueryClient, now: Date) => {
  const day = dayIn(now)
  const monday = weekOf(day)[0] ?? day
  void Promise.all([
    queryClient.prefetchQuery(altersQuery()),
    queryClient.prefetchQuery(valuesQuery(day)),
    queryClient.prefetchQuery(workoutsQuery(day)),
    queryClient.prefetchQuery(foodsQuery(day)),
    queryClient.prefetchQuery(weekQuery(monday)),
    queryClient.prefetchQuery(cardsQuery()),
  ])
  return Promise.all([queryClient.ensureQueryData(leadQuery()), queryClient.ensureQueryData(existsQuery())])
}
