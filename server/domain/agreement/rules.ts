/** The agreements that there are, what they are called, and which version is in force (MBR-05). */
import { HEALTH_VERSION } from '#server/domain/consent/rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import type { Yn } from '#server/wire.ts'

export const agreeCodes = ['TERMS01', 'TERMS02', 'TERMS03', 'TERMS04', 'HEALTH', 'ALLERGY', 'LOCATION'] as const
export type AgreeCode = (typeof agreeCodes)[number]

/** The terms without which there is no account. */
export const REQUIRED = ['TERMS01', 'TERMS02', 'TERMS03'] as const
export type RequiredCode = (typeof REQUIRED)[number]

/** In force since October; whoever has agreed to an older one is asked once. */
export const TERMS_VERSION = '2026.10'
/** First day of that version, `YYYYMMDD`. */
export const TERMS_SINCE = '20261001'

export const agreements: Record<AgreeCode, { name: Words; must: Yn; version: string }> = {
  TERMS01: { name: { ko: '서비스 이용약관', en: 'Terms of service' }, must: 'Y', version: TERMS_VERSION },
  TERMS02: { name: { ko: '개인정보 수집·이용', en: 'Use of personal data' }, must: 'Y', version: TERMS_VERSION },
  TERMS03: {
    name: { ko: '개인정보 제3자 제공', en: 'Passing data to the food-service operator' },
    must: 'Y',
    version: TERMS_VERSION,
  },
  TERMS04: { name: { ko: '마케팅 정보 활용', en: 'Marketing' }, must: 'N', version: TERMS_VERSION },
  HEALTH: { name: { ko: '건강정보 수집·이용', en: 'Health data' }, must: 'N', version: HEALTH_VERSION },
  ALLERGY: { name: { ko: '알레르기 정보 이용', en: 'Allergies' }, must: 'N', version: '2025.03' },
  LOCATION: { name: { ko: '위치정보 이용', en: 'Location' }, must: 'N', version: TERMS_VERSION },
}

export const isRequired = (code: AgreeCode): boolean => agreements[code].must === 'Y'

/** `termsVer` is the version that was agreed to or refused, which a newer one may have followed. */
export type Decision = { agreeYn: Yn; termsVer: string; decidedAt: Date | null }

/** Whether the terms in force are agreed to: every one, in this version or a later one. */
export const areTermsCurrent = (decisions: ReadonlyMap<AgreeCode, Decision>): boolean =>
  REQUIRED.every((code) => {
    const decision = decisions.get(code)
    return decision?.agreeYn === 'Y' && decision.termsVer >= TERMS_VERSION
  })
