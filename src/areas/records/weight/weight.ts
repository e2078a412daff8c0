import type { Schemas } from '#src/contract/schemas.ts'
import { indexRecord, originOf } from '#src/domain/index-record/index-record.ts'
import { isKept, limits } from '#src/domain/index-record/limits.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import { parseWireNumber, roundTo, toWireNumber } from '#src/lib/numbers.ts'
import { numberOf } from '#src/lib/typed.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { changed, keyOf, momentNow, momentOf, type Moment } from '../kit/index-records.ts'
import type { Apart, IndexEntry, Taken } from '../kit/record-kind.ts'

/** One reading. */
export interface WeightRecord extends Taken {
  weightKg: number
  /** Against the reading before; null on the first one. */
  changeKg: number | null
}

/** What the form holds: the number as typed, the moment as the two fields show it. */
export interface WeightDraft extends Moment {
  weight: string
}

export type WeightProblem = 'missing' | 'range' | 'future'

/** What a bathroom scale can show. The server refuses the same values. */
export const [LEAST_KG, MOST_KG] = limits.BW.kept

/** A new reading starts from the last one and the current minute, so that saving takes two taps plus the number. */
export function newDraft(last: WeightRecord | undefined, now: Date): WeightDraft {
  return { weight: last ? last.weightKg.toFixed(1) : '', ...momentNow(now) }
}

export function draftOf(record: WeightRecord): WeightDraft {
  return { weight: record.weightKg.toFixed(1), ...momentOf(record.at) }
}

/** The typed weight in kilograms to one decimal, or null while it is no number. [HSY-45] */
export function weightOf(text: string): number | null {
  const value = numberOf(text)
  return value === null ? null : roundTo(value, 1)
}

/** What keeps a typed weight from being saved. */
export function weightProblem(text: string): WeightProblem | null {
  const value = weightOf(text)
  if (value === null) return 'missing'
  return isKept('BW', value) ? null : 'range'
}

/** The index records that store a draft (see `changed`). */
export const toIndexRecords = (draft: WeightDraft, replacing?: WeightRecord, apart?: Apart): IndexEntry[] =>
  changed(
    [indexRecord(CODE, keyOf(draft, replacing), toWireNumber(weightOf(draft.weight)))],
    replacing && recordsOf(replacing),
    apart,
  )

/** A reading as the server keeps it, with its origin. */
export const recordsOf = ({ at, weightKg, origin }: WeightRecord): IndexEntry[] => [
  indexRecord(CODE, at, toWireNumber(weightKg), origin),
]

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
    day === today
      ? clockOf(last.at) < '12:00'
        ? 'morning'
        : 'today'
      : day === addDays(today, -1)
        ? 'yesterday'
        : 'before'
  return { differenceKg: roundTo(value - last.weightKg, 1), since }
}

/** What stands beside the latest weight. `weekChangeKg` is null when nothing was recorded a week before. */
export interface WeightSummary {
  weekChangeKg: number | null
  targetKg: number | null
  /** Whether the way to the goal is told: not of who lets no health data be kept. */
  tellsWay: boolean
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
  return {
    weekChangeKg: wire.weekDiffVal,
    targetKg: parseWireNumber(wire.targetBw),
    tellsWay: wire.healthAgreeYn !== 'N',
  }
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

function within(day: Day, from: Day, to: Day): Day {
  if (day < from) return from
  return day > to ? to : day
}

/**
 * The weeks of a period, from Monday on. A day's weight is mostly water and the scale: over more than a month the
 * weeks' means are the course, and the days only say how far they lay around it.
 */
export function weeksOf(points: readonly WeightPoint[], from: Day, to: Day): WeightWeek[] {
  const byWeek = Map.groupBy(points, ({ day }) => weekOf(day)[0] ?? day)
  return [...byWeek.values()].map((days) => {
    const kilograms = days.map(({ weightKg }) => weightKg)
    const middle = weekOf(days[0]?.day ?? from)[3] ?? from
    return {
      day: within(middle, from, to),
      meanKg: roundTo(kilograms.reduce((sum, each) => sum + each, 0) / kilograms.length, 1),
      lowKg: Math.min(...kilograms),
      highKg: Math.max(...kilograms),
      days: days.length,
    }
  })
}

/** Less than this from week to week is the scale, not the member. */
const STEADY_KG = 0.3

/** What became of the weight over a period: from the mean of its first week to that of its last. */
export type WeightCourse =
  | { is: 'once'; kg: number }
  | { is: 'mean'; kg: number }
  | { is: 'steady'; kg: number }
  | { is: 'less' | 'more'; byKg: number; kg: number }

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
