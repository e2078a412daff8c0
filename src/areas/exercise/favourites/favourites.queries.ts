import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { toProgramme } from '../programme/programme.ts'

const LIST = '/api/healthlog/aiFavor/aiFavoriteList'
const PAGE_ROWS = 30

/**
 * Favourite programmes, page by page; there is no limit to them. Kept: what is begun in a basement is chosen there.
 * [EXR-02]
 */
export const favouritesQuery = () =>
  infiniteQueryOptions({
    queryKey: [LIST, {}] as const,
    ...pagesOf({
      pageSize: PAGE_ROWS,
      anywhere: true,
      read: (pageParam, { signal }) =>
        unwrap(api.GET(LIST, { params: { query: { pageNo: pageParam, pageSize: PAGE_ROWS } }, signal })),
      keyOf: ({ prgmCode }) => prgmCode,
    }),
    select: ({ pages }) => ({
      total: pages[0]?.totalCnt ?? 0,
      programmes: pages.flatMap(({ list }) => list.map(toProgramme)),
    }),
    meta: { keptOffline: true },
  })
