/**
 * A week of meals in a sentence, and what to do next: the first rule that fits. Means are of days with records, and
 * today is not among them.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import {
  type Advised,
  type Nutrient,
  nutrientNames,
  type NutrientStatus,
  statusOf,
} from '#server/domain/nutrition/advised.rules.ts'
import { addDays } from '#server/seoul.ts'
import { type Amounts, number } from './facts.ts'

/** Nutrients of the week's board; energy stands by itself. */
export const WEEK_NUTRIENTS = ['CHO', 'PROTEIN', 'FAT', 'SUGAR', 'FIB', 'NA'] as const satisfies readonly Nutrient[]

/** Means of the days that tell a nutrient, as they are shown; null where none does. */
export function weekMeans(days: readonly Amounts[]): Amounts {
  const mean = (name: Nutrient) => {
    const known = days.flatMap((day) => day[name] ?? [])
    if (known.length === 0) return null
    const value = known.reduce((sum, one) => sum + one, 0) / known.length
    return nutrientNames[name].unit === 'g' ? Math.round(value * 10) / 10 : Math.round(value)
  }
  return {
    KCAL: mean('KCAL'),
    CHO: mean('CHO'),
    PROTEIN: mean('PROTEIN'),
    FAT: mean('FAT'),
    SUGAR: mean('SUGAR'),
    FIB: mean('FIB'),
    NA: mean('NA'),
  }
}

/** Those of which anything is advised. */
export const weekRows = (means: Amounts, advised: Advised) =>
  WEEK_NUTRIENTS.flatMap((code) => {
    const { min, max } = advised[code]
    const target = min ?? max
    return target === null
      ? []
      : [{ code, value: means[code], target, min, max, status: statusOf(means[code], advised[code]) }]
  })

export type WeekFacts = { days: number; means: Amounts; advised: Advised }

const is = ({ means, advised }: WeekFacts, code: Nutrient, ...wanted: NutrientStatus[]): boolean =>
  wanted.some((status) => statusOf(means[code], advised[code]) === status)

type Said = {
  is: string
  fits: (facts: WeekFacts) => boolean
  summary: (when: Words, facts: WeekFacts) => Words
  comment: Words
}

const sentence =
  (ko: string, en: string) =>
  (when: Words): Words => ({ ko: `${when.ko} ${ko}`, en: `${en} ${when.en}` })

export const WEEK_RULES: readonly Said[] = [
  {
    is: 'a day only',
    fits: ({ days }) => days < 2,
    summary: sentence('하루만 적으셨어요', 'One day logged'),
    comment: { ko: '이틀만 적어도 한 주의 흐름이 보여요.', en: 'Two days are enough to see how a week goes.' },
  },
  {
    is: 'very salty',
    fits: (week) => is(week, 'NA', 'DANGER'),
    summary: sentence('나트륨이 많았어요', 'A lot of sodium'),
    comment: { ko: '국과 찌개는 건더기 위주로 드셔 보세요.', en: 'Eat what is in the soup and leave the broth.' },
  },
  {
    is: 'few vegetables',
    fits: (week) => is(week, 'FIB', 'LACK'),
    summary: sentence('채소가 모자랐어요', 'Short of vegetables'),
    comment: { ko: '채소 반찬을 한 접시 더 담아 보세요.', en: 'Take one more plate of vegetables.' },
  },
  {
    is: 'salty',
    fits: (week) => is(week, 'NA', 'CAUTION'),
    summary: sentence('나트륨이 조금 많았어요', 'A little too much sodium'),
    comment: { ko: '국물을 반만 남겨 보세요.', en: 'Leave half the soup.' },
  },
  {
    is: 'little protein',
    fits: (week) => is(week, 'PROTEIN', 'LACK'),
    summary: sentence('단백질이 모자랐어요', 'Short of protein'),
    comment: { ko: '끼니마다 단백질 반찬을 하나씩 담아 보세요.', en: 'Take a protein dish with every meal.' },
  },
  {
    is: 'sweet',
    fits: (week) => is(week, 'SUGAR', 'CAUTION', 'DANGER'),
    summary: sentence('당류가 많았어요', 'A lot of sugar'),
    comment: { ko: '단 음료를 물이나 차로 바꿔 보세요.', en: 'Swap sweet drinks for water or tea.' },
  },
  {
    is: 'fat',
    fits: (week) => is(week, 'FAT', 'CAUTION', 'DANGER'),
    summary: sentence('지방이 많았어요', 'A lot of fat'),
    comment: { ko: '튀김 대신 구이나 찜을 골라 보세요.', en: 'Choose grilled or steamed over fried.' },
  },
  {
    is: 'even',
    fits: (week) => is(week, 'PROTEIN', 'NORMAL') && is(week, 'NA', 'NORMAL'),
    summary: sentence('고르게 드셨어요', 'Even meals'),
    comment: { ko: '지금처럼 드시면 돼요.', en: 'Keep it as it is.' },
  },
  {
    is: 'plain',
    fits: () => true,
    summary: (when, { means }) => ({
      ko: `${when.ko} 하루 ${number(means.KCAL ?? 0)} kcal 드셨어요`,
      en: `${number(means.KCAL ?? 0)} kcal a day ${when.en}`,
    }),
    comment: {
      ko: '음식을 찾아서 적으면 영양도 함께 보여요.',
      en: 'Find foods by name, and their nutrients show too.',
    },
  },
]

/** @param startDt the week's Monday; `monday` is this week's */
export function weekWords(facts: WeekFacts, startDt: string, monday: string): { summary: Words; comment: Words } {
  // The last rule fits always.
  const rule = WEEK_RULES.find(({ fits }) => fits(facts)) as Said
  return { summary: rule.summary(whenWords(startDt, monday), facts), comment: rule.comment }
}

function whenWords(startDt: string, monday: string): Words {
  if (startDt === monday) return { ko: '이번 주엔', en: 'this week' }
  return startDt === addDays(monday, -7) ? { ko: '지난주엔', en: 'last week' } : { ko: '그 주엔', en: 'that week' }
}
