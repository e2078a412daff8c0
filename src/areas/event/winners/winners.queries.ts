import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type WinnerResult = Schemas['EventWinnerResult']

/** Announcements, the newest first: more than a year has. */
export const winnersQuery = () =>
  query('get', '/api/service/event/winner', { params: { query: { pageNo: 1, pageSize: 50 } } })

/** The newest of them, for a notice of what one has won: that they did not come is told to nobody. */
export const newestWinnersQuery = () =>
  query('get', '/api/service/event/winner', { params: { query: { pageNo: 1, pageSize: 10 } }, background: true })

/** What the member has won, by the event. */
export const ownPrizesQuery = () =>
  queryOptions({
    ...query('get', '/api/mypage/winner-list', { background: true }),
    select: (rows) =>
      new Map(
        rows.flatMap(({ eventSeq, prizeNm, prizeNmEng }) =>
          prizeNm === null ? [] : [[eventSeq, { prizeNm, prizeNmEng }] as const],
        ),
      ),
  })

const RESULT = '/api/service/event/winner-result'

/** One announcement; null before its day, and where there is none. */
export const winnerResultQuery = (eventSeq: number) =>
  queryOptions({
    queryKey: [RESULT, 'found', eventSeq] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery(query('get', RESULT, { params: { query: { eventSeq } } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
