/** Alcohol in grams, and what a week should stay below (docs/decisions/179). */
import { addDays, weekday } from '#server/seoul.ts'
import { oneDecimal } from '#server/rounding.ts'

/** Grams of pure alcohol in a millilitre, rounded as the contract rounds it. */
const GRAMS_PER_ML = 0.8

/**
 * Grams of pure alcohol in a week: 20 g a day for men and half of it for women, two and one of Korea's standard glasses
 * of ten grams. It lies between what the sources say: 112 g a week (Korean Academy of Family Medicine), 40 g and 20 g
 * at one sitting and once a week (Korea Health Promotion Foundation, 2013), 196 g (fourteen American drinks of 14 g).
 * Whoever changes the limit changes it here.
 */
const WEEK_LIMIT_G = { M: 140, F: 70 } as const

export const weekLimitG = (gender: 'M' | 'F'): number => WEEK_LIMIT_G[gender]

/** One decimal, the way grams of alcohol are always told. */

/** Of one glass, bottle or can, `rate` in percent. */
export const alcoholG = (ml: number, rate: number): number => oneDecimal((ml * rate * GRAMS_PER_ML) / 100)

/** Monday to Sunday of the week that holds a day. */
export function weekOf(day: string): { monday: string; sunday: string } {
  const monday = addDays(day, 1 - weekday(day))
  return { monday, sunday: addDays(monday, 6) }
}
