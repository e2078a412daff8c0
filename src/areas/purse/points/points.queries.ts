import { infiniteQueryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'
import type { PointKind } from './points.ts'

/** Movements a page: some months of them. */
const PAGE_SIZE = 30

/** What there is to spend, and what came and went this month. */
export const pointsQuery = () => query('get', '/api/mypage/point/getUserPointInfo')

/** The days on which points end, the next one first. */
export const endingQuery = () => query('get', '/api/mypage/point/getSelectPointExtinction')

/** Where points came from and went, the newest first. */
export const movementsQuery = (pointType: PointKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['/api/mypage/point/getSelectPointList', 'pages', pointType] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/mypage/point/getSelectPointList', {
            params: { query: { ...(pointType !== undefined && { pointType }), pageNo, pageSize: PAGE_SIZE } },
            background: true,
          }),
        ),
      keyOf: ({ pointSeq }) => pointSeq,
    }),
  })
