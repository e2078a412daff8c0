/** One point a day, for a graph that has no room for every reading; every one of them for a list. */
import { sleepOfDays } from './night.rules.ts'
import type { Reading } from './readings.queries.ts'
import type { IndexCode } from './rules.ts'

/** The moment and the origin are null where the point stands for several readings: there is no record to correct. */
export type DayPoint = {
  day: string
  value: number
  second: number | null
  inptDt: string | null
  origin: Reading['origin'] | null
}

/** Readings of each day, oldest day first. `readings` are in order of time. */
const days = (readings: readonly Reading[]): [string, Reading[]][] => [
  ...Map.groupBy(readings, ({ inptDt }) => inptDt.slice(0, 8)),
]

function point(day: string, { inptDt, origin }: Reading, value: number, second: number | null = null): DayPoint {
  return { day, value, second, inptDt, origin }
}

/** Each value as it was measured. */
export const everyValue = (readings: readonly Reading[], code: IndexCode): DayPoint[] =>
  readings.flatMap((reading) => {
    const value = reading.values[code]
    return value === undefined ? [] : [point(reading.inptDt.slice(0, 8), reading, value)]
  })

/** The last value of each day. */
export const lastOfDay = (readings: readonly Reading[], code: IndexCode): DayPoint[] =>
  days(readings).flatMap(([day, found]) => {
    const last = found.findLast(({ values }) => values[code] !== undefined)
    const value = last?.values[code]
    return last === undefined || value === undefined ? [] : [point(day, last, value)]
  })

/** The longest sleep of each day, a nap where there is no other; what overlaps a longer one is a part of it. */
export const nightOfDay = (readings: readonly Reading[]): DayPoint[] =>
  sleepOfDays(
    readings.flatMap((reading) => {
      const minutes = reading.values.SLP
      return minutes === undefined ? [] : [{ inptDt: reading.inptDt, minutes, reading }]
    }),
  ).map(({ inptDt, minutes, reading }) => point(inptDt.slice(0, 8), reading, minutes))

/**
 * The mean of each day's pressures, whole; halves of a pair count where their own value is. A day without a systolic
 * one has no point.
 */
export const pressureOfDay = (readings: readonly Reading[]): DayPoint[] =>
  days(readings).flatMap(([day, found]) => {
    const mean = (code: IndexCode): number | null => {
      const values = found.flatMap(({ values: { [code]: value } }) => value ?? [])
      return values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
    }
    const [first] = found
    const systolic = mean('SBP')
    if (systolic === null || first === undefined) return []
    return found.length === 1
      ? [point(day, first, systolic, mean('DBP'))]
      : [{ day, value: systolic, second: mean('DBP'), inptDt: null, origin: null }]
  })

/**
 * Glucose of one kind of moment, since a value after a meal says nothing beside one before it: fasting and before meals
 * where there is any, else what there is.
 */
export function glucoseOfDay(readings: readonly Reading[]): { judged: 'NBD' | 'ABD'; points: DayPoint[] } {
  const of = (one: IndexCode, other: IndexCode) =>
    days(readings).flatMap(([day, found]) => {
      const last = found.findLast(({ values }) => (values[one] ?? values[other]) !== undefined)
      const value = last?.values[one] ?? last?.values[other]
      return last === undefined || value === undefined ? [] : [point(day, last, value)]
    })
  const empty = of('NBD', 'BBD')
  return empty.length > 0 ? { judged: 'NBD', points: empty } : { judged: 'ABD', points: of('ABD', 'SBD') }
}
