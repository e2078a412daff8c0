/** A report in words, in both languages: what went well, what to look after, and one thing to try. */
import type { Words } from '#server/domain/member/language.rules.ts'
import { type Figures, type PatternCode, patternOf } from './rules.ts'
import { oneDecimal } from '#server/rounding.ts'

/** Name, what it is like, and what the report of one begins with: each says what `patternOf` asks for, no more. */
export const PATTERNS: Readonly<Record<PatternCode, { name: Words; text: Words; summary: Words }>> = {
  LUNCH: {
    name: { ko: '점심 중심형', en: 'Lunch first' },
    text: { ko: '하루 가운데 점심을 가장 든든하게 먹어요.', en: 'Lunch is the largest meal of the day.' },
    summary: { ko: '하루 가운데 점심을 가장 든든하게 드셨어요.', en: 'Lunch was your largest meal of the day.' },
  },
  DINNER: {
    name: { ko: '저녁 중심형', en: 'Dinner first' },
    text: { ko: '하루 가운데 저녁을 가장 든든하게 먹어요.', en: 'Dinner is the largest meal of the day.' },
    summary: { ko: '하루 가운데 저녁을 가장 든든하게 드셨어요.', en: 'Dinner was your largest meal of the day.' },
  },
  EVEN: {
    name: { ko: '고른 세끼형', en: 'Three even meals' },
    text: { ko: '세 끼를 고루 챙겨 먹어요.', en: 'Three proper meals a day.' },
    summary: { ko: '세 끼를 고루 챙겨 드셨어요.', en: 'You had three proper meals a day.' },
  },
  EVENING: {
    name: { ko: '저녁 몰아먹기형', en: 'Evening eater' },
    text: { ko: '하루 열량의 절반 넘게 저녁에 먹어요.', en: 'More than half of the energy comes in the evening.' },
    summary: { ko: '하루 열량의 절반 넘게 저녁에 드셨어요.', en: 'More than half of your energy came in the evening.' },
  },
  GRAZE: {
    name: { ko: '자주 조금형', en: 'Little and often' },
    text: {
      ko: '하루 열량의 4분의 1 이상을 간식으로 먹어요.',
      en: 'A quarter of the energy or more comes from snacks.',
    },
    summary: {
      ko: '하루 열량의 4분의 1 이상을 간식으로 드셨어요.',
      en: 'A quarter of your energy or more came from snacks.',
    },
  },
  MIXED: {
    name: { ko: '그때그때형', en: 'Now this, now that' },
    text: { ko: '한 가지 모습으로 말하기 어려워요.', en: 'No single pattern fits.' },
    summary: { ko: '한 가지 모습으로 말하기 어려운 두 주였어요.', en: 'No single pattern fits these two weeks.' },
  },
}

export const PATTERN_CODES = ['LUNCH', 'DINNER', 'EVEN', 'EVENING', 'GRAZE', 'MIXED'] as const

/** Of the figures, whatever an earlier rule has called them: reports are frozen, and what they are called is not. */
export const patternNow = ({ meals, recorded }: Figures): PatternCode => patternOf(meals, recorded)

/** What a day may have of sodium, and asks for of protein and fibre; a report compares with them. */
type Asked = { sodiumMg: number; proteinG: number; fibreG: number }

type Rule = {
  holds: (now: Figures, before: Figures | undefined, asked: Asked) => boolean
  words: (now: Figures, before: Figures | undefined, asked: Asked) => Words
}

const daysOf = (figures: Figures, mealType: string): number =>
  figures.meals.find((meal) => meal.mealType === mealType)?.days ?? 0
/** Recorded days that do not tell this meal: whether it was eaten nobody knows. */
const without = (figures: Figures, mealType: string): number => figures.recorded - daysOf(figures, mealType)

/** So rare that it is said: breakfast is written down on three of five recorded days, or on fewer. */
const fewBreakfasts = (now: Figures): boolean => without(now, '1') >= now.recorded * 0.4

/** The whole in one sentence. */
export const summaryOf = (figures: Figures): Words => PATTERNS[patternNow(figures)].summary

const GOOD: readonly Rule[] = [
  {
    holds: (now) => daysOf(now, '2') >= now.recorded * 0.85,
    words: (now) => ({
      ko: `적은 날 ${now.recorded}일 가운데 ${daysOf(now, '2')}일은 점심을 챙기셨어요.`,
      en: `You had lunch on ${daysOf(now, '2')} of ${now.recorded} recorded days.`,
    }),
  },
  {
    holds: (now, before) => before !== undefined && now.vegetables > before.vegetables,
    words: (now, before) => {
      const more = oneDecimal(now.vegetables - (before?.vegetables ?? 0))
      return {
        ko: `채소 반찬이 하루 ${more}접시 늘었어요.`,
        en: `${more} more ${more === 1 ? 'plate' : 'plates'} of vegetables a day.`,
      }
    },
  },
  {
    holds: (now, _before, asked) => now.proteinG !== null && now.proteinG >= asked.proteinG,
    words: (now) => ({
      ko: `단백질을 하루 ${now.proteinG ?? 0} g 드셨어요.`,
      en: `You had ${now.proteinG ?? 0} g of protein a day.`,
    }),
  },
  {
    holds: (now) => now.nights === 0,
    words: () => ({ ko: '적으신 야식이 없어요.', en: 'No late-night meals logged.' }),
  },
]

const CARE: readonly Rule[] = [
  {
    holds: fewBreakfasts,
    words: (now) => ({
      ko: `적은 날 ${now.recorded}일 가운데 ${without(now, '1')}일은 아침 기록이 없어요.`,
      en: `No breakfast logged on ${without(now, '1')} of ${now.recorded} days.`,
    }),
  },
  {
    holds: (now, _before, asked) => now.sodiumMg !== null && now.sodiumMg > asked.sodiumMg,
    words: (now, _before, asked) => {
      const more = (now.sodiumMg ?? 0) - asked.sodiumMg
      return {
        ko: `나트륨이 하루 ${more.toLocaleString('en-US')} mg 많아요.`,
        en: `${more.toLocaleString('en-US')} mg too much sodium a day.`,
      }
    },
  },
  {
    holds: (now, _before, asked) => now.fibreG !== null && now.fibreG < asked.fibreG,
    words: (now, _before, asked) => {
      const less = oneDecimal(asked.fibreG - (now.fibreG ?? 0))
      return { ko: `식이섬유가 하루 ${less} g 모자라요.`, en: `${less} g short of fibre a day.` }
    },
  },
  {
    holds: (now) => now.nights >= 3,
    words: (now) => ({ ko: `야식을 ${now.nights}번 드셨어요.`, en: `${now.nights} late-night meals.` }),
  },
]

/** What the thing to try is about: the page draws it, and knows where it leads. */
export type TryCode = 'FRUIT' | 'BREAKFAST' | 'SOUP' | 'SALT' | 'VEG' | 'KEEP'

const isSalty: Rule['holds'] = (now, _before, asked) => now.sodiumMg !== null && now.sodiumMg > asked.sodiumMg

/** One thing to try: the first that holds. None promises what it comes to. */
const NEXT: readonly (Rule & { code: TryCode })[] = [
  {
    code: 'FRUIT',
    holds: (now) => patternNow(now) === 'EVENING',
    words: () => ({
      ko: '저녁에 몰리지 않게 오후 네 시에 과일 반쪽을 드셔 보세요.',
      en: 'Try half a fruit at four, so that less is left for the evening.',
    }),
  },
  {
    code: 'BREAKFAST',
    holds: fewBreakfasts,
    words: () => ({ ko: '이번 주에는 아침을 한 번만 더 챙겨 보세요.', en: 'Have one more breakfast this week.' }),
  },
  {
    code: 'SOUP',
    holds: (now, before, asked) => isSalty(now, before, asked) && (now.soups ?? 0) > 0,
    words: () => ({ ko: '이번 주에는 국물을 반만 드셔 보세요.', en: 'Leave half of the broth this week.' }),
  },
  {
    code: 'SALT',
    holds: isSalty,
    words: () => ({ ko: '이번 주에는 싱거운 반찬을 골라 보세요.', en: 'Choose dishes with less salt this week.' }),
  },
  {
    code: 'VEG',
    holds: (now, _before, asked) => now.fibreG !== null && now.fibreG < asked.fibreG,
    words: () => ({ ko: '점심에 나물을 한 접시 더 담아 보세요.', en: 'Take one more plate of greens at lunch.' }),
  },
  {
    code: 'KEEP',
    holds: () => true,
    words: () => ({ ko: '이대로 두 주 더 드셔 보세요.', en: 'Carry on like this for two more weeks.' }),
  },
]

/** At most two of each: a report is read in a minute. */
const MOST = 2

export function reportWords(now: Figures, before: Figures | undefined, asked: Asked) {
  const all = (rules: readonly Rule[]) =>
    rules.filter(({ holds }) => holds(now, before, asked)).map(({ words }) => words(now, before, asked))
  // The last rule fits always.
  const next = NEXT.find(({ holds }) => holds(now, before, asked)) as (typeof NEXT)[number]
  return {
    summary: summaryOf(now),
    good: all(GOOD).slice(0, MOST),
    care: all(CARE).slice(0, MOST),
    next: next.words(now, before, asked),
    nextCode: next.code,
  }
}
