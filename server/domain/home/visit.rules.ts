/** A member's visits: how long the last one is ago, and what somebody new does next. */
import { daysBetween, seoulDay } from '#server/seoul.ts'

/**
 * Days since the last visit before today. The session that was used last tells it; of a member without any the day of
 * the sign-in that the server knows of. 0 for a first visit, and when all there is is of today.
 */
export function awayDays(
  { lastSeenAt, lastLoginDt }: { lastSeenAt: Date | null; lastLoginDt: string | null },
  today: string,
): number {
  const last = lastSeenAt === null ? lastLoginDt : seoulDay(lastSeenAt)
  return last === null ? 0 : Math.max(0, daysBetween(last, today))
}

type Known = { restaurant: boolean; linked: boolean; wroteBefore: boolean; wroteToday: boolean }

/**
 * The first minute, one step at a time. Whoever has written anything down knows the app; a restaurant is needed all the
 * same.
 */
export function firstStep({ restaurant, linked, wroteBefore, wroteToday }: Known): 'REST' | 'PHONE' | 'LOG' | null {
  if (!restaurant) return 'REST'
  if (wroteBefore || wroteToday) return null
  return linked ? 'LOG' : 'PHONE'
}
