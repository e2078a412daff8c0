/**
 * The coach's word of a day: the first rule that fits what is known of the days before. Nothing of it is stored but the
 * answer, so its number says which day and which rule it is of, and an answer is to what the member has read
 * (docs/decisions/185).
 */
import type { Words } from '#server/domain/member/language.rules.ts'

/** What is known before today. Null: nobody has counted it. */
export type WordFacts = {
  /** Milligrams and grams of yesterday. */
  sodiumMg: number | null
  fibreG: number | null
  /** Steps of yesterday and of the day before that. */
  steps: number | null
  stepsBefore: number | null
  /** Of the seven days before today: those with a record, and those with a breakfast. */
  recordedDays: number
  breakfastDays: number
}

type WordRule = { actCode: string; fits: (facts: WordFacts) => boolean; say: (facts: WordFacts) => Words }

/** WHO's day of sodium (`advised.rules.ts`), and what is well short of its day of fibre. */
const SODIUM_MG = 2000
const LITTLE_FIBRE_G = 15
/** A difference of steps that somebody notices: ten minutes of walking. */
const FEWER_STEPS = 1000
/** So many days of a week without breakfast, of those that were recorded. */
const BREAKFASTS_MISSED = 3

const number = (value: number): string => value.toLocaleString('en-US')
const fewer = ({ steps, stepsBefore }: WordFacts): number =>
  steps === null || stepsBefore === null ? 0 : stepsBefore - steps

/** Their place is their number on the wire: new ones go to the end. */
export const WORD_RULES: readonly WordRule[] = [
  {
    actCode: 'LUNCHWALK',
    fits: (facts) => fewer(facts) >= FEWER_STEPS,
    say: (facts) => ({
      ko: `어제는 그제보다 ${number(fewer(facts))}보 덜 걸었어요. 점심 먹고 10분만 걸어 볼까요?`,
      en: `${number(fewer(facts))} fewer steps yesterday than the day before. How about ten minutes after lunch?`,
    }),
  },
  {
    actCode: 'HALFSOUP',
    fits: ({ sodiumMg }) => sodiumMg !== null && sodiumMg > SODIUM_MG,
    say: ({ sodiumMg }) => ({
      ko: `어제 나트륨이 ${number(Math.round(sodiumMg ?? 0))} mg이었어요. 국물을 반만 먹어 볼까요?`,
      en: `Yesterday had ${number(Math.round(sodiumMg ?? 0))} mg of sodium. How about leaving half the soup?`,
    }),
  },
  {
    actCode: 'VEGFIRST',
    fits: ({ fibreG }) => fibreG !== null && fibreG < LITTLE_FIBRE_G,
    say: () => ({
      ko: '어제는 채소가 적었어요. 나물 반찬을 먼저 먹어 볼까요?',
      en: 'Few vegetables yesterday. How about starting with them?',
    }),
  },
  {
    actCode: 'BREAKFAST',
    fits: ({ recordedDays, breakfastDays }) => recordedDays - breakfastDays >= BREAKFASTS_MISSED,
    say: ({ recordedDays, breakfastDays }) => ({
      ko: `지난 이레에 적으신 날 가운데 ${recordedDays - breakfastDays}일은 아침이 비어 있어요. 한 입이라도 먹어 볼까요?`,
      en: `Of the days you logged in the last seven, ${recordedDays - breakfastDays} have no breakfast. How about a bite?`,
    }),
  },
]

/** A rule is not said about a practice that is chosen already, nor once the member has hidden it. */
export function wordOf(
  facts: WordFacts,
  { chosen, hidden }: { chosen: ReadonlySet<string>; hidden: ReadonlySet<number> },
): number | undefined {
  const rule = WORD_RULES.findIndex(
    ({ actCode, fits }, index) => !chosen.has(actCode) && !hidden.has(index) && fits(facts),
  )
  return rule < 0 ? undefined : rule
}

/** `2026111902`: the day, then the rule's place counted from one. */
export const seqOf = (day: string, rule: number): number => Number(day) * 100 + rule + 1

/** The rule that a number names; undefined for another day, or a rule that is none. */
export function ruleOf(coachSeq: number, day: string): number | undefined {
  const rule = coachSeq - Number(day) * 100 - 1
  return WORD_RULES[rule] === undefined ? undefined : rule
}
