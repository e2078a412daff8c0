import { useMutation } from '@tanstack/react-query'
import { mutation, query } from '#src/contract/query.ts'

/** The member's health consents. */
export const rulesQuery = () => query('get', '/api/my/helhidxRule')

/** Consents decide what syncs, so the link screens ask anew as well. */
const STALE = ['/api/my/helhidxRule', '/api/healthlog/helhidxAgreeList', '/api/mypage/getUsrInfoStart'] as const

/** Giving and withdrawing, both by GET as documented. [MYP-05, HTP-10] */
export function useConsent() {
  return {
    give: useMutation(mutation('get', '/api/my/saveHelhidxAgree', { stale: STALE })),
    withdraw: useMutation(mutation('get', '/api/my/cancelHelhidxAgree', { stale: STALE })),
  }
}
