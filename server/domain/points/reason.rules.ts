/**
 * What points were got or used for, in both languages. The ledger stores code and arguments; the sentence is made when
 * it is read.
 */
import { type Language, type OperatorWords, type Words, wordsIn } from '#server/domain/member/language.rules.ts'

const reasons = {
  /** A challenge was completed. */
  challenge: ({ name }: { name: OperatorWords }): Words => ({
    ko: `${name.ko} 완주`,
    en: `Completed: ${wordsIn(name, 'en')}`,
  }),
  /** Days of a challenge on which its goal was reached. */
  challengeDays: ({ name, days }: { name: OperatorWords; days: number }): Words => ({
    ko: `${name.ko} ${String(days)}일 성공`,
    en: `${wordsIn(name, 'en')}: ${String(days)} ${days === 1 ? 'day' : 'days'} done`,
  }),
  stepGoal: ({ steps }: { steps: number }): Words => ({
    ko: `하루 ${stepsText(steps)} 달성`,
    en: `${steps.toLocaleString('en')} steps in a day`,
  }),
  survey: (): Words => ({ ko: '주간 설문 참여', en: 'Weekly survey' }),
  event: ({ name }: { name: OperatorWords }): Words => ({
    ko: `${name.ko} 이벤트`,
    en: `Event: ${wordsIn(name, 'en')}`,
  }),
  greenStamps: ({ count }: { count: number }): Words => ({
    ko: `그린 스탬프 ${String(count)}개`,
    en: `${String(count)} green stamps`,
  }),
  /** A colleague joined with the member's code, or the member with a colleague's. */
  invitation: (): Words => ({ ko: '동료와 함께 한 상', en: 'Invited a colleague' }),
  meal: ({ place }: { place: OperatorWords }): Words => ({
    ko: `점심 값에 씀 · ${place.ko}`,
    en: `Paid for lunch · ${wordsIn(place, 'en')}`,
  }),
  coupon: ({ name }: { name: OperatorWords }): Words => ({
    ko: `${name.ko} 교환`,
    en: `Exchanged for ${wordsIn(name, 'en')}`,
  }),
  lapse: (_args: Record<never, never>): Words => ({ ko: '기한이 지나 사라짐', en: 'Lapsed' }),
}

type Reasons = typeof reasons
export type ReasonCode = keyof Reasons

/** `{ code: 'stepGoal', args: { steps: 8000 } }` and so on. */
export type PointReason = {
  [Code in ReasonCode]: {
    code: Code
    args: Parameters<Reasons[Code]> extends [infer Args] ? Args : Record<never, never>
  }
}[ReasonCode]

/** The sentence for a stored reason; one that a later version wrote has none of its own. */
export function reasonText(
  stored: { reasonCode: string; reasonArgs: unknown },
  isCancelled: boolean,
  language: Language,
): string {
  // What was stored was a PointReason: the code decides which arguments stand beside it.
  const make = (reasons as Record<string, (args: never) => Words>)[stored.reasonCode]
  const words = make === undefined ? { ko: '포인트', en: 'Points' } : make(stored.reasonArgs as never)
  if (!isCancelled) return words[language]
  return language === 'en' ? `Cancelled: ${words.en}` : `취소: ${words.ko}`
}

/** 8천 보, 9,500보: as it is said. */
function stepsText(steps: number): string {
  return steps % 1000 === 0 && steps < 10_000 ? `${String(steps / 1000)}천 보` : `${steps.toLocaleString('en')}보`
}
