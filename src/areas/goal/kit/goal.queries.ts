import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { SHOWS_READINGS } from '#src/domain/index-record/readings-stale.ts'
import type { Day } from '#src/lib/days.ts'

const kept = { meta: { keptOffline: true } } as const

/** What a goal or a measured value shows in. */
export const GOAL_STALE = [
  ...SHOWS_READINGS,
  '/api/goal/goal-initYn',
  '/api/goal/change-list',
  '/api/healthlog/health/MyWeightRecord',
  '/api/healthlog/health/MyWeightRecordGraph',
  '/api/healthlog/health/MyWeightRecordList',
] as const

/** The goal that holds today; null without one. */
export const goalQuery = () =>
  queryOptions({ ...query('get', '/api/goal/goal-info', { params: { query: {} } }), ...kept })

/** The goal that held on a day that is over. */
export const goalOnQuery = (day: Day) =>
  query('get', '/api/goal/goal-info', { params: { query: { date: day } }, background: true })

const DATA = '/api/goal/health-data/{term}/{date}'

/** The days of a term that ends with a day; what was kept of one day answers the next one's question. */
const dataQuery = (term: 'last' | 'month', day: Day) =>
  queryOptions({
    ...query('get', DATA, { params: { path: { term, date: day } } }),
    meta: { ...kept.meta, keptAs: `${DATA} ${term}` },
  })

/** The newest day with measurements, as a list of at most one. [GOL-01, GOL-02] */
export const lastDataQuery = (day: Day) => dataQuery('last', day)

/** The last thirty-one days on which anything was measured, newest first. */
export const monthQuery = (today: Day) => dataQuery('month', today)

/** Newest weight and height, whenever they were measured; the height of the sign-up where no other is known. */
export const bodyQuery = () => query('get', '/api/healthlog/health/MyWeightRecord')

/** The newest weight with its moment, for what is typed beside it; the sheet stands without it. */
export const lastWeightQuery = () => query('get', '/api/healthlog/health/MyWeightRecord', { background: true })

/** Who measures: age, gender, the guide, the consent. */
export const goalUserQuery = () => queryOptions({ ...query('get', '/api/goal/health-data/user'), ...kept })

/** Steps and energy of some days. */
export const activityQuery = (startDt: Day, endDt: Day) =>
  query('post', '/api/main/getActivityList', { body: { startDt, endDt }, background: true })

/** The weight of a week; its form says a failure. [GOL-08] */
export const useSaveWeekWeight = () =>
  useWrite('post', '/api/goal/weeks-weight', { stale: GOAL_STALE, done: msg`몸무게를 적었어요`, failed: null })

/**
 * A save of a day that has not come yet by the server's clock: the pages offer days by the phone's, which may be fast.
 */
export const isDayRefused = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  failure.status === 400 &&
  (failure.code === 'startDt' || /\(healthDt\)/.test(failure.serverMessage))
