import { expect, test } from 'vitest'
import { agreeCodes, agreements, REQUIRED, TERMS_VERSION, type AgreeCode } from '../server/domain/agreement/rules.ts'
import { renewedIn, requiredTexts } from '../src/areas/account/agreements/renewed.ts'
import { allergyTerms } from '../src/areas/account/terms/allergy-terms.ts'
import { healthTerms } from '../src/areas/account/terms/health-terms.ts'
import { locationTerms } from '../src/areas/account/terms/location-terms.ts'
import { marketingTerms } from '../src/areas/account/terms/marketing-terms.ts'
import { operatorTerms } from '../src/areas/account/terms/operator-terms.ts'
import { policy } from '../src/areas/account/terms/policy.ts'
import { privacyTerms } from '../src/areas/account/terms/privacy-terms.ts'
import { serviceTerms } from '../src/areas/account/terms/service-terms.ts'
import type { Terms } from '../src/areas/account/terms/terms.ts'

// The texts are bundled, and what a member agrees to is noted by the server: both have to mean the same version.

const texts: readonly [AgreeCode, Terms][] = [
  ['TERMS01', serviceTerms],
  ['TERMS02', privacyTerms],
  ['TERMS03', operatorTerms],
  ['TERMS04', marketingTerms],
  ['HEALTH', healthTerms],
  ['ALLERGY', allergyTerms],
  ['LOCATION', locationTerms],
]

test('every agreement has its text', () => {
  expect(texts.map(([code]) => code)).toEqual([...agreeCodes])
})

test.each(texts)('the text of %s is the version that an agreement to it is noted with', (code, { version }) => {
  expect(version).toBe(agreements[code].version)
})

test.each([...texts, ['the policy', policy] as const])(
  '%s holds since a day of the month that its version is named after',
  (_name, { version, since }) => {
    expect(since).toMatch(/^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/)
    expect(`${since.slice(0, 4)}.${since.slice(4, 6)}`).toBe(version)
  },
)

test('who is asked to agree anew is told what this version changed, of required terms only [MBR-05]', () => {
  expect(requiredTexts.map(({ code }) => code)).toEqual([...REQUIRED])
  expect(renewedIn(TERMS_VERSION)).not.toHaveLength(0)
  // Terms that are newer than the app: the texts stand without sentences that would be another version's.
  expect(renewedIn('2099.01')).toBeNull()
})
