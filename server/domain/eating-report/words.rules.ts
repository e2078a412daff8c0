/** A report in words, in both languages: what went well, what to look after, and one thing to try. */
import type { Words } from '#server/domain/member/language.rules.ts'
import type { Figures, PatternCode } from './rules.ts'

/** Name, what it is like, and what the report of one begins with. */
export const PATTERNS: Readonly<Record<PatternCode, { name: Words; text: Words; summary: Words }>> = {
  LUNCH: {
    name: { ko: '점심 중심형', en: 'Lunch first' },
    text: { ko: '점심을 잘 챙기고 아침을 자주 걸러요.', en: 'Good lunches, few breakfasts.' },
    summary: { ko: '점심을 잘 챙기고 아침을 자주 걸러요.', en: 'You have good lunches and few breakfasts.' },
  },
  EVEN: {
    name: { ko: '고른 세끼형', en: 'Three even meals' },
    text: { ko: '세 끼를 비슷한 양으로 먹어요.', en: 'Three meals of about the same size.' },
    summary: { ko: '세 끼를 비슷한 양으로 챙겨 드셨어요.', en: 'You had three meals of about the same size.' },
  },
  EVENING: {
    name: { ko: '저녁 몰아먹기형', en: 'Evening eater' },
    text: { ko: '하루 열량의 절반 넘게 저녁에 먹어요.', en: 'More than half of the energy comes in the evening.' },
    summary: { ko: '하루 열량의 절반 넘게 저녁에 드셨어요.', en: 'More than half of your energy came in the evening.' },
  },
  GRAZE: {
    name: { ko: '자주 조금형', en: 'Little and often' },
    text: { ko: '끼니보다 간식을 여러 번 먹어요.', en: 'More snacks than meals.' },
    summary: { ko: '끼니보다 간식을 자주 드셨어요.', en: 'You had more snacks than meals.' },
  },
}

export const PATTERN_CODES = ['LUNCH', 'EVEN', 'EVENING', 'GRAZE'] as const

/** What a day may have of sodium, and asks for of protein and fibre; a report compares with them. */
type Asked = { sodiumMg: number; proteinG: number; fibreG: number }

type Rule = {
  holds: (now: Figures, before: Figures | undefined, asked: Asked) => boolean
  words: (now: Figures, before: Figures | undefined, asked: Asked) => Words
}

const daysOf = (figures: Figures, mealType: string): number =>
  figures.meals.find((meal) => meal.mealType === mealType)?.days ?? 0
/** Days that were recorded without this meal: a day without a record says nothing of it. */
const without = (figures: Figures, mealType: string): number => figures.recorded - daysOf(figures, mealType)
const tenth = (value: number): number => Math.round(value * 10) / 10

/** So rare that it is said: breakfast on three of five recorded days, or on fewer. */
const skipsBreakfast = (now: Figures): boolean => without(now, '1') >= now.recorded * 0.4

/** Lunch first is also what fits no other pattern: of such a fortnight only what holds is said. */
const OTHER_LUNCH = {
  largest: { ko: '하루 가운데 점심을 가장 든든하게 드셨어요.', en: 'Lunch was your largest meal of the day.' },
  none: { ko: '끼니마다 드시는 양이 달랐어요.', en: 'Your meals differed in size.' },
} as const satisfies Record<string, Words>

/** The whole in one sentence. */
export function summaryOf(figures: Figures): Words {
  const { pattern, meals, recorded } = figures
  if (pattern !== 'LUNCH' || (skipsBreakfast(figures) && daysOf(figures, '2') >= recorded * 0.7))
    return PATTERNS[pattern].summary
  const lunch = meals.find(({ mealType }) => mealType === '2')?.kcalRate ?? 0
  return meals.every(({ mealType, kcalRate }) => mealType === '2' || kcalRate < lunch)
    ? OTHER_LUNCH.largest
    : OTHER_LUNCH.none
}

const GOOD: readonly Rule[] = [
  {
    holds: (now) => daysOf(now, '2') >= now.recorded * 0.85,
    words: (now) => ({
      ko: `점심은 적은 날 ${now.recorded}일 가운데 ${daysOf(now, '2')}일을 챙기셨어요.`,
      en: `You had lunch on ${daysOf(now, '2')} of ${now.recorded} recorded days.`,
    }),
  },
  {
    holds: (now, before) => before !== undefined && now.vegetables > before.vegetables,
    words: (now, before) => {
      const more = tenth(now.vegetables - (before?.vegetables ?? 0))
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
  { holds: (now) => now.nights === 0, words: () => ({ ko: '야식을 드시지 않았어요.', en: 'No late-night meals.' }) },
]

const CARE: readonly Rule[] = [
  {
    holds: skipsBreakfast,
    words: (now) => ({
      ko: `아침을 ${now.recorded}일 가운데 ${without(now, '1')}일 거르셨어요.`,
      en: `No breakfast on ${without(now, '1')} of ${now.recorded} days.`,
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
      const less = tenth(asked.fibreG - (now.fibreG ?? 0))
      return { ko: `식이섬유가 하루 ${less} g 모자라요.`, en: `${less} g short of fibre a day.` }
    },
  },
  {
    holds: (now) => now.nights >= 3,
    words: (now) => ({ ko: `야식을 ${now.nights}번 드셨어요.`, en: `${now.nights} late-night meals.` }),
  },
]

/** One thing to try: the first that holds. */
const NEXT: readonly Rule[] = [
  {
    holds: (now) => now.pattern === 'EVENING',
    words: () => ({
      ko: '오후 네 시에 과일 반쪽을 드셔 보세요. 저녁이 가벼워져요.',
      en: 'Half a fruit at four makes for a lighter dinner.',
    }),
  },
  {
    holds: skipsBreakfast,
    words: () => ({ ko: '이번 주에는 아침을 한 번만 더 챙겨 보세요.', en: 'Have one more breakfast this week.' }),
  },
  {
    holds: (now, _before, asked) => now.sodiumMg !== null && now.sodiumMg > asked.sodiumMg,
    words: () => ({ ko: '이번 주에는 국물을 반만 드셔 보세요.', en: 'Leave half of the broth this week.' }),
  },
  {
    holds: (now, _before, asked) => now.fibreG !== null && now.fibreG < asked.fibreG,
    words: () => ({ ko: '점심에 나물을 한 접시 더 담아 보세요.', en: 'Take one more plate of greens at lunch.' }),
  },
  {
    holds: () => true,
    words: () => ({ ko: '이대로 두 주 더 드셔 보세요.', en: 'Carry on like this for two more weeks.' }),
  },
]

/** At most two of each: a report is read in a minute. */
const MOST = 2

export function reportWords(now: Figures, before: Figures | undefined, asked: Asked) {
  const all = (rules: readonly Rule[]) =>
    rules.filter(({ holds }) => holds(now, before, asked)).map(({ words }) => words(now, before, asked))
  const summary = summaryOf(now)
  return { summary, good: all(GOOD).slice(0, MOST), care: all(CARE).slice(0, MOST), next: all(NEXT)[0] ?? summary }
}
