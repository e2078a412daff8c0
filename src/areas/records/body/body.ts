import type { Schemas } from '#src/contract/schemas.ts'
import { indexRecord, originOf } from '#src/domain/index-record/index-record.ts'
import { isKept } from '#src/domain/index-record/limits.ts'
import { addMonths, type Day } from '#src/lib/days.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import { numberOf } from '#src/lib/typed.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { keyOf, momentNow, momentOf, type Moment } from '../kit/index-records.ts'
import type { IndexEntry, Taken } from '../kit/record-kind.ts'

/** Body fat in percent, skeletal muscle in kilograms. */
export type BodyCode = 'BDF' | 'SKM'

export interface BodyReading extends Taken {
  value: number
}

export interface BodyDraft extends Moment {
  value: string
}

type Row = Pick<Schemas['HelhLogGraphPoint'], 'indicatorVal' | 'inptDt' | 'helhidxOriCode'>

/** Rows as readings, newest first, each key once. One that stands for several values, or for none, is left out. */
export function toReadings(rows: readonly Row[]): BodyReading[] {
  const readings = rows.flatMap(({ indicatorVal, inptDt, helhidxOriCode }) => {
    const value = parseWireNumber(indicatorVal)
    return value === null || inptDt === null || helhidxOriCode === null
      ? []
      : [{ at: inptDt, origin: originOf(helhidxOriCode), value }]
  })
  return [...new Map(readings.map((reading) => [reading.at, reading])).values()].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  )
}

export const valueOf = (text: string): number | null => {
  const value = numberOf(text)
  return value === null ? null : roundTo(value, 1)
}

export const newDraft = (last: BodyReading | undefined, now: Date): BodyDraft => ({
  value: last ? last.value.toFixed(1) : '',
  ...momentNow(now),
})

export const draftOf = ({ at, value }: BodyReading): BodyDraft => ({ value: value.toFixed(1), ...momentOf(at) })

export const writtenOf = (code: BodyCode, draft: BodyDraft, replacing?: BodyReading): IndexEntry[] => [
  indexRecord(code, keyOf(draft, replacing), String(valueOf(draft.value) ?? '')),
]

export const recordsOf = (code: BodyCode, { at, value, origin }: BodyReading): IndexEntry[] => [
  indexRecord(code, at, String(value), origin),
]

export type BodyProblem = 'missing' | 'range'

export function problemOf(code: BodyCode, text: string): BodyProblem | null {
  const value = valueOf(text)
  if (value === null) return 'missing'
  return isKept(code, value) ? null : 'range'
}

/** The change since about a month before the last reading; null where nothing was measured then. */
export function sinceLastMonth(readings: readonly BodyReading[]): number | null {
  const [last] = readings
  if (!last) return null
  const day = dayOf(last.at)
  const before = readings.find(({ at }) => dayOf(at) <= addMonths(day, -1) && dayOf(at) >= addMonths(day, -2))
  return before ? roundTo(last.value - before.value, 1) : null
}

/** One point a day: the last of it. `readings` are oldest first. */
export function pointsOf(readings: readonly BodyReading[], from: Day): { day: Day; value: number }[] {
  const days = new Map<Day, number>()
  for (const { at, value } of readings) if (dayOf(at) >= from) days.set(dayOf(at), value)
  return [...days].map(([day, value]) => ({ day, value }))
}
