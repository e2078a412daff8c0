/** What the coach knows of a day when it speaks. */
import type { Words } from '#server/domain/member/language.rules.ts'
import {
  type Advised,
  type Bounds,
  type Nutrient,
  type NutrientStatus,
  statusOf,
} from '#server/domain/nutrition/advised.rules.ts'
import { oneDecimal } from '#server/rounding.ts'

/** Amounts of a meal or a day, under the names of `advised`; null where no food tells it. */
export type Amounts = Readonly<Record<Nutrient, number | null>>

export type EatenSums = {
  kcal: number
  carbohydrateG: number | null
  proteinG: number | null
  fatG: number | null
  sugarG: number | null
  fibreG: number | null
  sodiumMg: number | null
}

/** As they are shown, so that a number and its word agree: grams with one decimal, the rest whole. */
export function amountsOf(sums: EatenSums): Amounts {
  const grams = (value: number | null) => (value === null ? null : oneDecimal(value))
  return {
    KCAL: Math.round(sums.kcal),
    CHO: grams(sums.carbohydrateG),
    PROTEIN: grams(sums.proteinG),
    FAT: grams(sums.fatG),
    SUGAR: grams(sums.sugarG),
    FIB: grams(sums.fibreG),
    NA: sums.sodiumMg === null ? null : Math.round(sums.sodiumMg),
  }
}

export const NO_AMOUNTS: Amounts = { KCAL: null, CHO: null, PROTEIN: null, FAT: null, SUGAR: null, FIB: null, NA: null }

export type DayFacts = {
  recorded: boolean
  /** Codes of the meals with food. */
  eatenMeals: ReadonlySet<string>
  /** It tells two main meals or more, eaten or skipped: of fewer nothing is short, and nothing was even. */
  isWhole: boolean
  eaten: Amounts
  advised: Advised
  goal: number | null
}

/** Meals in the middle of a sentence. */
export const mealWords: Readonly<Record<string, Words>> = {
  '1': { ko: '아침', en: 'breakfast' },
  '2': { ko: '점심', en: 'lunch' },
  '3': { ko: '저녁', en: 'dinner' },
  '4': { ko: '야식', en: 'a late-night meal' },
  '5': { ko: '간식', en: 'a snack' },
  '6': { ko: '새벽식', en: 'an early breakfast' },
}

export const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** How much of a bound is reached, 1 for all of it; null where either is unknown. */
export const share = (value: number | null, bound: number | null): number | null =>
  value === null || bound === null ? null : value / bound

/**
 * How an amount stands for the coach: within its bounds is normal at any hour, and nothing is lacking while the day
 * goes on.
 */
export function standing(value: number | null, bounds: Bounds, complete: boolean): NutrientStatus | null {
  const status = statusOf(value, bounds)
  return status === 'LACK' && !complete ? null : status
}
