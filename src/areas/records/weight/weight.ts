import type { Schemas } from '#src/contract/schemas.ts'
import { indexRecord, originOf, removalOf, type Origin } from '#src/domain/index-record/index-record.ts'
import { addDays, addMonths, weekOf, type Day } from '#src/lib/days.ts'
import { parseWireNumber, roundTo, toWireNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf, fromWireTime, toWireTime, wireTimeOf, type WireTime } from '#src/lib/wire-time.ts'

/** One reading. `at` is its key: Seoul wall time to the second, so no two readings of a member share it. */
export interface WeightRecord {
  at: WireTime
  weightKg: number
  origin: Origin
  /** Against the reading before; null on the first one. */
  changeKg: number | null
}

/** What the form holds: the number as typed, the moment as the two fields show it. */
export interface WeightDraft {
  weight: string
  day: Day
  /** `HH:mm` */
  clock: string
}

export type WeightProblem = 'missing' | 'range' | 'future'

/** What a bathroom scale can show. The server refuses the same values. */
export const WEIGHT_LIMITS_KG = { min: 20, max: 300 } as const

export type WeightPeriod = 'week' | 'month' | 'quarter' | 'year'

/** The first day of the window that ends with `day`: seven days, or the same date one, three or twelve months ago. */
export function periodStart(period: WeightPeriod, day: Day): Day {
  if (period === 'week') return addDays(day, -6)
  return addMonths(day, { month: -1, quarter: -3, year: -12 }[period])
}

/** A new reading starts from the last one and the current minute, so that saving takes two taps plus the number. */
export function newDraft(last: WeightRecord | undefined, now: Date): WeightDraft {
  const at = toWireTime(now)
  return { weight: last ? last.weightKg.toFixed(1) : '', day: dayOf(at), clock: clockOf(at) }
}

export function draftOf(record: WeightRecord): WeightDraft {
  return { weight: record.weightKg.toFixed(1), day: dayOf(record.at), clock: clockOf(record.at) }
}

/** The typed weight in kilograms to one decimal, or null while it is no number. [HSY-45] */
export function weightOf(text: string): number | null {
  const value = parseWireNumber(text.replace(',', '.'))
  return value === null ? null : roundTo(value, 1)
}

/** What keeps a typed weight from being saved. */
export function weightProblem(text: string): WeightProblem | null {
  const value = weightOf(text)
  if (value === null) return 'missing'
  return value < WEIGHT_LIMITS_KG.min || value > WEIGHT_LIMITS_KG.max ? 'range' : null
}

/** Whether the draft's moment has not come yet. */
export function isAhead({ day, clock }: Pick<WeightDraft, 'day' | 'clock'>, now: Date): boolean {
  const moment = fromWireTime(wireTimeOf(day, clock))
  return moment !== null && moment > now
}

/**
 * The index records that store a draft. The key of a reading is its time: a reading moved to another time is written
 * there and removed (empty value) where it stood. `replacing` keeps its seconds when its minute did not change.
 * [HLG-01]
 */
export function toIndexRecords(draft: WeightDraft, replacing?: WeightRecord): IndexRecord[] {
  const typed = wireTimeOf(draft.day, draft.clock)
  const sameMinute = replacing !== undefined && replacing.at.slice(0, 12) === typed.slice(0, 12)
  const at = sameMinute ? replacing.at : typed
  const written = indexRecord(CODE, at, toWireNumber(weightOf(draft.weight)))
  return replacing && replacing.at !== at ? [written, removalOf(CODE, replacing.at)] : [written]
}

/** The index record that removes a reading. */
export const removalOfWeight = ({ at }: WeightRecord): IndexRecord => removalOf(CODE, at)

/** The index record that puts a removed reading back as it was, origin included. */
export function restorationOf(record: WeightRecord): IndexRecord {
  return indexRecord(CODE, record.at, toWireNumber(record.weightKg), record.origin)
}

type IndexRecord = Schemas['HelhIdxRecord']

/** The index code of body weight. */
const CODE = 'BW'

/** How the typed weight compares with the reading before it; `since` says which words fit that reading. */
export interface Comparison {
  differenceKg: number
  since: 'morning' | 'today' | 'yesterday' | 'before'
}

export function compareWithLast(text: string, last: WeightRecord | undefined, today: Day): Comparison | null {
  const value = weightOf(text)
  if (value === null || weightProblem(text) !== null || !last) return null
  const day = dayOf(last.at)
  const since =
    day === today ? (clockOf(last.at) < '12:00' ? 'morning' : 'today') : day === addDays(today, -1) ? 'yesterday' : 'before'
  return { differenceKg: roundTo(value - last.weightKg, 1), since }
}

/** What stands beside the latest weight. `weekChangeKg` is null when nothing was recorded a week before. */
export interface WeightSummary {
  weekChangeKg: number | null
  targetKg: number | null
}

/** One day of the graph. */
export interface WeightPoint {
  day: Day
  weightKg: number
}

/** The list in plain words, newest first. A row without a readable number is left out rather than drawn as zero. */
export function toRecords(rows: readonly Schemas['WeightRecord'][]): WeightRecord[] {
  return rows
    .flatMap(({ inptDt, helhidxVal, helhidxOriCode, diffVal }) => {
      const weightKg = parseWireNumber(helhidxVal)
      return weightKg === null ? [] : [{ at: inptDt, weightKg, origin: originOf(helhidxOriCode), changeKg: diffVal }]
    })
    .sort((one, other) => other.at.localeCompare(one.at))
}

export function toSummary(wire: Schemas['WeightSummary']): WeightSummary {
  return { weekChangeKg: wire.weekDiffVal, targetKg: parseWireNumber(wire.targetBw) }
}

export function toPoints(wire: Schemas['WeightGraph']): WeightPoint[] {
  return wire.list.flatMap(({ helhDate, helhidxVal }) => {
    const weightKg = parseWireNumber(helhidxVal)
    return weightKg === null ? [] : [{ day: helhDate, weightKg }]
  })
}

/** A week of readings as one: its mean, and between what they lay. */
export interface WeightWeek {
  /** The middle of the week, inside of the period. */
  day: Day
  meanKg: number
  lowKg: number
  highKg: number
  /** Days with a reading. */
  days: number
}

/**
 * The weeks of a period, from Monday on. A day's weight is mostly water and the scale: over more than a month the weeks' means are the
 * course, and the days only say how far they lay around it.
 */
export function weeksOf(points: readonly WeightPoint[], from: Day, to: Day): WeightWeek[] {
  const byWeek = Map.groupBy(points, ({ day }) => weekOf(day)[0] ?? day)
  return [...byWeek.values()].map((days) => {
    const kilograms = days.map(({ weightKg }) => weightKg)
    const middle = weekOf(days[0]?.day ?? from)[3] ?? from
    return {
      day: middle < from ? from : middle > to ? to : middle,
      meanKg: roundTo(kilograms.reduce((sum, each) => sum + each, 0) / kilograms.length, 1),
      lowKg: Math.min(...kilograms),
      highKg: Math.max(...kilograms),
      days: days.length,
    }
  })
}

/** Whether a period is told by its weeks rather than by its days. */
export const isByWeeks = (period: WeightPeriod): boolean => period === 'quarter' || period === 'year'

/** Less than this from week to week is the scale, not the member. */
const STEADY_KG = 0.3

/** What became of the weight over a period: from the mean of its first week to that of its last. */
export type WeightCourse = { is: 'once'; kg: number } | { is: 'mean'; kg: number } | { is: 'steady'; kg: number } | { is: 'less' | 'more'; byKg: number; kg: number }

/** Null without a reading. Inside of one week there is no course, only the week's mean. */
export function courseOf(points: readonly WeightPoint[], from: Day, to: Day): WeightCourse | null {
  const weeks = weeksOf(points, from, to)
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return null
  if (points.length === 1) return { is: 'once', kg: last.meanKg }
  if (first === last) return { is: 'mean', kg: last.meanKg }
  const change = roundTo(last.meanKg - first.meanKg, 1)
  if (Math.abs(change) < STEADY_KG) return { is: 'steady', kg: last.meanKg }
  return { is: change < 0 ? 'less' : 'more', byKg: Math.abs(change), kg: last.meanKg }
}
