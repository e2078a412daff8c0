/**
 * Means of times of day. The day is a circle: half past eleven and half past twelve at night have midnight between
 * them.
 */

const DAY_MIN = 1440
const RADIAN = (2 * Math.PI) / DAY_MIN

/**
 * Times that lie further apart have no mean: whoever goes to bed at eleven in one week and at seven in the morning in
 * the next never goes at three (docs/decisions/387).
 */
const WIDEST_MIN = 120

/**
 * The circular mean of minutes of a day, from 0 to 1440; null for none, and for those whose circular standard deviation
 * is more than two hours. Mean direction and deviation as in Mardia and Jupp, Directional Statistics (2000), 2.2.1 and
 * 2.3.1: the angle of the sum of unit vectors, and √(−2 ln R̄).
 */
export function clockMean(minutes: readonly number[]): number | null {
  if (minutes.length === 0) return null
  const mean = (of: (angle: number) => number) =>
    minutes.reduce((sum, minute) => sum + of(minute * RADIAN), 0) / minutes.length
  const [cosine, sine] = [mean(Math.cos), mean(Math.sin)]
  const length = Math.min(1, Math.hypot(cosine, sine))
  const deviation = Math.sqrt(-2 * Math.log(length)) / RADIAN
  if (deviation > WIDEST_MIN) return null
  return minuteOfDay(Math.atan2(sine, cosine) / RADIAN)
}

/** By how many minutes one time of day is later than another, the shorter way round: more than -720, at most 720. */
export function minutesLater(one: number, other: number): number {
  const apart = minuteOfDay(one - other)
  return apart > DAY_MIN / 2 ? apart - DAY_MIN : apart
}

/** The minute of its day of any minute, also of one before midnight or after the next. */
export const minuteOfDay = (minute: number): number => ((minute % DAY_MIN) + DAY_MIN) % DAY_MIN
