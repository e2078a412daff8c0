import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { chosenLanguage } from './say.ts'

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

/** Several courses over the same days up to today, `[middle, swing]` of each by its name. */
export function courses<Name extends string>(
  days: number,
  shapes: Record<Name, readonly [number, number]>,
): ({ day: Day } & Record<Name, number>)[] {
  const columns = Object.entries<readonly [number, number]>(shapes).map(
    ([name, [middle, swing]]) => [name, course(days, middle, swing)] as const,
  )
  const rows = daily(columns[0]?.[1] ?? [])
  // one value for each of the names, because every course is as long as the first
  return rows.map(
    ({ day }, at) =>
      ({ day, ...Object.fromEntries(columns.map(([name, values]) => [name, values[at]])) }) as { day: Day } & Record<
        Name,
        number
      >,
  )
}

/** What every chart of the last week with whole numbers says the same way. */
export const lastWeek = {
  from: windowStart(7),
  to: TODAY,
  formatDay: (day: Day) => formatDay(day, chosenLanguage(), 'short'),
  formatShortDay: (day: Day) => formatDay(day, chosenLanguage(), 'weekday'),
  formatValue: (value: number) => value.toFixed(0),
  unknownText: '없음',
  emptyText: '이 기간에는 기록이 없어요',
}
