/**
 * What suits a meal that is ahead: a course, else something to have at home. Never with what the member avoids, nor
 * with a dish that nobody has declared (docs/decisions/186). Whoever advises a course asks here (docs/decisions/392).
 */
import { type Course, holdsAvoided, isOrderOver, totals } from '#server/domain/meal/course.rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { type Amounts, amountsOf, type EatenSums, mealWords, NO_AMOUNTS, number, share } from './facts.ts'
import { clockMeal } from './next.rules.ts'
import type { Advised } from '#server/domain/nutrition/advised.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'

/** How many courses are named. */
const MOST = 3
const MAIN_MEALS = ['1', '2', '3']

/** What is left of a day for one of its meals. */
export type Budget = {
  /** Of the goal, what is left for this meal and for the whole day; null without a goal. */
  kcal: number | null
  kcalLeft: number | null
  /** What should still come with this meal, never less than nothing. */
  proteinG: number
  /** What may still come with this meal. */
  sodiumMg: number
}

/**
 * How many main meals of a day are still to come with this one: by the clock today, all three of another day. What was
 * eaten or told as skipped does not come any more.
 */
export function mealsAhead(mealType: string, menuDt: string, done: ReadonlySet<string>, now: SeoulNow): number {
  if (!MAIN_MEALS.includes(mealType)) return 1
  const from = menuDt === now.day ? clockMeal(now.time) : '1'
  return MAIN_MEALS.filter((meal) => meal === mealType || (meal >= from && !done.has(meal))).length
}

/**
 * A day's rest shared evenly among the main meals that are still to come. What nobody knows to be eaten counts as
 * nothing.
 *
 * @param meals how many these are
 */
export function budgetFor(meals: number, eaten: Amounts, advised: Advised, goal: number | null): Budget {
  const left = (bound: number | null, value: number | null) => Math.max(0, (bound ?? 0) - (value ?? 0))
  const kcalLeft = goal === null ? null : left(goal, eaten.KCAL)
  return {
    kcal: kcalLeft === null ? null : kcalLeft / meals,
    kcalLeft,
    proteinG: left(advised.PROTEIN.min, eaten.PROTEIN) / meals,
    sodiumMg: left(advised.NA.max, eaten.NA) / meals,
  }
}

export type Suited = { course: Course; reason: Words }

/**
 * Courses that suit and can still be had, best first. Too much salt weighs as much as too much energy; too little
 * energy half as much; a liked dish tips the scales.
 */
export function suited(
  courses: readonly Course[],
  avoided: ReadonlySet<string>,
  budget: Budget,
  now: SeoulNow,
): Suited[] {
  const weighed = courses
    .filter(
      (course) =>
        course.menuDt >= now.day &&
        !course.soldOut &&
        !isOrderOver(course, now) &&
        !holdsAvoided(course, avoided) &&
        course.dishes.every(({ allergensKnown }) => allergensKnown),
    )
    .map((course) => ({ course, weight: weightOf(course, budget) }))
    .toSorted((a, b) => a.weight - b.weight || a.course.orderSeq - b.course.orderSeq)
  return weighed.slice(0, MOST).map(({ course }) => ({ course, reason: reasonFor(course, budget) }))
}

/** A day as it is known when a meal of it is advised. */
export type AdvisedDay = EatenSums & {
  foods: { readonly length: number }
  meals: readonly { mealType: string }[]
  skipped: readonly string[]
  advised: Advised | null
  goal: number | null
}

/**
 * What is advised for a meal: its courses by what is left of their day, best first.
 *
 * @param day that of the menu, as the member has told it
 * @param courses those of one meal
 */
export function adviceFor(
  day: AdvisedDay,
  courses: readonly Course[],
  avoided: ReadonlySet<string>,
  now: SeoulNow,
): Suited[] {
  const [first] = courses
  if (first === undefined || day.advised === null) return []
  const done = new Set([...day.meals.map(({ mealType }) => mealType), ...day.skipped])
  const meals = mealsAhead(first.mealType, first.menuDt, done, now)
  const eaten = day.foods.length > 0 ? amountsOf(day) : NO_AMOUNTS
  return suited(courses, avoided, budgetFor(meals, eaten, day.advised, day.goal), now)
}

const likes = ({ dishes }: Course): boolean => dishes.some(({ likedByMe }) => likedByMe)

function weightOf(course: Course, budget: Budget): number {
  const sum = totals(course.dishes)
  const over = (value: number, room: number) => Math.max(0, value - room) / Math.max(room, 1)
  const kcal =
    budget.kcal === null
      ? 0
      : over(sum.kcal, budget.kcal) + Math.max(0, budget.kcal - sum.kcal) / Math.max(budget.kcal, 1) / 2
  const protein = budget.proteinG === 0 ? 0 : Math.max(0, budget.proteinG - sum.protein) / budget.proteinG
  // Nothing left of the day's sodium: a third of a meal's usual share is what is measured by.
  return kcal + over(sum.na, Math.max(budget.sodiumMg, 200)) + protein - (likes(course) ? LIKED : 0)
}

const LIKED = 0.15

/** Of today's next meal, or of tomorrow's first: none of them says of which day. */
export const REASONS: readonly {
  is: string
  fits: (course: Course, budget: Budget) => boolean
  say: (course: Course, budget: Budget) => Words
}[] = [
  {
    is: 'protein without salt',
    fits: (course, budget) => fillsProtein(course, budget) && isMild(course, budget),
    say: (course) => ({
      ko: `단백질은 채우고 나트륨은 ${hundreds(course)} mg 아래예요.`,
      en: `Fills up on protein with less than ${hundreds(course)} mg of sodium.`,
    }),
  },
  {
    is: 'mild',
    fits: isMild,
    say: (course) => ({
      ko: `나트륨이 ${hundreds(course)} mg 아래라 하루 몫 안에 들어요.`,
      en: `Less than ${hundreds(course)} mg of sodium, within the day’s share.`,
    }),
  },
  {
    is: 'protein',
    fits: fillsProtein,
    say: ({ dishes }) => ({
      ko: `단백질 ${number(totals(dishes).protein)} g이 들어 있어요.`,
      en: `It has ${number(totals(dishes).protein)} g of protein.`,
    }),
  },
  {
    is: 'room',
    fits: ({ dishes }, { kcalLeft }) => kcalLeft !== null && totals(dishes).kcal <= kcalLeft,
    say: ({ dishes }, { kcalLeft }) => ({
      ko: `다 드셔도 ${number((kcalLeft ?? 0) - Math.round(totals(dishes).kcal))} kcal 남아요.`,
      en: `${number((kcalLeft ?? 0) - Math.round(totals(dishes).kcal))} kcal are left after it.`,
    }),
  },
  { is: 'liked', fits: likes, say: () => ({ ko: '좋아하는 메뉴가 나와요.', en: 'It has a dish you like.' }) },
  {
    is: 'lightest',
    fits: () => true,
    say: ({ mealType }) => ({
      ko: `${mealWords[mealType]?.ko ?? ''} 가운데 하루 몫에 가장 잘 맞아요.`,
      en: `It fits the day’s share best.`,
    }),
  },
]

// The last reason fits always.
const reasonFor = (course: Course, budget: Budget): Words =>
  (REASONS.find(({ fits }) => fits(course, budget)) as (typeof REASONS)[number]).say(course, budget)

function isMild({ dishes }: Course, { sodiumMg }: Budget): boolean {
  return totals(dishes).na <= sodiumMg
}

function fillsProtein({ dishes }: Course, { proteinG }: Budget): boolean {
  return proteinG > 0 && totals(dishes).protein >= proteinG
}

/** The next hundred above the course's sodium. */
const hundreds = ({ dishes }: Course): string => number((Math.floor(totals(dishes).na / 100) + 1) * 100)

type HomeFood = { name: string; nameEng: string; for: 'PROTEIN' | 'FIB'; allergenCodes: readonly string[] }

/**
 * By what they are full of. Codes of the labelling rules: 01 egg, 05 soy, 06 wheat, 15 chicken; soy sauce holds both
 * soy and wheat.
 */
export const HOME_FOODS: readonly HomeFood[] = [
  { name: '두부조림', nameEng: 'Braised tofu', for: 'PROTEIN', allergenCodes: ['05', '06'] },
  { name: '달걀찜', nameEng: 'Steamed egg', for: 'PROTEIN', allergenCodes: ['01'] },
  { name: '닭가슴살구이', nameEng: 'Grilled chicken breast', for: 'PROTEIN', allergenCodes: ['15'] },
  { name: '시금치나물', nameEng: 'Seasoned spinach', for: 'FIB', allergenCodes: ['05', '06'] },
  { name: '현미밥', nameEng: 'Brown rice', for: 'FIB', allergenCodes: [] },
]

const HOME_REASONS = {
  PROTEIN: { ko: '단백질을 채우기 좋아요.', en: 'A good source of protein.' },
  FIB: { ko: '식이섬유를 채우기 좋아요.', en: 'A good source of fibre.' },
} as const

/** Something for what the day is most short of; null when all of it is avoided. */
export function homeFood(
  eaten: Amounts,
  advised: Advised,
  avoided: ReadonlySet<string>,
): { food: HomeFood; reason: Words } | null {
  const wanted =
    (share(eaten.FIB, advised.FIB.min) ?? 1) < (share(eaten.PROTEIN, advised.PROTEIN.min) ?? 0) ? 'FIB' : 'PROTEIN'
  const mine = HOME_FOODS.filter(({ allergenCodes }) => !allergenCodes.some((code) => avoided.has(code)))
  const food = mine.find((each) => each.for === wanted) ?? mine[0]
  return food === undefined ? null : { food, reason: HOME_REASONS[food.for] }
}
