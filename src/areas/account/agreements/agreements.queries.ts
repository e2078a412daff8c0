import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type Agreement = Schemas['MyAgree']

export const agreementsQuery = () => query('post', '/api/mypage/getMyAgreeList', { body: {} })

const STALE = ['/api/mypage/getMyAgreeList', '/api/member/getTermsAgreeYn', '/api/mypage/push/list', '/api/mypage/getUsrInfo2'] as const

/** What is free to decide. */
export const useDecide = () => useWrite('post', '/api/mypage/setMyAgree', { stale: STALE })

/** The version in force, all three at once; by GET as documented, so only ever from a button. [MBR-05, HTP-10] */
export const useAgreeToTerms = () => useWrite('get', '/api/member/setTermsAgreeYn', { stale: STALE, done: msg`동의했어요` })
