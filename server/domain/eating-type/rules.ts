/**
 * The eating type: four axes out of what was recorded, a letter each. The axes and their ends are ours, after what
 * eating studies measure: regularity of meal times, amount, salt and variety. It describes, and says nothing of
 * health.
 */
import { isTimeTold } from '#server/domain/intake/eat-time.rules.ts'
import { isPlainRice } from '#server/domain/meal/dish-kind.rules.ts'
import { addDays, weekday } from '#server/seoul.ts'

/** Days that are looked at, and how many of them have to be recorded. */
export const DAYS = 90
export const DAYS_NEEDED = 30
/** Fewer times that were told are no habit. */
const TIMES_NEEDED = 5
/** The last days whose main dishes are looked for in those before. */
const RECENT_DAYS = 30
/** So many days have to stand before them: with fewer nearly every dish would be new, and with none no dish. */
const KNOWN_DAYS = 15

export type EatenFood = {
  day: string
  /** `YYYYMMDDHHmmss` */
  eatDt: string
  mealType: string
  kcal: number
  sodiumMg: number | null
  dish: string
}

export type AxisCode = 'TIME' | 'AMOUNT' | 'TASTE' | 'CHOICE'
/** Percent towards the right end; null of what the records do not tell (docs/decisions/392). */
export type Axes = Readonly<Record<AxisCode, number | null>>

/** The span that a type rests on: the 90 days before this week's Monday, so that it holds for a week. */
export function spanOf(today: string): { from: string; to: string; testedOn: string } {
  const monday = addDays(today, 1 - weekday(today))
  return { from: addDays(monday, -DAYS), to: addDays(monday, -1), testedOn: monday }
}

/** Just as near to one end as to the other: neither is said. */
const MIDDLE = 50

/** @returns undefined with fewer than 30 recorded days, and where no axis is known */
export function axesOf(foods: readonly EatenFood[], goal: number | null, { to }: { to: string }): Axes | undefined {
  const days = [...Map.groupBy(foods, ({ day }) => day)]
  if (days.length < DAYS_NEEDED) return undefined
  const totals = days.map(([, eaten]) => sum(eaten, ({ kcal }) => kcal))
  const kcal = sum(totals, (total) => total)
  const spreads = ['2', '3'].flatMap((meal) => deviation(timesOf(foods, meal)) ?? [])
  const salted = foods.filter(({ sodiumMg }) => sodiumMg !== null)
  const saltedKcal = sum(salted, (food) => food.kcal)
  const news = newShare(foods, to)
  const axes: Axes = {
    TIME: spreads.length === 0 ? null : between(mean(spreads), 15, 90),
    // Little or much is said against a goal: who has none eats neither.
    AMOUNT: goal === null || goal <= 0 ? null : between((kcal / days.length / goal) * 100, 80, 120),
    TASTE:
      saltedKcal > 0 ? between(sum(salted, ({ sodiumMg }) => sodiumMg ?? 0) / (saltedKcal / 1000), 800, 2000) : null,
    CHOICE: news === null ? null : between(news * 100, 0, 60),
  }
  return Object.values(axes).every((rate) => rate === null) ? undefined : axes
}

/** Letters of the left and the right end. */
const LETTERS: Readonly<Record<AxisCode, readonly [left: string, right: string]>> = {
  TIME: ['R', 'F'],
  AMOUNT: ['L', 'M'],
  TASTE: ['M', 'S'],
  CHOICE: ['F', 'N'],
}
export const ORDER = ['TIME', 'AMOUNT', 'TASTE', 'CHOICE'] as const
/** In the place of a letter that nobody knows. */
export const UNKNOWN = 'X'

const letterOf = (axis: AxisCode, rate: number | null): string => {
  if (rate === null || rate === MIDDLE) return UNKNOWN
  return LETTERS[axis][rate > MIDDLE ? 1 : 0]
}

/** A letter for each axis: the nearer end, `X` where nothing is known or neither end is nearer. */
export const codeOf = (axes: Axes): string => ORDER.map((axis) => letterOf(axis, axes[axis])).join('')

/** Which end a letter of a code names; undefined for one that is not known. */
export const endOf = (code: string, axis: AxisCode): 'left' | 'right' | undefined => {
  const at = LETTERS[axis].indexOf(code[ORDER.indexOf(axis)] ?? '')
  return at < 0 ? undefined : at === 0 ? 'left' : 'right'
}

/** The type to eat well with: the same times, and everything else the other way round. Null where a letter lacks. */
export function matchOf(code: string): string | null {
  if (code.includes(UNKNOWN)) return null
  return ORDER.map((axis, index) => {
    const [left, right] = LETTERS[axis]
    if (index === 0) return code[0]
    return code[index] === left ? right : left
  }).join('')
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values, (value) => value) / values.length

function deviation(values: readonly number[]): number | undefined {
  if (values.length < TIMES_NEEDED) return undefined
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** Minutes of the day at which a meal began, one for each day of which somebody told a time. */
function timesOf(foods: readonly EatenFood[], meal: string): number[] {
  const first = new Map<string, string>()
  for (const { day, eatDt, mealType } of foods)
    if (mealType === meal && isTimeTold(eatDt) && eatDt < (first.get(day) ?? '9')) first.set(day, eatDt)
  return [...first.values()].map((time) => Number(time.slice(8, 10)) * 60 + Number(time.slice(10, 12)))
}

/**
 * The share of the last days' meals whose main dish was not met in the days before: the heaviest of each lunch and
 * dinner, but for rice, is its main dish. Null where there is nothing to hold against anything.
 */
function newShare(foods: readonly EatenFood[], to: string): number | null {
  const mains = [
    ...Map.groupBy(
      foods.filter(({ mealType, dish }) => (mealType === '2' || mealType === '3') && !isPlainRice(dish)),
      ({ day, mealType }) => `${day} ${mealType}`,
    ),
  ].flatMap(([, meal]) => {
    const main = meal.toSorted((a, b) => b.kcal - a.kcal)[0]
    return main === undefined ? [] : { day: main.day, dish: main.dish }
  })
  const border = borderOf(
    mains.map(({ day }) => day),
    to,
  )
  const known = new Set(mains.filter(({ day }) => day < border).map(({ dish }) => dish))
  const recent = mains.filter(({ day }) => day >= border)
  if (known.size === 0 || recent.length === 0) return null
  return recent.filter(({ dish }) => !known.has(dish)).length / recent.length
}

/**
 * The first of the last days: of who began to record lately, or has stopped, it begins the last third of what there is.
 */
function borderOf(days: readonly string[], to: string): string {
  const border = addDays(to, 1 - RECENT_DAYS)
  const told = [...new Set(days)].toSorted()
  const before = told.filter((day) => day < border).length
  if (before >= KNOWN_DAYS && before < told.length) return border
  return told[Math.floor((told.length * 2) / 3)] ?? border
}

/** Percent of the way from one end to the other. */
const between = (value: number, left: number, right: number): number =>
  Math.round(Math.min(1, Math.max(0, (value - left) / (right - left))) * 100)
