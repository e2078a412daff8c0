import { msg } from '@lingui/core/macro'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { pageNoOf, type PageParam, pagesOf } from '#src/contract/pages.ts'
import { lastPage, liked, REPLIES_OF_PAGE, type Sort } from './community.ts'

const LIST = '/api/chalen/challenge/chalComunityList'
const DETAIL = '/api/chalen/challenge/chalComunityDetail'
const REPLIES = '/api/chalen/challenge/chalComunityDetailCommentList'
const LATEST = '/api/chalen/challenge/chalComunityLatestList'

/** Whatever shows a post. */
const STALE = [LIST, DETAIL, REPLIES, LATEST] as const

const PAGE_SIZE = 20

/** Posts of a challenge. Not kept offline: they are others' words. */
export const postsQuery = (chalnCode: string, sort: Sort) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', chalnCode, sort] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      // Posts climb with every like.
      anywhere: sort === 'liked',
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', LIST, {
            params: {
              query: {
                chalnCode,
                sortType: sort === 'liked' ? 'GREAT' : 'LATEST',
                myYn: sort === 'mine' ? 'Y' : 'N',
                pageNo,
                pageSize: PAGE_SIZE,
              },
            },
            background: true,
          }),
        ),
      keyOf: ({ cmutySeq }) => cmutySeq,
    }),
    placeholderData: keepPreviousData,
  })

/** The newest few, for a line about them. */
export const latestQuery = (chalnCode: string) =>
  query('get', LATEST, { params: { query: { chalnCode } }, background: true })

/** A post; null where it was taken back, or is none of the member's to see. */
export const postQuery = (cmutySeq: number) =>
  queryOptions({
    queryKey: [DETAIL, 'found', cmutySeq] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery(query('get', DETAIL, { params: { query: { cmutySeq } } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

const repliesPage = (cmutySeq: number, pageNo: number) =>
  query('get', REPLIES, { params: { query: { cmutySeq, pageNo, pageSize: REPLIES_OF_PAGE } } })

/**
 * Replies to a post from the newest page back to the first. Pages are counted from the oldest, so that one stays what
 * it is while others write.
 *
 * @param known how many the post has: where the newest are
 */
export const repliesQuery = (cmutySeq: number, known: number) =>
  infiniteQueryOptions({
    queryKey: [REPLIES, 'pages', cmutySeq] as const,
    ...pagesOf({
      pageSize: REPLIES_OF_PAGE,
      first: lastPage(known),
      read: (pageNo, { client }) => client.fetchQuery(repliesPage(cmutySeq, pageNo)),
      keyOf: ({ replySeq }) => replySeq,
    }),
    // Backwards nothing is passed over: what moves towards the front is on the page that comes.
    getPreviousPageParam: (_first, _pages, param): PageParam | undefined =>
      pageNoOf(param) > 1 ? pageNoOf(param) - 1 : undefined,
  })

/** A post and its newest replies, which for most are the first page: that one is asked for at once. */
export async function loadPost(client: QueryClient, cmutySeq: number): Promise<void> {
  const [post] = await Promise.all([
    client.ensureQueryData(postQuery(cmutySeq)),
    client.prefetchQuery(repliesPage(cmutySeq, 1)),
  ])
  if (post !== null) await client.prefetchInfiniteQuery(repliesQuery(cmutySeq, post.replyCnt))
}

export const reasonsQuery = () => queryOptions(query('get', '/api/chalen/challenge/chalCmplOptCodeList'))

/** A new post, a changed one, or a reply. */
export const useSavePost = () =>
  useWrite('post', '/api/chalen/challenge/saveCmuty', { stale: STALE, done: msg`이야기를 올렸어요` })
export const useSaveReply = () => useWrite('post', '/api/chalen/challenge/saveCmuty', { stale: STALE, done: null })
export const useDeletePost = () =>
  useWrite('post', '/api/chalen/challenge/deleteCmuty', { stale: STALE, done: msg`이야기를 지웠어요` })
export const useDeleteReply = () =>
  useWrite('post', '/api/chalen/challenge/deleteCmutyReply', { stale: STALE, done: msg`댓글을 지웠어요` })
/** What it says of a second report is the sheet's. */
export const useInsertComplaint = () =>
  useWrite('post', '/api/chalen/challenge/insertCmpl', {
    stale: STALE,
    done: msg`신고했어요. 이 글은 접어 둘게요`,
    failed: null,
  })

/** Likes a post or takes that back: shown at once, and taken back when it was not saved. [CHA-09] */
export function useUpdateLike() {
  const client = useQueryClient()
  const paint = (cmutySeq: number, isLiked: boolean) => {
    const change = (post: Schemas['Cmuty']) => (post.cmutySeq === cmutySeq ? liked(post, isLiked) : post)
    client.setQueriesData<InfiniteData<Schemas['CmutyPage']>>(
      { queryKey: [LIST, 'pages'] },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.map(change) })) },
    )
    client.setQueryData<Schemas['Cmuty'] | null>(postQuery(cmutySeq).queryKey, (post) => post && change(post))
  }
  return useWrite('post', '/api/chalen/challenge/updateCmutyGreat', {
    done: null,
    optimistic: ({ body: { cmutySeq, greatYn } }) => {
      paint(cmutySeq, greatYn === 'Y')
      return () => paint(cmutySeq, greatYn !== 'Y')
    },
  })
}
