import { msg } from '@lingui/core/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { keyOf, query } from '#src/contract/query.ts'

export const allergensQuery = () => query('get', '/api/mypage/allergy-list')

/** Whether the member lets us use allergies, and which. */
export const avoidedQuery = () => query('get', '/api/mypage/user-allergy')

export const prefetchAllergies = (queryClient: QueryClient) =>
  Promise.all([queryClient.ensureQueryData(allergensQuery()), queryClient.ensureQueryData(avoidedQuery())])

const BOARD = '/api/coach/getMealBoard'

/** Every menu marks what the member avoids, and the coach passes it over. */
const STALE = [
  '/api/mypage/user-allergy',
  '/api/menu/getTodayMenuList',
  '/api/meal/detail/allergy',
  '/api/meal/getMenuTakeHomeProd',
  '/api/mypage/wellorder/getSubscribedMenuDetail',
  '/api/main/mainData',
  '/api/mypage/getMyAgreeList',
  BOARD,
] as const

/** Stored only with the agreement; a withdrawal takes the list along. [MYP-09] [MYP-13] */
export function useAllergies() {
  const client = useQueryClient()
  // Advice from before is not shown until the new one has come: it may name what is avoided from now on.
  const onAnswer = () => client.removeQueries({ queryKey: keyOf(BOARD) })
  return {
    agree: useWrite('post', '/api/mypage/updateAllergyAgree', { stale: STALE, onAnswer, done: msg`동의했어요` }),
    withdraw: useWrite('post', '/api/mypage/updateAllergyAgree', {
      stale: STALE,
      onAnswer,
      done: msg`동의를 거두고 모두 지웠어요`,
    }),
    save: useWrite('post', '/api/mypage/allergy-save', { stale: STALE, onAnswer, failed: null }),
  }
}
