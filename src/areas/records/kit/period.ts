import { addDays, addMonths, type Day } from '#src/lib/days.ts'

/** Over how long a record page looks back. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** What most pages offer. */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const satisfies readonly Period[]

/** The first day of the window that ends with `day`: seven days, or the same date one, three or twelve months ago. */
export function periodStart(period: Period, day: Day): Day {
  if (period === 'day') return day
  if (period === 'week') return addDays(day, -6)
  return addMonths(day, { month: -1, quarter: -3, year: -12 }[period])
}

/** Whether a period is told by its weeks rather than by its days. */
export const isByWeeks = (period: Period): boolean => period === 'quarter' || period === 'year'

/**
 * What a page opens with: the first period, of those from `first` on, that holds the last reading. Where none does, all of them end with the
 * day of that reading instead of today.
 */
export function openingWindow(periods: readonly Period[], first: Period, last: Day | undefined, today: Day): { period: Period; until: Day } {
  const wider = periods.slice(Math.max(0, periods.indexOf(first)))
  const found = last === undefined ? first : wider.find((period) => periodStart(period, today) <= last)
  return found ? { period: found, until: today } : { period: first, until: last ?? today }
}
