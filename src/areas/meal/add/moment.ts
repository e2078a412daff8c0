import { mealOf, USUAL_CLOCK } from '#src/domain/meal/meals-of-day.ts'
import { today, type Day } from '#src/lib/days.ts'
import { clockOf, toWireTime, wireTimeOf, type WireTime } from '#src/lib/wire-time.ts'

/** So close to its usual time a meal of today counts as eaten now. */
const NEAR_MINUTES = 180

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The meal that somebody most likely wants to record now. */
export function mealNow(now: Date): string {
  const clock = clockOf(toWireTime(now))
  if (clock < '04:00') return '4'
  if (clock < '10:30') return '1'
  if (clock < '14:30') return '2'
  if (clock < '17:00') return '5'
  return clock < '21:30' ? '3' : '4'
}

/**
 * When a meal was eaten that is recorded now, `HH:mm`: now while it is near its time, else its usual time, and never
 * what is to come.
 */
export function usualClock(day: Day, meal: string, now: Date): string {
  const usual = USUAL_CLOCK[mealOf(meal) ?? '2']
  if (day !== today(now)) return usual
  const clock = clockOf(toWireTime(now))
  return Math.abs(minutesOf(clock) - minutesOf(usual)) <= NEAR_MINUTES || clock < usual ? clock : usual
}

/** The usual time of a meal, as it is sent. */
export const eatenAt = (day: Day, meal: string, now = new Date()): WireTime =>
  wireTimeOf(day, usualClock(day, meal, now))

/** A time of today that has not come yet. */
export const isAhead = (day: Day, clock: string, now: Date): boolean => wireTimeOf(day, clock) > toWireTime(now)

/** The day that an address names, unless it is still to come. */
export const dayFor = (asked: Day | undefined, now: Date): Day =>
  asked === undefined || asked > today(now) ? today(now) : asked
