import { daysBetween, seoulDay } from '#server/seoul.ts'

const YEAR = 365

/** Whether a sign-in on the day of `now` comes at least a year after the one before (MBR-16). */
export const isDormant = (lastUseDt: string | null, now: Date): boolean =>
  lastUseDt !== null && daysBetween(lastUseDt, seoulDay(now)) >= YEAR
