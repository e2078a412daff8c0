/** How long a sign-in lasts, and how often one may begin. */
import type { Words } from '#server/domain/member/language.rules.ts'

export const WAIT_MS = 5 * 60_000
/** A provider is not asked more often than this about one sign-in. */
export const ASK_MS = 3000
export const STARTS_AN_HOUR = 5
export const HOUR_MS = 3_600_000

/** Years back that can be fetched. */
export const MOST_YEARS = 10

/** The consent to check-up data, as it stands now. */
export const CONSENT = {
  version: '1.2',
  keepYear: 5,
  text: {
    ko: '건강검진 결과(검진일, 검진 기관, 검사 수치, 판정)를 불러와 5년 동안 보관하고 건강 점수와 상담에 씁니다. 동의를 거두면 바로 지웁니다.',
    en: 'Check-up results (day, clinic, values, judgement) are fetched, kept for five years and used for the health score and for counselling. They are deleted at once when you withdraw.',
  },
} as const

export const signInRefusals = {
  consentNeeded: {
    ko: '건강검진 정보에 동의하신 뒤에 할 수 있어요.',
    en: 'This needs your consent to check-up data first.',
  },
  notDone: { ko: '아직 본인 확인이 끝나지 않았어요.', en: 'It has not been confirmed yet.' },
  gone: {
    ko: '찾을 수 없는 확인이에요. 처음부터 다시 해 주세요.',
    en: 'There is no such sign-in. Please begin again.',
  },
} satisfies Record<string, Words>
