import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import { today } from '#src/lib/days.ts'
import { orNone } from '#src/contract/or-none.ts'

/** `YYYYMM` */
export type Month = string

export const monthOf = (now: Date): Month => today(now).slice(0, 6)

/** A month of programmes by kind of exercise. */
export const kindsQuery = (baseMm: Month) =>
  query('get', '/api/healthlog/aiMyLog/aiCategoryLog', { params: { query: { baseMm } } })

/** A month of programmes by theme. */
export const themesOfMonthQuery = (baseMm: Month) =>
  query('get', '/api/healthlog/aiMyLog/aiPrgmThmLog', { params: { query: { baseMm } } })

const DETAIL = '/api/healthlog/aiMyLog/aiPrgmThmDtl'

/** What was done of one theme in a month; null where there is no such theme. */
export const themeOfMonthQuery = (thmCode: string, baseMm: Month) =>
  queryOptions({
    queryKey: [DETAIL, { query: { thmCode, baseMm } }] as const,
    queryFn: ({ signal }) => orNone(unwrap(api.GET(DETAIL, { params: { query: { thmCode, baseMm } }, signal }))),
  })

export const prefetchMyLog = (queries: QueryClient, thm: string | undefined, month: Month) =>
  thm === undefined
    ? Promise.all([queries.ensureQueryData(kindsQuery(month)), queries.ensureQueryData(themesOfMonthQuery(month))])
    : queries.ensureQueryData(themeOfMonthQuery(thm, month))
