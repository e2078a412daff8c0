import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { pagesOf } from '#src/contract/pages.ts'

export type Story = Schemas['GreenStory']

const LIST = '/api/service/greenStory'
const DETAIL = '/api/service/greenStoryDetail'

const PAGE_SIZE = 20

/** The newest stories: one of them stands below the stamps. */
export const newestStoriesQuery = () => query('post', LIST, { body: { pageNo: 1, pageSize: PAGE_SIZE } })

export const storiesQuery = () =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) => client.fetchQuery(query('post', LIST, { body: { pageNo, pageSize: PAGE_SIZE } })),
      keyOf: ({ storySeq }) => storySeq,
    }),
  })

/**
 * One story; null where it was taken down. Asking for it reads it, so the lists that say what is new are asked again.
 */
export const storyQuery = (storySeq: number) =>
  queryOptions({
    queryKey: [DETAIL, 'found', storySeq] as const,
    queryFn: async ({ client }) => {
      try {
        const found = await client.fetchQuery(query('post', DETAIL, { body: { storySeq } }))
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
