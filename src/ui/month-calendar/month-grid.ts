import { addDays, addMonths, weekOf } from '#src/lib/days.ts'
import type { Day } from '#src/lib/days.ts'

export type WeekStart = 'monday' | 'sunday'

/** The first day of the day's month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 6)}01`

/** `day`, or the nearest day that may be chosen. */
export function clampDay(day: Day, min?: Day, max?: Day): Day {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** The weeks that a month takes part in, as rows of seven; null where a day is another month's. */
export function monthRows(month: Day, startsOn: WeekStart): (Day | null)[][] {
  const next = addMonths(monthOf(month), 1)
  const rows: (Day | null)[][] = []
  for (
    let week = weekOf(monthOf(month), startsOn);
    (week[0] ?? next) < next;
    week = weekOf(addDays(week[6] ?? next, 1), startsOn)
  )
    rows.push(week.map((day) => (monthOf(day) === monthOf(month) ? day : null)))
  return rows
}

/**
 * The day a key leads to in a calendar grid, as the WAI-ARIA practice for date pickers has it: arrows by day and week,
 * Home and End to the ends of the week, Page Up and Page Down by month and with Shift by year. Null for any other key.
 */
export function dayByKey(day: Day, key: string, shift: boolean, startsOn: WeekStart): Day | null {
  const months = shift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return weekOf(day, startsOn)[0] ?? day
    case 'End':
      return weekOf(day, startsOn)[6] ?? day
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return null
  }
}
