import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type WinnerRow = Schemas['EventWinnerRow']
export type WinnerResult = Schemas['EventWinnerResult']

/** Announcements, the newest first: more than a year has. */
export const winnersQuery = () => query('get', '/api/service/event/winner', { params: { query: { pageNo: 1, pageSize: 50 } } })

/** What the member has won, by the event. */
export const ownPrizesQuery = () =>
  queryOptions({
    ...query('get', '/api/mypage/winner-list', { background: true }),
    select: (rows) => new Map(rows.flatMap(({ eventSeq, prizeNm, prizeNmEng }) => (prizeNm === null ? [] : [[eventSeq, { prizeNm, prizeNmEng }] as const]))),
  })

export const winnerResultQuery = (eventSeq: number) => query('get', '/api/service/event/winner-result', { params: { query: { eventSeq } } })
