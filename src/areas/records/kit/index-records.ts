import { removalOf, type Origin } from '#src/domain/index-record/index-record.ts'
import { fromWireTime, wireTimeOf, clockOf, dayOf, toWireTime, type WireTime } from '#src/lib/wire-time.ts'
import type { Day } from '#src/lib/days.ts'
import type { IndexEntry } from './record-kind.ts'

/** The moment of a draft, as the two fields show it. */
export interface Moment {
  day: Day
  /** `HH:mm` */
  clock: string
}

/** A new reading is one of the current minute. */
export const momentNow = (now: Date): Moment => momentOf(toWireTime(now))

export const momentOf = (at: WireTime): Moment => ({ day: dayOf(at), clock: clockOf(at) })

/** Whether a moment has not come yet. */
export function isAhead({ day, clock }: Moment, now: Date): boolean {
  const moment = fromWireTime(wireTimeOf(day, clock))
  return moment !== null && moment > now
}

/** The key of a draft: the minute it shows, and the seconds of the reading it replaces while that minute is the same. */
export function keyOf({ day, clock }: Moment, replacing?: { at: WireTime }): WireTime {
  const typed = wireTimeOf(day, clock)
  return replacing?.at.slice(0, 12) === typed.slice(0, 12) ? replacing.at : typed
}

/**
 * What is sent for a draft: its records, and the removal of those of the reading it replaces that are not written anew. A reading's
 * key is its time, with one code or several: one that has moved is written there first and removed where it stood. [HLG-01]
 */
export function changed(written: readonly IndexEntry[], replaced: readonly IndexEntry[] = []): IndexEntry[] {
  const stands = new Set(written.map(key))
  return [...written, ...removed(replaced.filter((record) => !stands.has(key(record))))]
}

/** The records that remove a reading: every code of it. */
export const removed = (records: readonly IndexEntry[]): IndexEntry[] => records.map(({ helhidxCode, inptDt }) => removalOf(helhidxCode, inptDt))

const key = ({ helhidxCode, inptDt }: IndexEntry) => `${helhidxCode} ${inptDt}`

/** What a phone or a device has measured may come back with the next sync. */
export const comesBack = (origin: Origin): boolean => origin === 'samsung' || origin === 'apple'

/** Minutes from one moment to the other. */
export const minutesApart = (from: WireTime, to: WireTime): number => ((fromWireTime(to)?.getTime() ?? 0) - (fromWireTime(from)?.getTime() ?? 0)) / 60_000
