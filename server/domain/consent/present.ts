/** The health consents: what each feeds, and what stops without it (HDT-13). */
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import type { consentQueries } from './queries.ts'
import { HEALTH_VERSION, healthVersionAt } from './rules.ts'
import { seoulStamp } from '#server/seoul.ts'

export const ruleNumbers = ['1', '2', '3', '4'] as const
export type RuleNumber = (typeof ruleNumbers)[number]

const RULES: Readonly<Record<RuleNumber, { name: Words; contents: Words; must: 'Y' | 'N' }>> = {
  '1': {
    name: { ko: '건강정보 수집·이용 동의', en: 'Collecting health data' },
    contents: {
      ko: '체중·혈압·혈당 같은 건강 기록을 저장하고 보여 드려요. 거두면 새 기록을 저장하지 않아요. 휴대폰의 걸음과 식사는 민감정보 처리 동의로 저장해요.',
      en: 'We store and show your health records, such as weight, blood pressure and blood sugar. If you withdraw, we store no new ones. Steps and meals from your phone are stored under the consent to sensitive data.',
    },
    must: 'Y',
  },
  '2': {
    name: { ko: '건강정보 제공 동의', en: 'Sharing health data' },
    contents: {
      ko: '지금은 식당 운영사에 건네는 기록이 없어요. 건네게 되면 먼저 알리고 다시 여쭤 봐요.',
      en: 'At present we pass no records on to the food service. Before we ever do, we will tell you and ask you again.',
    },
    must: 'N',
  },
  '3': {
    name: { ko: '민감정보 처리 동의', en: 'Sensitive data' },
    contents: {
      ko: '휴대폰의 걸음 수·수면·심박수를 가져와요. 걸음과 식사는 이 동의만으로 저장해요. 거두면 다음 연동부터 가져오지 않아요.',
      en: 'We bring in steps, sleep and heart rate from your phone. Steps and meals are stored under this consent alone. If you withdraw, we stop with the next sync.',
    },
    must: 'Y',
  },
  '4': {
    name: { ko: '코칭 활용 동의', en: 'Use for coaching' },
    contents: {
      ko: '건강 이야기에서 이번 주 기록에 맞는 이야기를 먼저 보여 드려요. 거두면 기록으로 고르지 않아요.',
      en: 'Among the health stories, we show the one that fits your records of this week first. If you withdraw, your records are not used to choose.',
    },
    must: 'N',
  },
}

type Consents = Awaited<ReturnType<ReturnType<typeof consentQueries>['consents']>>

/** A rule as the screens show it. Never decided reads as not given. */
export function consentRule(ruleSn: RuleNumber, consents: Consents, language: Language) {
  const decided = consents.get(ruleSn)
  const { name, contents, must } = RULES[ruleSn]
  return {
    ruleSn,
    agreeYn: decided?.agreeYn ?? ('N' as const),
    ruleNm: name[language],
    contents: contents[language],
    mustYn: must,
    agreeDtm: decided === undefined ? null : seoulStamp(decided.decidedAt).slice(0, 12),
    termsVer: decided === undefined ? HEALTH_VERSION : healthVersionAt(decided.decidedAt),
  }
}

export const consentRules = (consents: Consents, language: Language) =>
  ruleNumbers.map((ruleSn) => consentRule(ruleSn, consents, language))
