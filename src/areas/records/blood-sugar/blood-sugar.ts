import type { Schemas } from '#src/contract/schemas.ts'
import { indexRecord, originOf } from '#src/domain/index-record/index-record.ts'
import { careOf, type CareCode } from '#src/domain/index-record/extremes.ts'
import { levelOrNone, toZones, type Level, type Zone } from '#src/domain/index-record/level.ts'
import { isKept, limits } from '#src/domain/index-record/limits.ts'
import { isPointed } from '#src/ui/number-entry/number-text.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { keyOf as timeOf, momentNow, momentOf, type Moment } from '../kit/index-records.ts'
import type { DeviceWay, IndexEntry, Taken } from '../kit/record-kind.ts'

/** When it was measured: on an empty stomach, before or after a meal, before sleep. [HDT-07] */
export type When = Schemas['GlucoseCode']

/** Meters are of several makers. */
export const METERS: DeviceWay = {
  to: '/healthlog/isensMeasurement',
  linked: { '12': '/healthlog/isensMeasurement', '13': '/healthlog/autocheck', '14': '/healthlog/autocheckCS20E' },
}

export interface Sugar extends Taken {
  when: When
  mgdl: number
  /** Null where nobody can say. */
  level: Level | null
}

export interface SugarDraft extends Moment {
  mgdl: string
  when: When
}

/** A value before a meal and one after it may have the same moment. */
export const keyOf = ({ at, when }: Sugar): string => `${at} ${when}`

export function toSugars(rows: readonly Schemas['BloodSugarRecord'][]): Sugar[] {
  return rows.flatMap(({ helhidxCode, helhidxVal, inptDt, helhidxOriCode, statusCode }) => {
    const mgdl = parseWireNumber(helhidxVal)
    return mgdl === null
      ? []
      : [{ at: inptDt, origin: originOf(helhidxOriCode), when: helhidxCode, mgdl, level: levelOrNone(statusCode) }]
  })
}

/** Between what a value is usual, by when it was measured. */
export const toNormals = (list: readonly Schemas['BloodSugarNormal'][]): Map<When, Zone[]> =>
  new Map(list.map(({ helhidxCode, rangeList }) => [helhidxCode, toZones(rangeList)]))

/** What a measurement at this hour most likely is; the member changes it with one tap. */
export function likelyWhen(clock: string): When {
  if (clock >= '22:00' || clock < '04:00') return 'SBD'
  if (clock < '09:30') return 'NBD'
  const isBefore = (clock >= '11:00' && clock < '12:15') || (clock >= '17:00' && clock < '18:45')
  return isBefore ? 'BBD' : 'ABD'
}

export function newDraft(now: Date): SugarDraft {
  const moment = momentNow(now)
  return { mgdl: '', when: likelyWhen(moment.clock), ...moment }
}

export const draftOf = ({ at, when, mgdl }: Sugar): SugarDraft => ({ mgdl: String(mgdl), when, ...momentOf(at) })

export const writtenOf = (draft: SugarDraft, replacing?: Sugar): IndexEntry[] => [
  indexRecord(draft.when, timeOf(draft, replacing), draft.mgdl),
]

export const recordsOf = ({ at, when, mgdl, origin }: Sugar): IndexEntry[] => [
  indexRecord(when, at, String(mgdl), origin),
]

/** mmol/l to mg/dl. [CON-14] */
const GLUCOSE_FACTOR = 18

/**
 * What a number is in mg/dL where it was read as mmol/L: one with a point, or one below what is kept; null where it
 * cannot be that.
 */
export function asMmol(text: string, when: When): string | null {
  const mgdl = Math.round(Number(text) * GLUCOSE_FACTOR)
  const isMmol = isPointed(text) || (text !== '' && Number(text) < limits[when].kept[0])
  return isMmol && isKept(when, mgdl) ? String(mgdl) : null
}

/** What is measured before food, and what after it; before sleep is neither. */
const BEFORE: readonly When[] = ['NBD', 'BBD']

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

const sides = (readings: readonly Sugar[]) => ({
  first: mean(readings.filter(({ when }) => when === 'ABD').map(({ mgdl }) => mgdl)),
  second: mean(readings.filter(({ when }) => BEFORE.includes(when)).map(({ mgdl }) => mgdl)),
})

/** Means of a period: after meals, and before them. */
export const meansOf = (readings: readonly Sugar[]): { after: number | null; before: number | null } => {
  const { first, second } = sides(readings)
  return { after: first, before: second }
}

/** A point a day, oldest first: the mean after meals and the mean before them. */
export function dayPoints(
  readings: readonly Sugar[],
  from: Day,
): { day: Day; first: number | null; second: number | null }[] {
  const byDay = Map.groupBy(readings, ({ at }) => dayOf(at))
  return [...byDay]
    .filter(([day]) => day >= from)
    .map(([day, those]) => ({ day, ...sides(those) }))
    .filter(({ first, second }) => first !== null || second !== null)
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** What it asks for; null where nothing. */
export const careOfSugar = ({ when, mgdl }: Pick<Sugar, 'when' | 'mgdl'>): CareCode | null => careOf({ [when]: mgdl })
