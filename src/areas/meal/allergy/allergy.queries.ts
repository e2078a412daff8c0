import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

export const allergensQuery = () => query('get', '/api/mypage/allergy-list')

/** Whether the member lets us use allergies, and which. */
export const avoidedQuery = () => query('get', '/api/mypage/user-allergy')

export const prefetchAllergies = (queryClient: QueryClient) =>
  Promise.all([queryClient.ensureQueryData(allergensQuery()), queryClient.ensureQueryData(avoidedQuery())])

/** Every menu marks what the member avoids. */
const STALE = ['/api/mypage/user-allergy', '/api/menu/getTodayMenuList', '/api/meal/detail/allergy', '/api/main/mainData', '/api/mypage/getMyAgreeList'] as const

/** Stored only with the agreement; a withdrawal takes the list along. [MYP-09] [MYP-13] */
export const useAllergies = () => ({
  agree: useWrite('post', '/api/mypage/updateAllergyAgree', { stale: STALE, done: msg`동의했어요` }),
  withdraw: useWrite('post', '/api/mypage/updateAllergyAgree', { stale: STALE, done: msg`동의를 거두고 모두 지웠어요` }),
  save: useWrite('post', '/api/mypage/allergy-save', { stale: STALE, failed: null }),
})
