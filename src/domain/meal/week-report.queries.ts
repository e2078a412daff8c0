import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

/** How a week was eaten; `monday` names it. */
export const weekReportQuery = (monday: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/nutrition/PatternReportInfo', { params: { query: { baseDt: monday } } }),
    meta: { keptOffline: true },
  })
