/** What a fortnight of eating comes to: when, how much, which pattern, how many points. */
import { type Day, type FoodValues, isWholeDay, mainMealsTold } from '#server/domain/intake/day.rules.ts'
import { isTimeTold } from '#server/domain/intake/eat-time.rules.ts'
import { isPlainRice, isSoup, isVegetable } from '#server/domain/meal/dish-kind.rules.ts'
import type { Advised } from '#server/domain/nutrition/advised.rules.ts'
import { percents } from '#server/domain/nutrition/advised.rules.ts'
import { dayScore } from '#server/domain/nutrition/day-score.rules.ts'
import { addDays, weekday } from '#server/seoul.ts'
import { clockMean } from './clock-mean.rules.ts'
import { halfUp, oneDecimal } from '#server/rounding.ts'

/** Reports are of two weeks, Monday to Sunday, and need this many recorded days. */
export const DAYS = 14
export const DAYS_NEEDED = 5

export type PatternCode = 'LUNCH' | 'EVEN' | 'EVENING' | 'GRAZE' | 'DINNER' | 'MIXED'
/** A meal of a fortnight. `dish` is what was eaten most often for it; reports of before November 2026 do not know it. */
export type MealFigures = {
  mealType: string
  days: number
  kcalRate: number
  time: string | null
  dish?: string
}
export type Figures = {
  /** As it was called when the report was made; `patternOf` says it of the figures. */
  pattern: PatternCode
  score: number
  recorded: number
  kcal: number
  meals: MealFigures[]
  /** Means of the weekdays from Monday on; null for one without a record. */
  weekdays: (number | null)[]
  /** Means of the days that tell two main meals or more; null with fewer than five of them, or when no food tells it. */
  proteinG: number | null
  fibreG: number | null
  sodiumMg: number | null
  /** Vegetable dishes a day, and late meals of the two weeks. */
  vegetables: number
  nights: number
  /** Soups and stews of the two weeks; reports of before November 2026 do not know them. */
  soups?: number
}

export type ReportFood = FoodValues & { eatDt: string; foodName: string; dishTxt: string | null }

const MEALS = ['1', '2', '3', '4', '5', '6'] as const

/** Few times say nothing of a usual one. */
const TIMES_NEEDED = 3

/**
 * @param days those of the fortnight that have a food or a skipped meal
 * @returns undefined with fewer than five recorded days
 */
export function figuresOf(
  days: readonly Day<ReportFood>[],
  advised: Advised,
  goal: number | null,
): Figures | undefined {
  const recorded = days.filter(({ foods }) => foods.length > 0)
  if (recorded.length < DAYS_NEEDED) return undefined
  const foods = recorded.flatMap((day) => day.foods)
  const shares = percents(
    MEALS.map((mealType) =>
      total(
        foods.filter((food) => food.mealType === mealType),
        ({ kcal }) => kcal,
      ),
    ),
  )
  const meals = MEALS.map((mealType, index) => {
    const eaten = recorded.map(({ foods: all }) => all.filter((food) => food.mealType === mealType))
    const times = eaten.flatMap((meal) => meal.find(({ eatDt }) => isTimeTold(eatDt))?.eatDt ?? [])
    return {
      mealType,
      days: eaten.filter((meal) => meal.length > 0).length,
      kcalRate: shares[index] ?? 0,
      time: times.length < TIMES_NEEDED ? null : meanTime(times),
      ...usualDish(eaten),
    }
  })
  const scores = recorded.flatMap((day) => dayScore({ ...day, mealsRecorded: mainMealsTold(day) }, advised, goal) ?? [])
  // Of a day that tells one meal nobody knows what it held.
  const whole = recorded.filter(isWholeDay)
  const told = whole.length < DAYS_NEEDED ? [] : whole
  const dishes = foods.flatMap((food) => (food.dishTxt ?? food.foodName).split(','))
  return {
    pattern: patternOf(meals, recorded.length),
    score: Math.round(mean(scores)),
    recorded: recorded.length,
    kcal: Math.round(mean(recorded.map(({ kcal }) => kcal))),
    meals: meals.filter((meal) => meal.days > 0),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const ofDay = recorded.filter(({ day }) => weekday(day) === index + 1)
      return ofDay.length === 0 ? null : Math.round(mean(ofDay.map(({ kcal }) => kcal)))
    }),
    proteinG: meanKnown(told.map(({ proteinG }) => proteinG)),
    fibreG: meanKnown(told.map(({ fibreG }) => fibreG)),
    sodiumMg: meanKnown(
      told.map(({ sodiumMg }) => sodiumMg),
      0,
    ),
    vegetables: oneDecimal(dishes.filter(isVegetable).length / recorded.length),
    nights: meals.find(({ mealType }) => mealType === '4')?.days ?? 0,
    soups: dishes.filter(isSoup).length,
  }
}

/** The first that fits. Each is what its name says; what is none of them has a name of its own. */
export function patternOf(
  meals: readonly { mealType: string; days: number; kcalRate: number }[],
  recorded: number,
): PatternCode {
  const of = (mealType: string) => meals.find((meal) => meal.mealType === mealType) ?? { days: 0, kcalRate: 0 }
  const often = (mealType: string) => of(mealType).days / recorded >= 0.7
  const isLargest = (mealType: string) =>
    MEALS.every((other) => other === mealType || of(other).kcalRate < of(mealType).kcalRate)
  if (of('3').kcalRate + of('4').kcalRate > 50) return 'EVENING'
  if (often('5') && of('5').kcalRate >= 25) return 'GRAZE'
  if (['1', '2', '3'].every((meal) => often(meal) && of(meal).kcalRate >= 20 && of(meal).kcalRate <= 45)) return 'EVEN'
  if (often('2') && isLargest('2')) return 'LUNCH'
  if (often('3') && isLargest('3')) return 'DINNER'
  return 'MIXED'
}

/** The Korean name of what was eaten most often for a meal, of as often the newer: the main dish stands for its day. */
function usualDish(meals: readonly (readonly ReportFood[])[]): { dish?: string } {
  const mains = meals.flatMap((meal) => {
    const food = meal
      .filter(({ foodName, dishTxt }) => dishTxt !== null || !isPlainRice(foodName))
      .toSorted((a, b) => b.kcal - a.kcal)[0]
    const name = food && (food.dishTxt?.split(',')[0] ?? food.foodName)
    return name === undefined ? [] : name
  })
  const counted = [...Map.groupBy(mains.toReversed(), (name) => name)]
  const dish = counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
  return dish === undefined ? {} : { dish }
}

/** The Monday with which fortnights begin: that of the first full week since the first record. */
export const beginOf = (first: string): string => addDays(first, (8 - weekday(first)) % 7)

/** Fortnights that are over, oldest first: from the first Monday with records on. */
export function fortnights(first: string, today: string): { from: string; to: string }[] {
  const list: { from: string; to: string }[] = []
  for (let from = beginOf(first); addDays(from, DAYS) <= today; from = addDays(from, DAYS))
    list.push({ from, to: addDays(from, DAYS - 1) })
  return list
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : total(values, (value) => value) / values.length

function meanKnown(values: readonly (number | null)[], decimals = 1): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : halfUp(mean(known), decimals)
}

/** Null where the times lie too far apart: whoever eats lunch now at eleven and now at five never eats it at two. */
function meanTime(stamps: readonly string[]): string | null {
  const mean = clockMean(stamps.map((stamp) => Number(stamp.slice(8, 10)) * 60 + Number(stamp.slice(10, 12))))
  if (mean === null) return null
  const minute = Math.round(mean) % 1440
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
}
