/** The health consents: what each feeds, and what stops without it (HDT-13). */
import type { consentQueries } from './queries.ts'
import { HEALTH_VERSION, healthVersionAt } from './rules.ts'
import { seoulStamp } from '#server/seoul.ts'

export const ruleNumbers = ['1', '2', '3', '4'] as const
export type RuleNumber = (typeof ruleNumbers)[number]

const RULES: Readonly<Record<RuleNumber, { name: string; contents: string; must: 'Y' | 'N' }>> = {
  '1': {
    name: '건강정보 수집·이용 동의',
    contents: '체중·혈압·혈당 같은 건강 기록을 저장하고 보여 드려요. 거두면 새 기록을 저장하지 않아요.',
    must: 'Y',
  },
  '2': {
    name: '건강정보 제공 동의',
    contents: '지금은 식당 운영사에 건네는 기록이 없어요. 건네게 되면 먼저 알리고 다시 여쭤 봐요.',
    must: 'N',
  },
  '3': {
    name: '민감정보 처리 동의',
    contents: '휴대폰의 걸음 수·수면·심박수를 가져와요. 거두면 다음 연동부터 가져오지 않아요.',
    must: 'Y',
  },
  '4': {
    name: '코칭 활용 동의',
    contents: '건강 이야기에서 이번 주 기록에 맞는 이야기를 먼저 보여 드려요. 거두면 기록으로 고르지 않아요.',
    must: 'N',
  },
}

type Consents = Awaited<ReturnType<ReturnType<typeof consentQueries>['consents']>>

/** A rule as the screens show it. Never decided reads as not given. */
export function consentRule(ruleSn: RuleNumber, consents: Consents) {
  const decided = consents.get(ruleSn)
  const { name, contents, must } = RULES[ruleSn]
  return {
    ruleSn,
    agreeYn: decided?.agreeYn ?? ('N' as const),
    ruleNm: name,
    contents,
    mustYn: must,
    agreeDtm: decided === undefined ? null : seoulStamp(decided.decidedAt).slice(0, 12),
    termsVer: decided === undefined ? HEALTH_VERSION : healthVersionAt(decided.decidedAt),
  }
}

export const consentRules = (consents: Consents) => ruleNumbers.map((ruleSn) => consentRule(ruleSn, consents))
