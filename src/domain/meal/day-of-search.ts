import { isDay, today, type Day } from '#src/lib/days.ts'

/** The day that an address of meals means: without one today, and never a later one. */
export function dayOfSearch(day: Day | undefined, now: Date): Day {
  const last = today(now)
  return day !== undefined && isDay(day) && day < last ? day : last
}
