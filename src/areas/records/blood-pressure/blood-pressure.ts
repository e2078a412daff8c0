import type { Schemas } from '#src/contract/schemas.ts'
import { indexRecord, originOf } from '#src/domain/index-record/index-record.ts'
import { careOf, type CareCode } from '#src/domain/index-record/extremes.ts'
import { levelIn, levelOrNone, worse, type Level, type Zone } from '#src/domain/index-record/level.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { keyOf, minutesApart, momentNow, momentOf, type Moment } from '../kit/index-records.ts'
import type { Apart, IndexEntry, Taken, Together } from '../kit/record-kind.ts'

/** One reading; half of it may be missing, never both. */
export interface Pressure extends Taken {
  systolic: number | null
  diastolic: number | null
  /** Null where nobody can say. */
  level: Level | null
}

export type Means = Pick<Pressure, 'systolic' | 'diastolic'>

export const toPressure = ({
  sbpVal,
  dbpVal,
  inptDt,
  helhidxOriCode,
  statusCode,
}: Schemas['BloodPressureRecord']): Pressure => ({
  at: inptDt,
  origin: originOf(helhidxOriCode),
  systolic: parseWireNumber(sbpVal),
  diastolic: parseWireNumber(dbpVal),
  level: levelOrNone(statusCode),
})

/** What the form holds: the numbers as typed, the moment as the two fields show it. */
export interface PressureDraft extends Moment {
  systolic: string
  diastolic: string
}

/** Nobody has the same pressure twice: a new reading starts with two empty fields, at the current minute. */
export const newDraft = (now: Date): PressureDraft => ({ systolic: '', diastolic: '', ...momentNow(now) })

export const draftOf = ({ at, systolic, diastolic }: Pressure): PressureDraft => ({
  systolic: systolic === null ? '' : String(systolic),
  diastolic: diastolic === null ? '' : String(diastolic),
  ...momentOf(at),
})

const codes = ['SBP', 'DBP'] as const

/** A pressure as it is written: both numbers stand under one time. [HDT-06] */
export function writtenOf(draft: PressureDraft, replacing?: Pressure): IndexEntry[] {
  const at = keyOf(draft, replacing)
  return [indexRecord('SBP', at, draft.systolic), indexRecord('DBP', at, draft.diastolic)]
}

/**
 * Of two readings within one minute the first is told first: its key stands in the first half of the minute, that of
 * the second half a minute later.
 */
const HALF_MINUTE = 30
export const forFirst = (apart: Apart): Apart => ({ ...apart, second: apart.second % HALF_MINUTE })
export const forSecond = (apart: Apart): Apart => ({ ...apart, second: (apart.second % HALF_MINUTE) + HALF_MINUTE })

export function recordsOf({ at, origin, systolic, diastolic }: Pressure): IndexEntry[] {
  return [systolic, diastolic].flatMap((value, index) =>
    value === null ? [] : [indexRecord(codes[index] ?? 'SBP', at, String(value), origin)],
  )
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length)
}

export const meansOf = (readings: readonly Means[]): Means => ({
  systolic: mean(readings.map(({ systolic }) => systolic)),
  diastolic: mean(readings.map(({ diastolic }) => diastolic)),
})

/** Readings so near to each other are one measurement: guidelines take the mean of two in a row. */
const TOGETHER_MIN = 5

/** Readings within five minutes of the latest of them as one, newest first as they came. */
export function together(readings: readonly Pressure[]): Together<Pressure>[] {
  const groups: [Pressure, ...Pressure[]][] = []
  for (const reading of readings) {
    const group = groups.at(-1)
    if (group && minutesApart(reading.at, group[0].at) <= TOGETHER_MIN) group.push(reading)
    else groups.push([reading])
  }
  return groups
}

/** One point a day: the mean of what was measured on it. */
export function dayMeans(
  readings: readonly Pressure[],
): { day: Day; high: number | null; low: number | null; lane: null }[] {
  return [...Map.groupBy(readings, ({ at }) => dayOf(at))].map(([day, those]) => {
    const { systolic, diastolic } = meansOf(those)
    return { day, high: systolic, low: diastolic, lane: null }
  })
}

export interface Half extends Means {
  count: number
}

/** Mornings from 4 to 12, evenings from 18 to 4: apart, because they differ in everybody. */
export function halvesOf(readings: readonly Pressure[]): { morning: Half; evening: Half } {
  const half = (is: (clock: string) => boolean): Half => {
    const those = readings.filter(({ at }) => is(clockOf(at)))
    return { ...meansOf(those), count: those.length }
  }
  return {
    morning: half((clock) => clock >= '04:00' && clock < '12:00'),
    evening: half((clock) => clock >= '18:00' || clock < '04:00'),
  }
}

/** Fewer than this a half are single readings, not a habit of the body. */
const FEWEST_OF_HALF = 2
/** Less than this is the cuff. */
const SAME = 2

/** By how much mornings lie over evenings; null where nobody can tell. */
export function morningsOver({ morning, evening }: ReturnType<typeof halvesOf>): number | 'same' | null {
  if (
    morning.count < FEWEST_OF_HALF ||
    evening.count < FEWEST_OF_HALF ||
    morning.systolic === null ||
    evening.systolic === null
  )
    return null
  const by = morning.systolic - evening.systolic
  return Math.abs(by) < SAME ? 'same' : by
}

/**
 * How a measurement compares with the mean of last week: both down, both up, or what the first number did; the second
 * one speaks where that is the same.
 */
export type Comparison = { is: 'same' } | { is: 'lower' | 'higher'; systolic: number; diastolic: number | null }

export function compareWithWeek(now: Means, week: Means): Comparison | null {
  if (now.systolic === null || week.systolic === null) return null
  const systolic = now.systolic - week.systolic
  const diastolic = now.diastolic === null || week.diastolic === null ? 0 : now.diastolic - week.diastolic
  if (systolic === 0 && diastolic === 0) return { is: 'same' }
  const is = (systolic || diastolic) < 0 ? 'lower' : 'higher'
  const agree = systolic === 0 || Math.sign(systolic) * Math.sign(diastolic) > 0
  return { is, systolic: Math.abs(systolic), diastolic: agree ? Math.abs(diastolic) : null }
}

/** The word of a mean; the worse of both numbers. */
export const levelOfMeans = (
  { systolic, diastolic }: Means,
  zones: { systolic: readonly Zone[]; diastolic: readonly Zone[] },
): Level | null =>
  worse(
    systolic === null ? null : levelIn(zones.systolic, systolic),
    diastolic === null ? null : levelIn(zones.diastolic, diastolic),
  )

/**
 * What the newest of a measurement asks for, as the hub says it: who has rested and measured again is told of that
 * reading.
 */
export const careOfPressure = ([newest]: Together<Pressure>): CareCode | null =>
  careOf({ SBP: newest.systolic, DBP: newest.diastolic })

/** 118/76, 118/– while the other half is missing. */
export const pressureText = ({ systolic, diastolic }: Means): string => `${systolic ?? '–'}/${diastolic ?? '–'}`
