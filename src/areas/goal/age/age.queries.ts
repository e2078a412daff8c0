import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { CONSENT_STALE } from '#src/domain/consent/keeping-consent.queries.ts'
import { GOAL_STALE } from '../kit/goal.queries.ts'
import type { AgeType } from './age.ts'

/** How old the body seems; each kind is asked for when it is looked at. [GOL-05] */
export const ageQuery = (healthAgeType: AgeType) =>
  queryOptions({
    ...query('get', '/api/goal/health-age/{healthAgeType}', { params: { path: { healthAgeType } } }),
    meta: { keptOffline: true },
  })

/** Whether talks and measuring are offered to the member. [RSV-12] */
export const talksQuery = () =>
  queryOptions({
    ...query('post', '/api/reservation/reservation/checkWelfitBanner', { background: true }),
    select: (yn) => yn === 'Y',
  })

/** For good. [GOL-04] */
export const useHideGuide = () =>
  useWrite('put', '/api/goal/health-data/hide-guide', { stale: ['/api/goal/health-data/user'], done: null })

/** Y takes over what was measured; the page says how much that was, and a failure. */
export const useHealthMaxAgreement = () =>
  useWrite('post', '/api/healthMax/setHealthMaxAgree', {
    stale: [...GOAL_STALE, '/api/healthMax/getHealthMaxData'],
    done: null,
    failed: null,
  })

/** Health data is kept no more, nor read from the phone. [GOL-10] */
export const useDisagreeHealthData = () =>
  useWrite('post', '/api/goal/disagreeHealthData', { stale: CONSENT_STALE, done: msg`건강정보를 더 받지 않아요` })
