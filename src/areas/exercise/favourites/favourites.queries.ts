import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
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
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET(LIST, { params: { query: { pageNo: pageParam, pageSize: PAGE_ROWS } }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ totalCnt }, pages) => (pages.length * PAGE_ROWS < totalCnt ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      total: pages[0]?.totalCnt ?? 0,
      programmes: pages.flatMap(({ list }) => list.map(toProgramme)),
    }),
    meta: { keptOffline: true },
  })
