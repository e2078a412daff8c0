import { useQueryClient } from '@tanstack/react-query'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'

const RESULT = '/api/coach/getFoodStyleResult'
const QUESTIONS = '/api/coach/searchFoodStyleDetail'
const FRIENDS = '/api/coach/getFoodStyleFriend'
const PAGE_SIZE = 20

export const styleQuery = () => query('get', RESULT)

/** The ten questions with the choices of the last time. */
export const questionsQuery = () => query('get', QUESTIONS)

/** Friends who let theirs be seen, page by page. */
export const friendsQuery = () =>
  infiniteQueryOptions({
    queryKey: [FRIENDS, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(query('post', FRIENDS, { body: { pageNo, pageSize: PAGE_SIZE }, background: true })),
      keyOf: ({ friendSeq }) => friendSeq,
    }),
  })

export const prefetchStyle = (client: QueryClient) =>
  Promise.all([client.ensureQueryData(styleQuery()), client.ensureQueryData(questionsQuery())])

/** Sends the answers; the result that comes back stands at once. */
export function usePutFoodStyle() {
  const client = useQueryClient()
  return useWrite('post', '/api/coach/putFoodStyle', {
    stale: [QUESTIONS, FRIENDS],
    done: null,
    failed: null,
    onAnswer: (result) => client.setQueryData(styleQuery().queryKey, result),
  })
}

/** Lets friends see the style, or no longer. */
export const useFriendAgreement = () =>
  useWrite('post', '/api/coach/updateFriendAgreeYn', { stale: [RESULT, FRIENDS], done: null })
