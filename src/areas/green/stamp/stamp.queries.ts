import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type Board = Schemas['GreenStampBoard']
export type Deed = Schemas['GreenDeed']

export const BOARD = '/api/service/greenStamp'

/** What a stamp makes stale: boards, and what ten of them bring. */
export const STALE = [
  BOARD,
  '/api/main/mainData',
  '/api/mypage/point/getUserPointInfo',
  '/api/mypage/point/getSelectPointList',
] as const

/**
 * The board of a month, `YYYYMM`; of this one where none is named, and that one is kept for reading without a
 * connection.
 */
export const boardQuery = (month: string | undefined) =>
  month === undefined
    ? queryOptions({ ...query('post', BOARD, { body: {} }), meta: { keptOffline: true } })
    : query('post', BOARD, { body: { baseMm: month } })

/** The newest tip. */
export const tipQuery = () => query('post', '/api/service/greenTip', { body: { pageNo: 1, pageSize: 1 } })

export const useGreenCheck = () =>
  useWrite('post', '/api/service/greenCheck', { stale: STALE, done: null, failed: null })
