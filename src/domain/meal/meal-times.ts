/**
 * One meal time of a restaurant's day. `opensAt` and `closesAt` are Seoul wall time, `HHmm`; null where the service is
 * not timed.
 */
export type MealTime = {
  code: string
  name: string
  opensAt: string | null
  closesAt: string | null
}

/** The meal a member most likely came to read. `dayOffset` 1 means tomorrow's. */
export type MealChoice = { code: string; dayOffset: 0 | 1 }

/**
 * The meal that is on now or comes next: a meal counts until the minute it closes, and after the day's last closing the
 * page turns to tomorrow's first meal. Untimed meals are chosen only when no meal has a time.
 */
export function mealForNow(times: readonly MealTime[], nowHHmm: string): MealChoice | null {
  const timed = times.filter((time) => time.opensAt !== null && time.closesAt !== null)
  const first = timed[0] ?? times[0]
  if (!first) return null
  if (timed.length === 0) return { code: first.code, dayOffset: 0 }
  const open = timed.find((time) => (time.closesAt ?? '') > nowHHmm)
  return open ? { code: open.code, dayOffset: 0 } : { code: first.code, dayOffset: 1 }
}

/** Whole minutes from now until `HHmm` of the same day; negative when it has passed. */
export function minutesUntil(nowHHmm: string, atHHmm: string): number {
  return minutesOfDay(atHHmm) - minutesOfDay(nowHHmm)
}

function minutesOfDay(hhmm: string): number {
  return Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2, 4))
}
