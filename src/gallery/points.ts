import { addDays, type Day } from '#src/lib/days.ts'

/** The day of the board: every chart of the gallery ends here. */
export const TODAY: Day = '20261119'

/** One point a day up to today, oldest first, as the charts take them. */
export function daily<V>(values: readonly V[]): { day: Day; value: V }[] {
  return values.map((value, at) => ({ day: addDays(TODAY, at - values.length + 1), value }))
}

/** A course of `days` values around `middle`, the same in every run: two waves and a slow fall. One decimal. */
export function course(days: number, middle: number, swing: number): number[] {
  return Array.from({ length: days }, (_, at) => {
    const wave = Math.sin(at * 0.9) * 0.5 + Math.sin(at * 0.23) * 0.8 - at / days
    return Math.round((middle + wave * swing) * 10) / 10
  })
}

/** The first day of a window of so many days that ends today. */
export const windowStart = (days: number): Day => addDays(TODAY, 1 - days)
