/**
 * A week of meals in a sentence, and what to do next: the first rule that fits. Means are of days with records
 * (`daysToMean`), and today is not among them.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import {
  type Advised,
  type Nutrient,
  nutrientNames,
  type NutrientStatus,
  statusOf,
  statusSoFar,
} from '#server/domain/nutrition/advised.rules.ts'
import { addDays } from '#server/seoul.ts'
import { type Amounts, number } from './facts.ts'
import { oneDecimal } from '#server/rounding.ts'

/** Nutrients of the week's board; energy stands by itself. */
export const WEEK_NUTRIENTS = ['CHO', 'PROTEIN', 'FAT', 'SUGAR', 'FIB', 'NA'] as const satisfies readonly Nutrient[]

/** Means of the days that tell a nutrient, as they are shown; null where none does. */
export function weekMeans(days: readonly Amounts[]): Amounts {
  const mean = (name: Nutrient) => {
    const known = days.flatMap((day) => day[name] ?? [])
    if (known.length === 0) return null
    const value = known.reduce((sum, one) => sum + one, 0) / known.length
    return nutrientNames[name].unit === 'g' ? oneDecimal(value) : Math.round(value)
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

/** Where too few meals are told nothing is short: what was not written down was eaten all the same. */
const judge = (isWhole: boolean) => (isWhole ? statusOf : statusSoFar)

/** Those of which anything is advised. */
export const weekRows = (means: Amounts, advised: Advised, isWhole: boolean) =>
  WEEK_NUTRIENTS.flatMap((code) => {
    const { min, max } = advised[code]
    const target = min ?? max
    return target === null
      ? []
      : [{ code, value: means[code], target, min, max, status: judge(isWhole)(means[code], advised[code]) }]
  })

export type WeekFacts = {
  days: number
  /** Enough of its days tell two main meals or more. */
  isWhole: boolean
  /** Milligrams of sodium a day that came with soups. */
  soupMg: number
  means: Amounts
  advised: Advised
}

const is = ({ means, advised, isWhole }: WeekFacts, code: Nutrient, ...wanted: NutrientStatus[]): boolean =>
  wanted.some((status) => judge(isWhole)(means[code], advised[code]) === status)

/** What the next step is about: the page draws it, and knows where it leads. */
export type StepCode = 'RECORD' | 'SOUP' | 'SALT' | 'VEG' | 'PROTEIN' | 'SUGAR' | 'FAT' | 'KEEP'

type Said = {
  is: string
  step: StepCode
  fits: (facts: WeekFacts) => boolean
  summary: (when: Words, facts: WeekFacts) => Words
  comment: Words
}

const sentence =
  (ko: string, en: string) =>
  (when: Words): Words => ({ ko: `${when.ko} ${ko}`, en: `${en} ${when.en}` })

/** With less of it a day no soup is what makes a week salty. */
const SOME_SOUP_MG = 200

const MORE_MEALS = {
  ko: '하루 두 끼 넘게 적은 날이 사흘이면 한 주의 흐름이 보여요.',
  en: 'Three days with two meals or more show how a week goes.',
} as const satisfies Words
const LESS_SALT = {
  ko: '짠 반찬을 덜고 싱거운 것을 골라 보세요.',
  en: 'Less of what is salty, and dishes with less salt.',
} as const satisfies Words

export const WEEK_RULES: readonly Said[] = [
  {
    is: 'a day only',
    step: 'RECORD',
    fits: ({ days }) => days < 2,
    summary: sentence('하루만 적으셨어요', 'One day logged'),
    comment: MORE_MEALS,
  },
  {
    is: 'very salty with soup',
    step: 'SOUP',
    fits: (week) => is(week, 'NA', 'DANGER') && week.soupMg >= SOME_SOUP_MG,
    summary: sentence('나트륨이 많았어요', 'A lot of sodium'),
    comment: { ko: '국과 찌개는 건더기 위주로 드셔 보세요.', en: 'Eat what is in the soup and leave the broth.' },
  },
  {
    is: 'very salty',
    step: 'SALT',
    fits: (week) => is(week, 'NA', 'DANGER'),
    summary: sentence('나트륨이 많았어요', 'A lot of sodium'),
    comment: LESS_SALT,
  },
  {
    is: 'few vegetables',
    step: 'VEG',
    fits: (week) => is(week, 'FIB', 'LACK'),
    summary: sentence('채소가 모자랐어요', 'Short of vegetables'),
    comment: { ko: '채소 반찬을 한 접시 더 담아 보세요.', en: 'Take one more plate of vegetables.' },
  },
  {
    is: 'salty with soup',
    step: 'SOUP',
    fits: (week) => is(week, 'NA', 'CAUTION') && week.soupMg >= SOME_SOUP_MG,
    summary: sentence('나트륨이 조금 많았어요', 'A little too much sodium'),
    comment: { ko: '국물을 반만 남겨 보세요.', en: 'Leave half the soup.' },
  },
  {
    is: 'salty',
    step: 'SALT',
    fits: (week) => is(week, 'NA', 'CAUTION'),
    summary: sentence('나트륨이 조금 많았어요', 'A little too much sodium'),
    comment: LESS_SALT,
  },
  {
    is: 'little protein',
    step: 'PROTEIN',
    fits: (week) => is(week, 'PROTEIN', 'LACK'),
    summary: sentence('단백질이 모자랐어요', 'Short of protein'),
    comment: { ko: '끼니마다 단백질 반찬을 하나씩 담아 보세요.', en: 'Take a protein dish with every meal.' },
  },
  {
    is: 'sweet',
    step: 'SUGAR',
    fits: (week) => is(week, 'SUGAR', 'CAUTION', 'DANGER'),
    summary: sentence('당류가 많았어요', 'A lot of sugar'),
    comment: { ko: '단 음료를 물이나 차로 바꿔 보세요.', en: 'Swap sweet drinks for water or tea.' },
  },
  {
    is: 'fat',
    step: 'FAT',
    fits: (week) => is(week, 'FAT', 'CAUTION', 'DANGER'),
    summary: sentence('지방이 많았어요', 'A lot of fat'),
    comment: { ko: '튀김 대신 구이나 찜을 골라 보세요.', en: 'Choose grilled or steamed over fried.' },
  },
  {
    is: 'even',
    step: 'KEEP',
    fits: (week) => is(week, 'PROTEIN', 'NORMAL') && is(week, 'NA', 'NORMAL'),
    summary: sentence('고르게 드셨어요', 'Even meals'),
    comment: { ko: '지금처럼 드시면 돼요.', en: 'Keep it as it is.' },
  },
  {
    is: 'few meals',
    step: 'RECORD',
    fits: ({ isWhole }) => !isWhole,
    summary: sentence('끼니를 적게 적으셨어요', 'Few meals logged'),
    comment: MORE_MEALS,
  },
  {
    is: 'plain',
    step: 'RECORD',
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
export function weekWords(
  facts: WeekFacts,
  startDt: string,
  monday: string,
): { summary: Words; comment: Words; step: StepCode } {
  // The last rule fits always.
  const rule = WEEK_RULES.find(({ fits }) => fits(facts)) as Said
  return { summary: rule.summary(whenWords(startDt, monday), facts), comment: rule.comment, step: rule.step }
}

function whenWords(startDt: string, monday: string): Words {
  if (startDt === monday) return { ko: '이번 주엔', en: 'this week' }
  return startDt === addDays(monday, -7) ? { ko: '지난주엔', en: 'last week' } : { ko: '그 주엔', en: 'that week' }
}
