import type { BrowserContext } from '@playwright/test'
import { onDay, testDay } from '../../server/test-day.ts'

const SEOUL_OFFSET_MS = 9 * 3_600_000

/** This wall time (`HH:mm`) on the day that it is in Seoul at `instant`. */
export function seoulTime(time: string, instant: Date): Date {
  const day = new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10)
  return new Date(`${day}T${time}:00+09:00`)
}

const DAY = testDay(process.env)

/** The time that it is, on the day that tests play on (HANSANG_TEST_DAY); without one, now. */
export const present = (): Date => onDay(DAY, new Date())

/**
 * Where a server's clock goes on when a test has done with it: at the time that it is on the day of the tests; without
 * one null, real time.
 */
export const restingTime = (): Date | null => (DAY === undefined ? null : present())

/**
 * Today in Seoul at this wall time. Asked once a test: asked again after midnight it is another day, unless tests have
 * one of their own.
 */
export const seoulToday = (time: string): Date => seoulTime(time, present())

/** The Seoul day of an instant as `YYYYMMDD`. */
export function seoulDay(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

let shifts = 0

/**
 * Shifts what `Date` says in every page of the context, so that it goes on from `now`. Timers keep their real pace:
 * only the wall clock moves, as when a phone's clock is set. Called twice, the later call wins.
 */
export async function shiftBrowserClock(context: BrowserContext, now: Date): Promise<void> {
  shifts += 1
  const shift = { offsetMs: now.getTime() - Date.now(), turn: shifts }
  await context.addInitScript(({ offsetMs, turn }: typeof shift) => {
    // All shifts count from the real clock, and the order in which a page runs them is not defined.
    const kept = globalThis as typeof globalThis & { realDate?: DateConstructor; shiftTurn?: number }
    if ((kept.shiftTurn ?? 0) > turn) return
    kept.shiftTurn = turn
    const RealDate = (kept.realDate ??= Date)
    const shiftedNow = () => RealDate.now() + offsetMs
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args: [], newTarget) =>
        Reflect.construct(target, args.length ? args : [shiftedNow()], newTarget) as Date,
      apply: () => new RealDate(shiftedNow()).toString(),
      get: (target, key) => (key === 'now' ? shiftedNow : Reflect.get(target, key)),
    })
  }, shift)
}

/** Pages that have no time of their own: theirs is the machine's, on the day that tests play on. */
export async function browserOnTestDay(context: BrowserContext): Promise<void> {
  const now = restingTime()
  if (now) await shiftBrowserClock(context, now)
}
