import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, addMonths, type Day } from '#src/lib/days.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { isStillServed, type Moment, type Served } from './search.ts'

/** A question that a rule understands; it is answered from what was read, never guessed. */
export type Question =
  | { is: 'without'; what: string; meal: '1' | '2' | '3' | null }
  | { is: 'weight'; stat: Stat; from: Day; to: Day }

export type Stat = 'mean' | 'low' | 'high'

const MEALS = { 아침: '1', 점심: '2', 저녁: '3', breakfast: '1', lunch: '2', dinner: '3' } as const
const isMeal = (word: string): word is keyof typeof MEALS => Object.hasOwn(MEALS, word)

const STATS: readonly (readonly [Stat, RegExp])[] = [
  ['mean', /평균|average|mean/],
  ['low', /최저|가장 (?:낮|적|가벼)|lowest/],
  ['high', /최고|가장 (?:높|많|무거)|highest/],
]
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 새우 없는 점심, 10월 평균 체중, lunch without shrimp, average weight in October. Null for any other text. */
export function questionIn(text: string, today: Day): Question | null {
  const asked = text.trim().toLowerCase()
  return withoutIn(asked) ?? weightIn(asked, today)
}

function withoutIn(asked: string): Question | null {
  const [, what, meal = ''] = /^(.+?)\s*(?:없는|안 든)\s*(아침|점심|저녁)?\s*(?:메뉴|식단|음식)?$/.exec(asked) ?? []
  if (what) return { is: 'without', what, meal: isMeal(meal) ? MEALS[meal] : null }
  const [, kind = '', missing] = /^(breakfast|lunch|dinner|menu|food)s? without (.+)$/.exec(asked) ?? []
  if (!missing) return null
  return { is: 'without', what: missing, meal: isMeal(kind) ? MEALS[kind] : null }
}

function weightIn(asked: string, today: Day): Question | null {
  if (!/체중|몸무게|weight/.test(asked)) return null
  const stat = STATS.find(([, words]) => words.test(asked))?.[0]
  const span = spanIn(asked, today)
  return stat && span ? { is: 'weight', stat, ...span } : null
}

function spanIn(asked: string, today: Day): { from: Day; to: Day } | null {
  const monthOf = (first: Day) => ({ from: first, to: addDays(addMonths(first, 1), -1) })
  const thisMonth = `${today.slice(0, 6)}01`
  const year = Number(today.slice(0, 4))
  if (/이번 ?달|this month/.test(asked)) return monthOf(thisMonth)
  if (/지난 ?달|저번 ?달|last month/.test(asked)) return monthOf(addMonths(thisMonth, -1))
  const named = MONTHS.findIndex((name) => new RegExp(`\\b${name}`).test(asked)) + 1
  const month = Number(/(\d{1,2})월/.exec(asked)?.[1] ?? named)
  const told = /작년|지난해|last year/.test(asked)
    ? year - 1
    : /올해|this year/.test(asked)
      ? year
      : Number(/\b(?:19|20)\d{2}/.exec(asked)?.[0] ?? 0)
  if (told > 0 && month === 0) return told > year ? null : { from: `${told}0101`, to: `${told}1231` }
  if (month < 1 || month > 12) return null
  const first = (of: number): Day => `${of}${String(month).padStart(2, '0')}01`
  if (told > 0) return first(told) > thisMonth ? null : monthOf(first(told))
  // One that is still to come was last year's.
  return monthOf(first(year) > thisMonth ? first(year - 1) : first(year))
}

/**
 * The courses from now on whose declared dishes do not name it. Undefined where no label names it at all: then nothing
 * is known of it.
 */
export function coursesWithout(
  { what, meal }: Extract<Question, { is: 'without' }>,
  served: readonly Served[],
  now: Moment,
): Served[] | undefined {
  const names = (course: Served) => course.labels.some((label) => label.toLowerCase() === what)
  if (!served.some(names)) return undefined
  return served
    .filter((course) => course.key.menuDt > now.day || isStillServed(course, now))
    .filter((course) => (meal === null || course.key.menuMealType === meal) && course.isDeclared && !names(course))
    .toSorted((a, b) => a.key.menuDt.localeCompare(b.key.menuDt) || Number(b.own) - Number(a.own))
    .slice(0, MOST)
}

const MOST = 4

/** What the weights of those days come to, in kilograms, and of how many; null where there are none. */
export function weightOf(
  { stat, from, to }: Extract<Question, { is: 'weight' }>,
  rows: readonly Pick<Schemas['WeightRecord'], 'inptDt' | 'helhidxVal'>[],
): { kg: number; count: number } | null {
  const values = rows.flatMap(({ inptDt, helhidxVal }) => {
    const day = dayOf(inptDt)
    const kg = parseWireNumber(helhidxVal)
    return kg !== null && day >= from && day <= to ? [kg] : []
  })
  if (values.length === 0) return null
  const mean = values.reduce((sum, kg) => sum + kg, 0) / values.length
  return { kg: roundTo({ mean, low: Math.min(...values), high: Math.max(...values) }[stat], 1), count: values.length }
}
