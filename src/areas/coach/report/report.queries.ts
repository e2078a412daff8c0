import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { keyOf, query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'

const LIST = '/api/mypage/myReport/pattern-list'
const WORDS = '/api/coach/getPatternReportSummary'
/** Half a year of reports. */
const PAGE_SIZE = 13

const pageQuery = (pageNo: number) => query('get', LIST, { params: { query: { pageNo, pageSize: PAGE_SIZE } } })

/** The newest reports, and how far the next one is. */
export const newestQuery = () => pageQuery(1)

/** All reports, newest first, page by page. */
export const reportsQuery = () =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageParam, { client }) => client.fetchQuery(pageQuery(pageParam)),
      keyOf: ({ reportSeq }) => reportSeq,
    }),
  })

const of = (reportSeq: number) => ({ params: { query: { reportSeq } } })

export const figuresQuery = (reportSeq: number) => query('get', '/api/coach/pattern-data', of(reportSeq))

export const comparisonQuery = (reportSeq: number) => query('get', '/api/coach/pattern-comp-data', of(reportSeq))

/** The words of a report. Asking for them marks it as read, so the lists that tell what is new are asked again. */
export const wordsQuery = (reportSeq: number) =>
  queryOptions({
    queryKey: [WORDS, reportSeq] as const,
    queryFn: async ({ client, signal }) => {
      const words = await unwrap(api.POST(WORDS, { body: { reportSeq }, signal }))
      void client.invalidateQueries({ queryKey: keyOf(LIST) })
      return words
    },
  })

/** All patterns there are, the member's own marked. */
export const patternsQuery = () => query('get', '/api/coach/pattern-type')

/** The report of an address; 'none' before the first one, 'unknown' for a number of nobody or of somebody else. */
export type FoundReport = number | 'none' | 'unknown'

/** What a report's page stands on: the report of the address, else the newest. */
export async function prefetchReport(client: QueryClient, wanted: number | undefined): Promise<FoundReport> {
  const reportSeq = wanted ?? (await client.fetchQuery(newestQuery())).list[0]?.reportSeq
  if (reportSeq === undefined) return 'none'
  try {
    await Promise.all([
      client.ensureQueryData(figuresQuery(reportSeq)),
      client.ensureQueryData(comparisonQuery(reportSeq)),
      client.ensureQueryData(wordsQuery(reportSeq)),
    ])
    return reportSeq
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown'
    throw error
  }
}
