/** The sample members of the previews: facts of nobody, told by the rules that tell a member's own (PRV-05). */
import type { Axes } from '#server/domain/eating-type/rules.ts'
import { monthEnds } from '#server/domain/health-score/facts.rules.ts'
import type { Scored } from '#server/domain/health-score/queries.ts'
import { type Facts, pointsOf } from '#server/domain/health-score/score.rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'

export type SampleCode = 'NORMAL' | 'CAUTION' | 'EMPTY'

export const SAMPLE_NAME: Words = { ko: '한상이', en: 'Hansang' }

const PERSON = { gender: 'M', heightCm: 173, stepGoal: 8000, kcalGoal: 2000 } as const satisfies Partial<Facts>

const NOTHING: Facts = {
  ...PERSON,
  heightCm: null,
  kg: null,
  bodyFat: null,
  sbp: null,
  dbp: null,
  fasting: null,
  steps: null,
  sleepMin: null,
  kcal: null,
  mealDays: null,
}

/** Two months of each, the newer one last: what came before shows which way it goes. */
const MONTHS: Readonly<Record<SampleCode, readonly [before: Facts, now: Facts]>> = {
  NORMAL: [
    {
      ...PERSON,
      kg: 72.4,
      bodyFat: 22.1,
      sbp: 121,
      dbp: 78,
      fasting: 97,
      steps: 6900,
      sleepMin: 392,
      kcal: 2080,
      mealDays: 21,
    },
    {
      ...PERSON,
      kg: 71.2,
      bodyFat: 21.4,
      sbp: 118,
      dbp: 76,
      fasting: 94,
      steps: 8100,
      sleepMin: 402,
      kcal: 1980,
      mealDays: 25,
    },
  ],
  CAUTION: [
    {
      ...PERSON,
      kg: 82.1,
      bodyFat: 28.2,
      sbp: 134,
      dbp: 86,
      fasting: 102,
      steps: 5600,
      sleepMin: 366,
      kcal: 2320,
      mealDays: 17,
    },
    {
      ...PERSON,
      kg: 83.6,
      bodyFat: 29.1,
      sbp: 142,
      dbp: 91,
      fasting: 105,
      steps: 4300,
      sleepMin: 348,
      kcal: 2460,
      mealDays: 14,
    },
  ],
  EMPTY: [NOTHING, NOTHING],
}

/** What the score of a sample member is worked out of, as of a Seoul day `YYYYMMDD`. */
export function sampleScored(sample: SampleCode, today: string, nickName: string): Scored {
  const facts = MONTHS[sample]
  return {
    nickName,
    gender: PERSON.gender,
    decade: 40,
    months: monthEnds(today)
      .slice(-facts.length)
      .map((day, at) => ({ day, facts: facts[at] ?? NOTHING, points: pointsOf(facts[at] ?? NOTHING) })),
    peers: sample === 'EMPTY' ? null : { members: 320, bmi: 24.6, score: 68 },
  }
}

/** Percents of the way from the left to the right end of each axis; undefined: too few days to tell. */
export const SAMPLE_AXES: Readonly<Record<SampleCode, Axes | undefined>> = {
  NORMAL: { TIME: 20, AMOUNT: 35, TASTE: 30, CHOICE: 64 },
  CAUTION: { TIME: 78, AMOUNT: 72, TASTE: 81, CHOICE: 30 },
  EMPTY: undefined,
}
