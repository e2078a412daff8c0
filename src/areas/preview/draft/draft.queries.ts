import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'

const REPORT = '/api/preview/getTempReport'
const CONTENT = '/api/preview/getCntntsInfo'

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** A report that was not sent yet; null for a number of none. */
export const reportDraftQuery = (tempReportSeq: number) =>
  queryOptions({
    queryKey: [REPORT, 'found', tempReportSeq] as const,
    queryFn: ({ client }) => orNull(client.fetchQuery(query('post', REPORT, { body: { tempReportSeq } }))),
  })

/** Reading matter that was not put up yet; null for a number of none. */
export const contentDraftQuery = (cntntsSeq: number) =>
  queryOptions({
    queryKey: [CONTENT, 'found', cntntsSeq] as const,
    queryFn: ({ client }) => orNull(client.fetchQuery(query('post', CONTENT, { body: { cntntsSeq } }))),
  })
