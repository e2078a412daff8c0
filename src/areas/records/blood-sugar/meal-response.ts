import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { englishSetName, koreanSetName } from '#src/lib/set-name.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import { minutesApart } from '../kit/index-records.ts'
import type { Sugar } from './blood-sugar.ts'

// What a meal did to the glucose. It is worked out of two measurements and the day's record of that meal, and stored
// nowhere.

/** The meals a pair can belong to; what is eaten between them is not measured around. */
export type PairMeal = '1' | '2' | '3'

/** A measurement before a meal and one after it. Between the two nothing is known. */
export interface Pair {
  before: Sugar
  after: Sugar
  day: Day
  meal: PairMeal
  rise: number
}

/** The one before lies at most an hour before the meal, the one after an hour to two and a half after it. */
const NEAREST_MIN = 60
const FARTHEST_MIN = 60 + 150

const minutesBetween = (one: Sugar, other: Sugar) => minutesApart(one.at, other.at)

/**
 * The pairs of readings, oldest first. Each value belongs to one pair at most: the last one before a meal, and the
 * first one after it.
 */
export function pairsOf(readings: readonly Sugar[]): Pair[] {
  const inOrder = readings.toSorted((one, other) => one.at.localeCompare(other.at))
  return inOrder.flatMap((before, at) => {
    if (before.when !== 'BBD' && before.when !== 'NBD') return []
    const rest = inOrder.slice(at + 1)
    const nextBefore = rest.findIndex(({ when }) => when === 'BBD' || when === 'NBD')
    const after = (nextBefore < 0 ? rest : rest.slice(0, nextBefore)).find(
      (each) => each.when === 'ABD' && minutesBetween(before, each) >= NEAREST_MIN,
    )
    if (!after || minutesBetween(before, after) > FARTHEST_MIN) return []
    return [{ before, after, day: dayOf(before.at), meal: mealAt(clockOf(before.at)), rise: after.mgdl - before.mgdl }]
  })
}

/** The meal that begins within the hour. */
function mealAt(clock: string): PairMeal {
  if (clock < '10:30') return '1'
  return clock < '15:30' ? '2' : '3'
}

/** What was eaten at it, where the member has recorded that: names of its dishes as they stand on the tray. */
export interface Eaten {
  foods: string
  /** The language of `foods` where it is not the page's: nobody has put this meal into English. */
  lang?: 'ko'
  bowls: string[]
}

type MealRow = Pick<Schemas['DayRecordRow'], 'baseDt' | 'menuMealType' | 'menuTxt' | 'menuTxtEng' | 'dishTxt' | 'nfYn'>

export function eatenAt(
  meals: readonly MealRow[],
  { day, meal }: Pick<Pair, 'day' | 'meal'>,
  language: string,
): Eaten | null {
  const row = meals.find(({ baseDt, menuMealType, nfYn }) => baseDt === day && menuMealType === meal && nfYn !== 'Y')
  if (!row) return null
  const english = language === 'en' && row.menuTxtEng ? row.menuTxtEng : null
  const foods = splitJoined(english ?? row.menuTxt)
  const bowls = splitJoined(row.dishTxt ?? row.menuTxt)
  const name = english !== null ? englishSetName : koreanSetName
  return bowls.length === 0
    ? null
    : { foods: name(foods[0] ?? ''), ...(language === 'en' && english === null && { lang: 'ko' as const }), bowls }
}

/** When it was eaten, and how far on the way from the one measurement to the other that was: 0 to 1. */
export interface Meantime {
  at: WireTime
  share: number
}

/** The first food of the pair's meal; null without one, and where it was not eaten between the two. */
export function meantimeOf(
  meals: readonly Pick<Schemas['DayEatMeal'], 'menuMealType' | 'foodList'>[],
  { before, after, meal }: Pick<Pair, 'before' | 'after' | 'meal'>,
): Meantime | null {
  const at = meals.find(({ menuMealType }) => menuMealType === meal)?.foodList[0]?.eatDt
  if (at === undefined || at <= before.at || at >= after.at) return null
  return { at, share: minutesApart(before.at, at) / minutesApart(before.at, after.at) }
}

/** How a dish moved the glucose over several meals. */
export interface DishRise {
  /** In Korean, which its drawing is known by; `name` is what is read. */
  bowl: string
  name: string
  count: number
  /** Means, mg/dL. */
  rise: number
  after: number
}

/** One meal says nothing of a dish. */
const FEWEST_MEALS = 2
const MOST_DISHES = 3

/**
 * The dishes after which it rose most: those that led a meal between two measurements at least twice, the highest
 * first.
 */
export function risingDishes(pairs: readonly Pair[], meals: readonly MealRow[], language: string): DishRise[] {
  const found = pairs.flatMap((pair) => {
    const eaten = eatenAt(meals, pair, language)
    const [bowl] = eaten?.bowls ?? []
    if (bowl === undefined) return []
    return [{ bowl, name: language === 'en' ? (eaten?.foods ?? bowl) : bowl, pair }]
  })
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return [...Map.groupBy(found, ({ bowl }) => bowl)]
    .filter(([, those]) => those.length >= FEWEST_MEALS)
    .map(([bowl, those]) => ({
      bowl,
      name: those[0]?.name ?? bowl,
      count: those.length,
      rise: mean(those.map(({ pair }) => pair.rise)),
      after: mean(those.map(({ pair }) => pair.after.mgdl)),
    }))
    .filter(({ rise }) => rise > 0)
    .toSorted((one, other) => other.rise - one.rise)
    .slice(0, MOST_DISHES)
}
