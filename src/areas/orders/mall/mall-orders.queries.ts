import { infiniteQueryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'

/** Orders a page: some months of them. */
const PAGE_SIZE = 20

/** What was ordered in the shop mall, the newest first. */
export const mallOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/mypage/getWelmallProdOrder', 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/mypage/getWelmallProdOrder', { params: { query: { pageNo, pageSize: PAGE_SIZE } } }),
        ),
      keyOf: ({ orderNo }) => orderNo,
    }),
  })
