import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { CONSENT_STALE } from '#src/domain/consent/keeping-consent.queries.ts'

/** The member's health consents. @param background where the page stands without them */
export const rulesQuery = (background = false) => query('get', '/api/my/helhidxRule', { background })

/** What of the member goes when. */
export const keepsQuery = () => query('get', '/api/my/getKeepList', { background: true })

/** Out of the health log, as one transaction; the sheet says what became of it. [HLG-10] */
export const useHealthLogWithdrawal = () =>
  useWrite('post', '/api/healthlog/deleteWithdrawal', { stale: CONSENT_STALE, done: null })

/** Giving and withdrawing, both by GET as documented. [MYP-05, HTP-10] */
export function useAgreeToHealthData() {
  return {
    give: useWrite('get', '/api/my/saveHelhidxAgree', { stale: CONSENT_STALE, done: msg`동의했어요` }),
    withdraw: useWrite('get', '/api/my/cancelHelhidxAgree', { stale: CONSENT_STALE, done: msg`동의를 거뒀어요` }),
  }
}
