import { clockOf, toWireTime } from '#src/lib/wire-time.ts'

/** Somebody who comes on a third day comes again. */
export const DAYS_BEFORE_ASKING = 3
/** No is no for so long, then it is asked once more, and never again. */
const NO_HOLDS_MS = 90 * 86_400_000
const MOST_TIMES = 2
/** Before lunch people want their code, not a question. */
const QUIET = { from: '11:00', to: '12:00' }

export interface Asked {
  times: number
  lastMs: number
}

/** The days of visits with today's, the newest first: as many as the rule counts. */
export function withVisit(days: readonly string[], today: string): string[] {
  return [today, ...days.filter((day) => day !== today)].slice(0, DAYS_BEFORE_ASKING)
}

/** Whether somebody on their so-many-th day may be asked now to put the app on their home screen. */
export function mayAskToInstall(days: number, { times, lastMs }: Asked, now: Date): boolean {
  const clock = clockOf(toWireTime(now))
  if (days < DAYS_BEFORE_ASKING || (clock >= QUIET.from && clock < QUIET.to)) return false
  return times === 0 || (times < MOST_TIMES && now.getTime() - lastMs >= NO_HOLDS_MS)
}
