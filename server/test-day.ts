/** The day on which tests play, where it is not the day that it is (docs/decisions/286). */
import { daysBetween, isDay, seoulDay } from './seoul.ts'

const DAY_MS = 86_400_000

/** The day that HANSANG_TEST_DAY names, `2028-02-29`; undefined where it names none. Throws an error for people. */
export function testDay(env: Record<string, string | undefined>): string | undefined {
  const text = env['HANSANG_TEST_DAY']?.trim()
  return text ? dayNamed(text) : undefined
}

/** A day of this century as it was written. Throws an error for people when the calendar has no such day. */
export function dayNamed(text: string): string {
  if (/^20\d{2}-\d{2}-\d{2}$/.test(text) && isDay(compact(text))) return text
  throw new Error(`"${text}" is no day of this century’s calendar. Tests on a leap day: npm test -- --day 2028-02-29`)
}

/** The instant at which Seoul’s clocks show on `day` what they show at `instant`; without a day the instant itself. */
export function onDay(day: string | undefined, instant: Date): Date {
  return day === undefined
    ? instant
    : new Date(instant.getTime() + daysBetween(seoulDay(instant), compact(day)) * DAY_MS)
}

/** Real time as if it had been `day` now; past midnight it goes on with the day after. */
export function timeFrom(day: string | undefined, realTime: () => number = Date.now): () => number {
  const real = realTime()
  const aheadMs = onDay(day, new Date(real)).getTime() - real
  return () => realTime() + aheadMs
}

const compact = (day: string) => day.replaceAll('-', '')
