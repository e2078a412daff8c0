import { infiniteQueryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

/** Orders a page: some months of them. */
const PAGE_SIZE = 20

/** What was ordered in the shop mall, the newest first. */
export const mallOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/mypage/getWelmallProdOrder', 'pages'] as const,
    queryFn: ({ client, pageParam: pageNo }) =>
      client.fetchQuery(
        query('get', '/api/mypage/getWelmallProdOrder', { params: { query: { pageNo, pageSize: PAGE_SIZE } } }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ totalCnt }, _pages, pageNo) => (pageNo * PAGE_SIZE < totalCnt ? pageNo + 1 : undefined),
  })
