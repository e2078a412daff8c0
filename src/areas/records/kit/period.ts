import { addDays, addMonths, type Day } from '#src/lib/days.ts'

/** Over how long a record page looks back; 'whole' is a month of the calendar: October. */
export type Period = 'day' | 'week' | 'month' | 'whole' | 'quarter' | 'year' | 'years'

/** What a page shows: a period, and the day with which it ends. */
export interface Shown {
  period: Period
  until: Day
}

/** What most pages offer. */
export const PERIODS = ['week', 'month', 'quarter', 'year', 'years'] as const satisfies readonly Period[]

/**
 * The first day of the window that ends with `day`: seven days, the first of its month, or the same date one, three or
 * twelve months or three years ago.
 */
export function periodStart(period: Period, day: Day): Day {
  if (period === 'day') return day
  if (period === 'week') return addDays(day, -6)
  if (period === 'whole') return `${day.slice(0, 6)}01`
  return addMonths(day, { month: -1, quarter: -3, year: -12, years: -36 }[period])
}

/** Whether a period is told by its weeks rather than by its days. */
export const isByWeeks = (period: Period): boolean => period === 'quarter' || period === 'year' || period === 'years'

/** Three years are the last one and those before it, which are asked for when somebody looks back so far. */
export const recentOf = (period: Period): Exclude<Period, 'years'> => (period === 'years' ? 'year' : period)

/**
 * The two years before the last one, oldest first. A call each: of a long span a server may tell no more than the
 * newest readings.
 */
export function earlierYears(day: Day): readonly { startDt: Day; endDt: Day }[] {
  return [-36, -24].map((months) => ({
    startDt: addMonths(day, months),
    endDt: addDays(addMonths(day, months + 12), -1),
  }))
}

/**
 * What a page opens with: the first period, of those from `first` on, that holds the last reading. Where none does, all
 * of them end with the day of that reading instead of today. Three years are for whoever asks: of a month nothing could
 * be read there.
 */
export function openingWindow(periods: readonly Period[], first: Period, last: Day | undefined, today: Day): Shown {
  const wider = periods.slice(Math.max(0, periods.indexOf(first))).filter((period) => period !== 'years')
  const found = last === undefined ? first : wider.find((period) => periodStart(period, today) <= last)
  return found ? { period: found, until: today } : { period: first, until: last ?? today }
}

/** The last day of the month that holds a day. */
export const monthEnd = (day: Day): Day => addDays(addMonths(`${day.slice(0, 6)}01`, 1), -1)

/** The last day of the month before the one that a window ends in. */
export const monthBefore = (until: Day): Day => addDays(`${until.slice(0, 6)}01`, -1)

/** The last day of the month that goes on after a window. */
export const monthAfter = (until: Day): Day => monthEnd(addDays(until, 1))

/**
 * What stands while nobody has chosen a month, and the month that was chosen, by its last day; one that still goes on
 * is told by the last month.
 */
export function shownOf(unchosen: Shown, month: Day | null, today: Day): Shown {
  if (month === null) return unchosen
  return month < today ? { period: 'whole', until: month } : { period: 'month', until: today }
}
