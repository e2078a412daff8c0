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
