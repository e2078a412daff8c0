import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'

const RULES = '/api/my/helhidxRule'

/** The rule without which nothing is kept. */
export const KEEPING_RULE = '1'

/** What tells whether health data is kept. */
export const CONSENT_STALE = ['/api/goal/health-data/user', RULES, '/api/healthlog/helhidxAgreeList', '/api/mypage/getUsrInfoStart'] as const

/** A save that the server refuses because the member has withdrawn the consent, here or on another phone. */
export const isWithoutConsent = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 409 && failure.code === 'healthConsentNeeded'

/** Once a save was refused for it, the same button gives the consent and saves. By GET as documented. [HTP-10] */
export function useNeededConsent() {
  const giving = useWrite('get', '/api/my/saveHelhidxAgree', { stale: CONSENT_STALE, done: null, failed: null })
  const [needed, setNeeded] = useState(false)
  return {
    needed,
    refused: () => setNeeded(true),
    give: () => giving.sendAsync({ params: { query: { ruleSn: KEEPING_RULE } } }).then(() => setNeeded(false)),
  }
}

/** The same for a page that asks before a save is refused: who was never asked is asked there. */
export function useRecordConsent() {
  const { data: rules } = useQuery(query('get', RULES, { background: true }))
  const { needed: isRefused, ...consent } = useNeededConsent()
  const rule = rules?.find(({ ruleSn }) => ruleSn === KEEPING_RULE)
  return {
    ...consent,
    /** Never asked, or withdrawn. */
    needed: isRefused || (rule !== undefined && rule.agreeYn !== 'Y'),
    text: rule?.contents ?? null,
  }
}
