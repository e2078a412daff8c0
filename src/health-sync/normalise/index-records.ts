import type { BloodPressureRow, GlucoseRow, HeightRow, SleepRow, WeightRow } from '#src/shell/health-rows.ts'

import { roundTo } from '#src/lib/numbers.ts'
import { bloodPressureRow, glucoseRow, heightRow, sleepRow, weightRow } from '#src/shell/health-rows.ts'

import type { ValuePermissions } from '../sync-plan.ts'
import type { PhoneKind } from '../sync-types.ts'
import type { Tally } from './tally.ts'

import { LINK_CODE, ORIGIN } from '../sync-types.ts'
import { wallTime } from './amounts.ts'
import { type SleepDetail, sleepDetail } from './sleep-detail.ts'
import { withoutRepeats } from './tally.ts'

/** Height, weight, body fat, muscle, systolic, diastolic, sleep, and glucose by meal. [HDT-06, HDT-07] */
export type IndexCode = 'HT' | 'BW' | 'BDF' | 'SKM' | 'SBP' | 'DBP' | 'SLP' | GlucoseCode
type GlucoseCode = 'NBD' | 'ABD' | 'BBD' | 'SBD'

/** A measured value as the server keeps it. [HDT-01] */
export interface IndexRecord {
  helhidxCode: IndexCode
  helhidxVal: number
  helhidxOriCode: '2' | '3'
  helhidxLkeqmtCode: '1' | '2'
  heldType: 'health'
  inptDt: string
  helhDate: string
  /** Of sleep: when it began, and its stages. Travels beside the record, which keeps its seven fields. */
  sleepDtl?: SleepDetail
}

/** A record with the phone's id of its measurement, one for all codes of it. Travels beside the record, too. */
export type NamedRecord = IndexRecord & { datauuid: string }

/** Glucose by the source's meal type; other types stand for no meal. [HDT-07, HSY-76] */
const GLUCOSE_CODES: Readonly<Record<string, GlucoseCode>> = { 80001: 'NBD', 80002: 'ABD', 80011: 'BBD', 80013: 'SBD' }
const glucoseCodes: ReadonlySet<IndexCode> = new Set(Object.values(GLUCOSE_CODES))

/** mmol/l to mg/dl. [CON-14] */
const GLUCOSE_FACTOR = 18

/**
 * How a value is written. [HSY-44 … HSY-49, CON-18] Height and sleep go as delivered; the record holds two decimals.
 */
const DECIMALS: Readonly<Record<IndexCode, number>> = {
  HT: 2,
  BW: 1,
  BDF: 1,
  SKM: 1,
  SBP: 0,
  DBP: 0,
  SLP: 2,
  NBD: 0,
  ABD: 0,
  BBD: 0,
  SBD: 0,
}

/** What a record's five digits hold. */
const MAX_VALUE = 99_999

/** The permission each value needs; glucose has no flag. Fat and muscle are parts of a weighing. [HSY-66] */
const NEEDS: Partial<Record<IndexCode, keyof ValuePermissions>> = {
  HT: 'ht',
  BW: 'bw',
  BDF: 'bw',
  SKM: 'bw',
  SBP: 'pulse',
  DBP: 'pulse',
  SLP: 'sleep',
}

export interface Origin {
  phone: PhoneKind
  permissions: ValuePermissions
}

interface Measured {
  datauuid: string
  code: IndexCode
  value: number | null
  atMs: number
  offsetMs: number
  sleepDtl?: SleepDetail
}

/** The value as it is kept; null when it is not above 0, before or after rounding. [HSY-43] */
export function keptValue(code: IndexCode, raw: number | null): number | null {
  if (raw === null || !(raw > 0)) return null
  const value = roundTo(glucoseCodes.has(code) ? raw * GLUCOSE_FACTOR : raw, DECIMALS[code])
  return value > 0 ? value : null
}

function recordOf(
  { datauuid, code, value: raw, atMs, offsetMs, sleepDtl }: Measured,
  { phone, permissions }: Origin,
  tally: Tally,
): NamedRecord | null {
  tally.read += 1
  const flag = NEEDS[code]
  if (flag && !permissions[flag]) return tally.drop('notAllowed')
  const inptDt = wallTime(atMs, offsetMs)
  if (inptDt === null) return tally.drop('unreadable')
  const value = keptValue(code, raw)
  if (value === null) return tally.drop('notPositive')
  if (value > MAX_VALUE) return tally.drop('implausible')
  return {
    helhidxCode: code,
    helhidxVal: value,
    helhidxOriCode: ORIGIN[phone],
    helhidxLkeqmtCode: LINK_CODE[phone],
    heldType: 'health',
    inptDt,
    helhDate: inptDt.slice(0, 8),
    ...(sleepDtl && { sleepDtl }),
    datauuid,
  }
}

const ofHeight = ({ datauuid, height: value, startTime: atMs, timeOffset: offsetMs }: HeightRow): Measured[] => [
  { datauuid, code: 'HT', value, atMs, offsetMs },
]

function ofWeight({
  datauuid,
  weight,
  bodyFat,
  skeletalMuscleMass,
  startTime: atMs,
  timeOffset: offsetMs,
}: WeightRow): Measured[] {
  const measured: Measured[] = [{ datauuid, code: 'BW', value: weight, atMs, offsetMs }]
  // A plain scale has no fat and no muscle: what is absent was not measured, and is nothing to drop.
  if (bodyFat !== null) measured.push({ datauuid, code: 'BDF', value: bodyFat, atMs, offsetMs })
  if (skeletalMuscleMass !== null) measured.push({ datauuid, code: 'SKM', value: skeletalMuscleMass, atMs, offsetMs })
  return measured
}

const ofPressure = ({
  datauuid,
  systolic,
  diastolic,
  startTime: atMs,
  timeOffset: offsetMs,
}: BloodPressureRow): Measured[] => [
  { datauuid, code: 'SBP', value: systolic, atMs, offsetMs },
  { datauuid, code: 'DBP', value: diastolic, atMs, offsetMs },
]

/** A night belongs to the day on which the member woke up. */
function ofSleep(row: SleepRow): Measured[] {
  const { datauuid, minutes: value, endTime: atMs, timeOffset: offsetMs } = row
  const sleepDtl = sleepDetail(row)
  return [{ datauuid, code: 'SLP', value, atMs, offsetMs, ...(sleepDtl && { sleepDtl }) }]
}

function ofGlucose(
  { datauuid, glucose: value, mealType, startTime: atMs, timeOffset: offsetMs }: GlucoseRow,
  tally: Tally,
): Measured[] {
  const code = GLUCOSE_CODES[mealType]
  if (code) return [{ datauuid, code, value, atMs, offsetMs }]
  tally.read += 1
  tally.drop('unknownMeal')
  return []
}

/**
 * A glucose of which the source does not say when it was measured: nothing that a sync keeps, but its member may be
 * asked. [HDT-07, HSY-76]
 */
export interface UntimedGlucose {
  /** Whole mg/dL. */
  mgDl: number
  inptDt: string
}

export function untimedGlucose(lists: ValueLists, tally: Tally): UntimedGlucose[] {
  return tally
    .rowsOf(listOf(lists, 'bloodGlucose'), glucoseRow)
    .flatMap(({ glucose, mealType, startTime, timeOffset }) => {
      const [mgDl, inptDt] = [keptValue('ABD', glucose), wallTime(startTime, timeOffset)]
      return mealType in GLUCOSE_CODES || mgDl === null || mgDl > MAX_VALUE || inptDt === null ? [] : [{ mgDl, inptDt }]
    })
}

/** The lists of values by the names the shell gives them; a list that is missing is empty. */
export type ValueLists = Readonly<Record<string, unknown>>

const listOf = (lists: ValueLists, name: string): readonly unknown[] => {
  const list = lists[name]
  return Array.isArray(list) ? list : []
}

/** Index records of every value in the lists, each once: code and time are a record's key. */
export function namedRecords(lists: ValueLists, origin: Origin, tally: Tally): NamedRecord[] {
  const measured = [
    ...tally.rowsOf(listOf(lists, 'height'), heightRow).flatMap(ofHeight),
    ...tally.rowsOf(listOf(lists, 'weight'), weightRow).flatMap(ofWeight),
    ...tally.rowsOf(listOf(lists, 'bloodGlucose'), glucoseRow).flatMap((row) => ofGlucose(row, tally)),
    ...tally.rowsOf(listOf(lists, 'bloodPressure'), bloodPressureRow).flatMap(ofPressure),
    ...tally.rowsOf(listOf(lists, 'sleep'), sleepRow).flatMap(ofSleep),
  ]
  const records = measured.map((each) => recordOf(each, origin, tally)).filter((record) => record !== null)
  return withoutRepeats(records, ({ helhidxCode, inptDt }) => helhidxCode + inptDt, tally)
}

/** Index records without the phone's ids. */
export const indexRecords = (lists: ValueLists, origin: Origin, tally: Tally): IndexRecord[] =>
  namedRecords(lists, origin, tally).map(({ datauuid: _id, ...record }) => record)
