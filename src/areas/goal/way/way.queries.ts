import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { RATE_DAYS, toWeighings } from './goal-way.ts'

/** A weighing a day of the last four weeks: what the rate is of. */
export const weighingsQuery = (today: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/MyWeightRecordGraph', { params: { query: { startDt: addDays(today, 1 - RATE_DAYS), endDt: today } } }),
    meta: { keptOffline: true },
    select: toWeighings,
  })

/** The newest change of the goal itself. */
export const newestChangeQuery = () => query('get', '/api/goal/change-list', { params: { query: { changeType: 'GOAL', pageNo: 1, pageSize: 1 } }, background: true })
