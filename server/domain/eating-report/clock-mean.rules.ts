/** Means of times of day, as the app has them in src/lib/clock-mean.ts. */

const RADIAN = (2 * Math.PI) / 1440

/** Times that lie further apart have no mean (docs/decisions/387). */
const WIDEST_MIN = 120

/**
 * The circular mean of minutes of a day, from 0 to 1440; null for none, and for those whose circular standard deviation
 * is more than two hours (Mardia and Jupp, Directional Statistics, 2000, 2.2.1 and 2.3.1).
 */
export function clockMean(minutes: readonly number[]): number | null {
  if (minutes.length === 0) return null
  const mean = (of: (angle: number) => number) =>
    minutes.reduce((sum, minute) => sum + of(minute * RADIAN), 0) / minutes.length
  const [cosine, sine] = [mean(Math.cos), mean(Math.sin)]
  const deviation = Math.sqrt(-2 * Math.log(Math.min(1, Math.hypot(cosine, sine)))) / RADIAN
  return deviation > WIDEST_MIN ? null : (Math.atan2(sine, cosine) / RADIAN + 1440) % 1440
}
