import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { newestUnread, type AnnouncementKind } from './announcements.ts'

const LIST = '/api/announce/list'
const DETAIL = '/api/announce/detail'

/** Two screens of them. */
const PAGE_SIZE = 20

const kept = { meta: { keptOffline: true } } as const

/**
 * The first announcements there are, whatever is looked for: to choose among them, and for a search of the whole app.
 */
export const newestQuery = () => ({
  ...query('get', LIST, { params: { query: { pageNo: 1, pageSize: PAGE_SIZE } }, background: true }),
  ...kept,
})

/** Whose number an address without one means, as the server says it now. */
export const newestOf = async (client: QueryClient): Promise<number | undefined> =>
  newestUnread((await client.fetchQuery(newestQuery())).list)

/** Announcements of a kind with a word in their heading: kept ones first, then the newest. */
export const announcementsQuery = (kind: AnnouncementKind | undefined, word: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', kind, word] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery({
          ...query('get', LIST, {
            params: {
              query: {
                ...(kind !== undefined && { announceType: kind }),
                ...(word !== undefined && { searchTxt: word }),
                pageNo,
                pageSize: PAGE_SIZE,
              },
            },
            background: true,
          }),
          meta: { keptOffline: kind === undefined && word === undefined && pageNo === 1 },
        }),
      keyOf: ({ announceSeq }) => announceSeq,
    }),
    placeholderData: keepPreviousData,
  })

/**
 * One announcement; null where it was taken down. Asking for it reads it, so the lists that say what is new are asked
 * again.
 */
export const announcementQuery = (announceSeq: number) => {
  const asked = query('get', DETAIL, { params: { query: { announceSeq } } })
  return queryOptions({
    queryKey: [DETAIL, 'found', announceSeq] as const,
    queryFn: async ({ client }) => {
      try {
        const found = await client.fetchQuery({ ...asked, ...kept })
        void client.invalidateQueries({ queryKey: keyOf(LIST) })
        return found
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    // It changes so seldom that coming back to it within a visit asks nobody.
    staleTime: 5 * 60_000,
  })
}
