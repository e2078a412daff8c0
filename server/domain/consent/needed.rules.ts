/** Without the consent to keep health data none is kept, and none is worked with (docs/decisions/358). */
import type { Words } from '#server/domain/member/language.rules.ts'

export const CONSENT_NEEDED: Words = {
  ko: '건강 정보를 기록하려면 동의가 필요해요.',
  en: 'Recording health data needs your consent.',
}

/** Thrown before anything is written; answered as 409 `healthConsentNeeded` in the caller's language. */
export class ConsentNeeded extends Error {
  constructor() {
    super(CONSENT_NEEDED.en)
  }
}
