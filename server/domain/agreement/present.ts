import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import { type AgreeCode, agreements, areTermsCurrent, type Decision, TERMS_SINCE, TERMS_VERSION } from './rules.ts'

const minuteOf = (at: Date): string => seoulStamp(at).slice(0, 12)

type Decisions = ReadonlyMap<AgreeCode, Decision>

export function myAgree(code: AgreeCode, decisions: Decisions, language: Language) {
  const { name, must, version } = agreements[code]
  const decided = decisions.get(code)
  return {
    agreeCode: code,
    agreeNm: name[language],
    mustYn: must,
    agreeYn: decided?.agreeYn ?? ('N' as const),
    agreeDtm: orNull(decided?.decidedAt ?? null, minuteOf),
    termsVer: decided?.termsVer ?? version,
  }
}

export function memberTerms(decisions: Decisions) {
  const marketing = decisions.get('TERMS04')
  return {
    termsAgreeYn: yn(areTermsCurrent(decisions)),
    marketingTermsAgreeYn: marketing?.agreeYn ?? ('N' as const),
    termsVer: TERMS_VERSION,
    sinceDt: TERMS_SINCE,
    termsAgreeDtm: orNull(decisions.get('TERMS01')?.decidedAt ?? null, minuteOf),
    marketingTermsAgreeDtm: orNull(marketing?.decidedAt ?? null, minuteOf),
  }
}
