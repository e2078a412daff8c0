import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'

const LIST = '/api/chalen/challenge/reportList'
const ALL = '/api/chalen/challenge/reportAllList'
const ONE = '/api/chalen/challenge/reportContents'

/** Reports of a challenge, the newest first. */
export const reportsQuery = (chalnCode: string) => query('get', LIST, { params: { query: { chalnCode } } })

const PAGE_SIZE = 20

/** Reports of all the own challenges, the newest first. */
export const allReportsQuery = () =>
  infiniteQueryOptions({
    queryKey: [ALL, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery(query('get', ALL, { params: { query: { pageNo, pageSize: PAGE_SIZE } } })),
      keyOf: ({ reportSeq }) => reportSeq,
    }),
  })

/** One report; null where there is none of that number, or it is somebody else's. */
export const reportQuery = (reportSeq: number) =>
  queryOptions({
    queryKey: [ONE, 'found', reportSeq] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery(query('get', ONE, { params: { query: { reportSeq } } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/**
 * Reading alone marks nothing: the page says so once it stands. Nobody is told when it did not work; it is new once
 * more then.
 */
export const useReportRead = () =>
  useWrite('post', '/api/chalen/challenge/report/updateReportRead', {
    stale: [LIST, ALL, '/api/chalen/challenge/chalList'],
    done: null,
    failed: null,
  })
