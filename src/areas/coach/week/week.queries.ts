import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

/** Without a Monday the last full week. */
export const weekQuery = (start: Day | undefined) =>
  queryOptions({
    ...query('get', '/api/mypage/myReport/getNutriBoard', {
      params: { query: { ...(start !== undefined && { startDt: start }) } },
    }),
    meta: { keptOffline: true },
  })
