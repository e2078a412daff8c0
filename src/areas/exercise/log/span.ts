import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, addMonths, weekOf, type Day } from '#src/lib/days.ts'

export type Origin = Schemas['WrkotOriCode']

/** A week from Monday, or a month of the calendar. */
export interface Span {
  is: 'week' | 'month'
  start: Day
  end: Day
}

export function spanOf(is: Span['is'], day: Day): Span {
  if (is === 'month') {
    const start = `${day.slice(0, 6)}01`
    return { is, start, end: addDays(addMonths(start, 1), -1) }
  }
  const [start = day] = weekOf(day)
  return { is, start, end: addDays(start, 6) }
}

/** The span `count` weeks or months later. */
export const moved = ({ is, start }: Span, count: number): Span =>
  spanOf(is, is === 'month' ? addMonths(start, count) : addDays(start, 7 * count))
