import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { toast } from '#src/ui/toast/toast.ts'

export type Agreement = Schemas['MyAgree']

export const agreementsQuery = () => query('post', '/api/mypage/getMyAgreeList', { body: {} })

/**
 * Which terms are in force, and whether the member has agreed to them. @param background where the page stands without
 * it
 */
export const termsQuery = (background = false) => query('get', '/api/member/getTermsAgreeYn', { background })

const STALE = [
  '/api/mypage/getMyAgreeList',
  '/api/member/getTermsAgreeYn',
  '/api/mypage/push/list',
  '/api/mypage/getUsrInfo2',
] as const

const DECIDE = '/api/mypage/setMyAgree'

/** What is free to decide; shown at once, and said by name. Since when is known with the answer. */
export function useSetMyAgreement() {
  const client = useQueryClient()
  const { queryKey } = agreementsQuery()
  return useWrite('post', DECIDE, {
    stale: STALE,
    done: null,
    optimistic: ({ body: { agreeCode, agreeYn } }) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (row.agreeCode === agreeCode ? { ...row, agreeYn, agreeDtm: null } : row)),
      )
      return () => client.setQueryData(queryKey, before)
    },
    onAnswer: ({ agreeNm: name, agreeYn }) =>
      toast({
        kind: 'good',
        about: DECIDE,
        text: i18n._(agreeYn === 'Y' ? msg`${name}에 동의했어요` : msg`${name} 동의를 거뒀어요`),
      }),
  })
}

/** The version in force, all three at once; by GET as documented, so only ever from a button. [MBR-05, HTP-10] */
export const useAgreeToTerms = () =>
  useWrite('get', '/api/member/setTermsAgreeYn', { stale: STALE, done: msg`동의했어요` })
