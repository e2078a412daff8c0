import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { RATE_DAYS, toWeighings } from './goal-way.ts'

const GRAPH = '/api/healthlog/health/MyWeightRecordGraph'

/** A weighing a day of the last four weeks: what the rate is of. */
export const weighingsQuery = (today: Day) =>
  queryOptions({
    ...query('get', GRAPH, { params: { query: { startDt: addDays(today, 1 - RATE_DAYS), endDt: today } } }),
    // Kept for the member, so that it is there on the next day too.
    meta: { keptOffline: true, keptAs: `${GRAPH} rate` },
    select: toWeighings,
  })

/** The newest change of the goal itself. */
export const newestChangeQuery = () =>
  query('get', '/api/goal/change-list', {
    params: { query: { changeType: 'GOAL', pageNo: 1, pageSize: 1 } },
    background: true,
  })
