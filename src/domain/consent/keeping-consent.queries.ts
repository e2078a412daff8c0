import { msg } from '@lingui/core/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, query } from '#src/contract/query.ts'

const RULES = '/api/my/helhidxRule'

/** The rule without which nothing is kept, and nothing worked out. */
export const KEEPING_RULE = '1'

/** What tells whether health data is kept, and what is worked out from it while it is. */
export const CONSENT_STALE = [
  RULES,
  '/api/healthlog/helhidxAgreeList',
  '/api/mypage/getUsrInfoStart',
  '/api/mypage/getMyAgreeList',
  '/api/goal/health-data/user',
  '/api/goal/health-age/{healthAgeType}',
  '/api/goal/goal-info',
  '/api/main/getGoalInfo',
  '/api/healthlog/healthScore',
  '/api/healthlog/detailAnalysis',
  '/api/healthlog/health/HealthWeekly',
  '/api/healthlog/myLog/Alter',
  '/api/healthlog/myLog/helhlogCstmmsg',
  '/api/healthlog/myLog/myHelhIdx',
  '/api/healthlog/myLog/myHelhIdxDetail',
  '/api/healthlog/health/HelhIndicator',
  '/api/healthlog/health/bmiAvg',
  '/api/healthlog/health/BmiGraph',
  '/api/healthlog/health/MyWeightRecord',
  '/api/healthlog/health/MyBloodpressureRecord',
  '/api/healthlog/aiCustom/rcmdExercise',
  '/api/chalen/challenge/getAiChallenge',
] as const

/**
 * A save that the server refuses because health data may not be kept: never asked, or withdrawn, here or on another
 * phone.
 */
export const isWithoutConsent = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 409 && failure.code === 'healthConsentNeeded'

/** Reads anew what the member has answered: another phone knows better. */
export function useInvalidateRules() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keyOf(RULES) })
}

/** What the member has answered; undefined while nobody knows. */
export function useKeepingRule() {
  const { data: rules } = useQuery(query('get', RULES, { background: true }))
  return rules?.find(({ ruleSn }) => ruleSn === KEEPING_RULE)
}

/** Of who is without the consent: whether it was taken back. Who was never asked begins as everybody does. */
export function useIsWithdrawn(): boolean {
  const { data: rules } = useSuspenseQuery(query('get', RULES))
  return rules.some(({ ruleSn, agreeYn, agreeDtm }) => ruleSn === KEEPING_RULE && agreeYn === 'N' && agreeDtm !== null)
}

const YES = { params: { query: { ruleSn: KEEPING_RULE } } } as const

/** Gives the consent by a button of its own. By GET as documented. [HTP-10] */
export function useAgreeToKeeping() {
  const giving = useWrite('get', '/api/my/saveHelhidxAgree', { stale: CONSENT_STALE, done: msg`동의했어요` })
  return { busy: giving.isPending, give: () => giving.send(YES) }
}

/** Gives it as the first step of what says by itself how it went. */
export function useAgreeFirst() {
  const giving = useWrite('get', '/api/my/saveHelhidxAgree', { stale: CONSENT_STALE, done: null, failed: null })
  return () => giving.sendAsync(YES)
}

/**
 * The consent of every form that saves health data. Who was never asked, or has withdrawn, is asked above the button
 * that saves (ConsentRow), and that one press gives it first: `await consent.given()` before the save. Where the server
 * knows better, `asks` a failure whether it was for that.
 *
 * @param wasRefused the server has refused what waits here already
 */
export function useKeepingConsent(wasRefused = false) {
  const giveFirst = useAgreeFirst()
  const rule = useKeepingRule()
  const askAnew = useInvalidateRules()
  const [isRefused, setRefused] = useState(false)
  const needed = wasRefused || isRefused || (rule !== undefined && rule.agreeYn !== 'Y')
  return {
    needed,
    given: async (): Promise<void> => {
      if (!needed) return
      await giveFirst()
      setRefused(false)
    },
    asks: (failure: unknown): boolean => {
      if (!isWithoutConsent(failure)) return false
      setRefused(true)
      askAnew()
      return true
    },
  }
}
