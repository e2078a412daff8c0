import { removalOf, type Origin } from '#src/domain/index-record/index-record.ts'
import { fromWireTime, wireTimeOf, clockOf, dayOf, toWireTime, type WireTime } from '#src/lib/wire-time.ts'
import type { Day } from '#src/lib/days.ts'
import type { Apart, IndexEntry } from './record-kind.ts'

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

/**
 * The key of a draft: the minute it shows, and the seconds of the reading it replaces while that minute is the same.
 */
export function keyOf({ day, clock }: Moment, replacing?: { at: WireTime }): WireTime {
  const typed = wireTimeOf(day, clock)
  return replacing?.at.slice(0, 12) === typed.slice(0, 12) ? replacing.at : typed
}

export const apartFrom = (readings: readonly { at: WireTime }[], opened: Date): Apart => ({
  second: opened.getSeconds(),
  taken: new Set(readings.map(({ at }) => at)),
})

/** The first free second of a minute, from that of `apart` on; where all are taken, as it is. */
function freeKey(at: WireTime, { second, taken }: Apart): WireTime {
  const keys = Array.from(
    { length: 60 },
    (_, index) => at.slice(0, 12) + String((second + index) % 60).padStart(2, '0'),
  )
  return keys.find((key) => !taken.has(key)) ?? at
}

/**
 * What is sent for a draft: its records, and the removal of those of the reading it replaces that are not written anew.
 * A reading's key is its time, with one code or several: one that has moved is written there first and removed where it
 * stood. A second reading of the same minute is another one and replaces nothing. [HLG-01]
 */
export function changed(
  written: readonly IndexEntry[],
  replaced: readonly IndexEntry[] = [],
  apart?: Apart,
): IndexEntry[] {
  const own = new Set(replaced.map(({ inptDt }) => inptDt))
  const placed = written.map((record) =>
    apart === undefined || own.has(record.inptDt) ? record : { ...record, inptDt: freeKey(record.inptDt, apart) },
  )
  const stands = new Set(placed.map(key))
  return [...placed, ...removed(replaced.filter((record) => !stands.has(key(record))))]
}

/** The records that remove a reading: every code of it. */
export const removed = (records: readonly IndexEntry[]): IndexEntry[] =>
  records.map(({ helhidxCode, inptDt }) => removalOf(helhidxCode, inptDt))

/** The records that put a removed reading back: one of a phone is the phone's again. */
export const putBack = (records: readonly IndexEntry[]): IndexEntry[] =>
  records.map((record) =>
    record.helhidxOriCode === '2' || record.helhidxOriCode === '3' ? { ...record, restoreYn: 'Y' } : record,
  )

const key = ({ helhidxCode, inptDt }: IndexEntry) => `${helhidxCode} ${inptDt}`

/** A record that stands on a phone as well, where what is removed here stays. */
export const isOfPhone = (origin: Origin): boolean => origin === 'samsung' || origin === 'apple'

/** Minutes from one moment to the other. */
export const minutesApart = (from: WireTime, to: WireTime): number =>
  ((fromWireTime(to)?.getTime() ?? 0) - (fromWireTime(from)?.getTime() ?? 0)) / 60_000
