import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { keptTexts } from '#src/app/kept/kept.ts'
import { query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'
import type { InquiryKind } from './inquiries.ts'

const LIST = '/api/customer/app-qna/list'

/** More than a member asks in years: a thread is found among those of the first page. */
const PAGE_SIZE = 50

/** The member's own inquiries of a kind, the newest first; the first page is kept for reading without a connection. */
export const inquiriesQuery = (type: InquiryKind) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', type] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery({
          ...query('get', LIST, { params: { query: { type, pageNo, pageSize: PAGE_SIZE } }, background: pageNo > 1 }),
          meta: { keptOffline: pageNo === 1 },
          staleTime: 0,
        }),
      keyOf: ({ qnaSeq }) => qnaSeq,
    }),
    // Whoever comes from the bell comes for the answer.
    staleTime: 0,
  })

/** Where this phone keeps which answers were opened: reading a list writes nothing at the server. */
const SEEN = 'inquiries.seen'

/** Numbers of inquiries whose answers were opened on this phone. */
export const seenQuery = () =>
  queryOptions({
    queryKey: [SEEN] as const,
    // written below, and by nobody else
    queryFn: async (): Promise<number[]> => JSON.parse((await keptTexts.read(SEEN)) ?? '[]') as number[],
    staleTime: Infinity,
  })

export async function noteSeen(client: QueryClient, qnaSeq: number): Promise<void> {
  const seen = await client.ensureQueryData(seenQuery())
  if (seen.includes(qnaSeq)) return
  const next = [...seen, qnaSeq]
  client.setQueryData(seenQuery().queryKey, next)
  await keptTexts.write(SEEN, JSON.stringify(next))
}
