/**
 * What the coach says of a meal that was eaten: the first rule that fits, one line. From which share on is ours; what
 * shares are of stands in `advised.rules.ts`.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import { type Advised, type NutrientStatus, statusOf } from '#server/domain/nutrition/advised.rules.ts'
import { type Amounts, share } from './facts.ts'

export type MealFacts = {
  mealType: string
  /** Korean or English names, as they were recorded. */
  dishes: readonly string[]
  eaten: Amounts
  /** Of the day so far, and of how many meals it is. */
  day: Amounts
  meals: number
  advised: Advised
  goal: number | null
}

type Said = { is: string; fits: (facts: MealFacts) => boolean; words: Words }

const SNACK = '5'
/** Sodium that is worth a word at all, when it is most of the day's. */
const SOME_SODIUM_MG = 600
/** Of the goal: a light meal, a light snack, a large part of the day. */
const LIGHT = { meal: 0.2, snack: 0.07 }
const LARGE = 0.5
/** A light meal without a goal to measure by. */
const LIGHT_KCAL = 400

const FRUIT =
  /사과|바나나|귤|배$|딸기|포도|수박|참외|키위|오렌지|감$|블루베리|apple|banana|orange|berr|grape|kiwi|pear|melon/i
const YOGHURT = /요거트|요구르트|yog/i

const holds = ({ dishes }: MealFacts, kind: RegExp): boolean => dishes.some((dish) => kind.test(dish.trim()))
const isSnack = ({ mealType }: MealFacts): boolean => mealType === SNACK
const isLight = (facts: MealFacts): boolean => {
  const { KCAL } = facts.eaten
  if (KCAL === null) return false
  if (facts.goal === null) return !isSnack(facts) && KCAL < LIGHT_KCAL
  return KCAL < facts.goal * (isSnack(facts) ? LIGHT.snack : LIGHT.meal)
}
const atLeast = (value: number | null, bound: number | null, part: number): boolean =>
  (share(value, bound) ?? 0) >= part

export const MEAL_RULES: readonly Said[] = [
  {
    is: 'salt of a day',
    fits: ({ eaten, advised }) => (share(eaten.NA, advised.NA.max) ?? 0) > 1,
    words: { ko: '하루 나트륨보다 많은 양을 여기서 드셨어요', en: 'More than a day’s sodium in one meal' },
  },
  {
    is: 'most of the salt',
    fits: ({ eaten, day, meals }) =>
      meals > 1 && (eaten.NA ?? 0) >= SOME_SODIUM_MG && (share(eaten.NA, day.NA) ?? 0) > 0.5,
    words: { ko: '나트륨의 절반 넘게 여기서 드셨어요', en: 'More than half of your sodium came from here' },
  },
  {
    is: 'sweet',
    fits: ({ eaten, advised }) => atLeast(eaten.SUGAR, advised.SUGAR.max, 0.5),
    words: { ko: '하루 당류의 절반 넘게 여기서 드셨어요', en: 'More than half of a day’s sugar' },
  },
  {
    is: 'large',
    fits: ({ eaten, goal }) => atLeast(eaten.KCAL, goal, LARGE),
    words: { ko: '하루 목표의 절반 넘게 드셨어요', en: 'More than half of your goal for the day' },
  },
  {
    is: 'fruit and yoghurt',
    fits: (facts) => isSnack(facts) && holds(facts, FRUIT) && holds(facts, YOGHURT),
    words: { ko: '과일과 요거트, 좋은 짝이에요', en: 'Fruit and yoghurt, a good pair' },
  },
  {
    is: 'fruit',
    fits: (facts) => isSnack(facts) && holds(facts, FRUIT),
    words: { ko: '과일로 챙긴 간식이에요', en: 'Fruit for a snack' },
  },
  {
    is: 'light with protein',
    fits: (facts) => !isSnack(facts) && isLight(facts) && atLeast(facts.eaten.PROTEIN, facts.advised.PROTEIN.min, 0.2),
    words: { ko: '가볍지만 단백질이 넉넉해요', en: 'Light, but rich in protein' },
  },
  {
    is: 'protein',
    fits: ({ eaten, advised }) => atLeast(eaten.PROTEIN, advised.PROTEIN.min, 0.35),
    words: { ko: '단백질을 든든히 챙겼어요', en: 'A good share of protein' },
  },
  {
    is: 'vegetables',
    fits: ({ eaten, advised }) => atLeast(eaten.FIB, advised.FIB.min, 0.3),
    words: { ko: '채소가 넉넉해요', en: 'Plenty of vegetables' },
  },
  { is: 'light', fits: isLight, words: { ko: '가볍게 드셨어요', en: 'A light one' } },
  {
    is: 'usual',
    fits: ({ goal, eaten }) => goal !== null && eaten.KCAL !== null,
    words: { ko: '알맞게 드셨어요', en: 'Just right' },
  },
  { is: 'plain', fits: () => true, words: { ko: '기록해 두었어요', en: 'Logged' } },
]

export const mealWordsOf = (facts: MealFacts): Words => (MEAL_RULES.find(({ fits }) => fits(facts)) ?? PLAIN).words

const PLAIN = { words: { ko: '기록해 두었어요', en: 'Logged' } }

/**
 * How a meal stands: only too much of what a whole day allows is worth a mark; null where nobody knows what it held
 * (docs/decisions/379).
 */
export function mealStatus({ eaten, advised }: Pick<MealFacts, 'eaten' | 'advised'>): NutrientStatus | null {
  const found = [
    statusOf(eaten.NA, advised.NA),
    statusOf(eaten.SUGAR, advised.SUGAR),
    statusOf(eaten.KCAL, advised.KCAL),
  ]
  if (found.includes('DANGER')) return 'DANGER'
  if (found.includes('CAUTION')) return 'CAUTION'
  return found.every((status) => status === null) ? null : 'NORMAL'
}
