import type { BrowserContext } from '@playwright/test'

const SEOUL_OFFSET_MS = 9 * 3_600_000
const DAY_MS = 86_400_000

/** Today in Seoul at this wall time (`HH:mm`), `dayShift` days later. */
export function seoulToday(time: string, dayShift = 0): Date {
  const seoulDay = new Date(Date.now() + SEOUL_OFFSET_MS + dayShift * DAY_MS).toISOString().slice(0, 10)
  return new Date(`${seoulDay}T${time}:00+09:00`)
}

/** The Seoul day of an instant as `YYYYMMDD`. */
export function seoulDay(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

/**
 * Shifts what `Date` says in every page of the context, so that it goes on from `now`. Timers keep their real pace:
 * only the wall clock moves, as when a phone's clock is set.
 */
export async function shiftBrowserClock(context: BrowserContext, now: Date): Promise<void> {
  await context.addInitScript((offsetMs: number) => {
    // The clock may be moved twice: both shifts count from the real one.
    const kept = globalThis as typeof globalThis & { realDate?: DateConstructor }
    const RealDate = (kept.realDate ??= Date)
    const shiftedNow = () => RealDate.now() + offsetMs
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args: [], newTarget) => Reflect.construct(target, args.length ? args : [shiftedNow()], newTarget) as Date,
      apply: () => new RealDate(shiftedNow()).toString(),
      get: (target, key) => (key === 'now' ? shiftedNow : Reflect.get(target, key)),
    })
  }, now.getTime() - Date.now())
}
