/** The days of a challenge as a calendar of its weeks. */
import { weekdayOf, weekOf, type Day } from '#src/lib/days.ts'

export type DayState = 'done' | 'missed' | 'today' | 'coming'
export interface ChallengeDay {
  day: Day
  state: DayState
}
export interface ChallengeWeek {
  number: number
  days: (ChallengeDay | null)[]
}

/**
 * A day off and one before joining leave their place empty; weeks show Monday to Friday alone where no other day
 * counts.
 */
export function weeksOf(
  days: readonly Day[],
  joined: Day,
  successes: ReadonlySet<Day>,
  today: Day,
): { columns: number; weeks: ChallengeWeek[] } {
  const columns = days.some((day) => weekdayOf(day) === 0 || weekdayOf(day) === 6) ? 7 : 5
  const counted = new Set(days)
  const mondays = [...new Set(days.map((day) => weekOf(day)[0] ?? day))]
  const stateOf = (day: Day): DayState => {
    if (successes.has(day)) return 'done'
    if (day === today) return 'today'
    return day < today ? 'missed' : 'coming'
  }
  const weeks = mondays.map((monday, index) => ({
    number: index + 1,
    days: weekOf(monday)
      .slice(0, columns)
      .map((day) => (counted.has(day) && day >= joined ? { day, state: stateOf(day) } : null)),
  }))
  return { columns, weeks }
}
