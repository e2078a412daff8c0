import { weekOf, type Day } from '#src/lib/days.ts'
import { roundTo } from '#src/lib/numbers.ts'
import { dayOf, type WireTime } from '#src/lib/wire-time.ts'
import { halvesOf, meansOf, type Half, type Pressure } from '../blood-pressure/blood-pressure.ts'
import { meansOf as sugarMeans, type Sugar } from '../blood-sugar/blood-sugar.ts'
import type { Night } from '../sleep/sleep.ts'
import type { WeightPoint } from '../weight/weight.ts'

/** A page for a doctor tells a month by its weeks: a row a day would not fit one sheet. */
type Of<Row> = Row & { monday: Day }

/** What was taken in each week, oldest first; weeks without are left out. */
function byWeek<Taken extends { at: WireTime }>(taken: readonly Taken[], from: Day): [monday: Day, those: Taken[]][] {
  const within = taken.filter(({ at }) => dayOf(at) >= from)
  return [...Map.groupBy(within, ({ at }) => weekOf(dayOf(at))[0] ?? from)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
}

export interface PressureWeek {
  morning: Half
  evening: Half
  all: ReturnType<typeof meansOf>
  count: number
}

export const pressureWeeks = (readings: readonly Pressure[], from: Day): Of<PressureWeek>[] =>
  byWeek(readings, from).map(([monday, those]) => ({
    monday,
    ...halvesOf(those),
    all: meansOf(those),
    count: those.length,
  }))

/** The means of the whole span, of its readings: a mean of weeks would weigh and round them anew. */
export function pressureMeans(readings: readonly Pressure[], from: Day): Omit<PressureWeek, 'count'> {
  const those = readings.filter(({ at }) => dayOf(at) >= from)
  return { ...halvesOf(those), all: meansOf(those) }
}

export interface SugarWeek {
  before: number | null
  after: number | null
  highest: number
  lowest: number
}

export const sugarWeeks = (readings: readonly Sugar[], from: Day): Of<SugarWeek>[] =>
  byWeek(readings, from).map(([monday, those]) => {
    const values = those.map(({ mgdl }) => mgdl)
    return { monday, ...sugarMeans(those), highest: Math.max(...values), lowest: Math.min(...values) }
  })

export interface SleepWeek {
  minutes: number
  nights: number
}

/** @param nights the longest of each day, without naps */
export const sleepWeeks = (nights: readonly Night[], from: Day): Of<SleepWeek>[] =>
  byWeek(nights, from).map(([monday, those]) => ({ monday, minutes: meanMinutes(those), nights: those.length }))

/** Minutes of a night, over the whole span; null where none was recorded. */
export function sleepMean(nights: readonly Night[], from: Day): number | null {
  const those = nights.filter(({ at }) => dayOf(at) >= from)
  return those.length === 0 ? null : meanMinutes(those)
}

const meanMinutes = (nights: readonly Night[]): number =>
  Math.round(nights.reduce((sum, { minutes }) => sum + minutes, 0) / nights.length)

export interface WeightWeek {
  mean: number
  low: number
  high: number
}

export const weightWeeks = (points: readonly WeightPoint[]): Of<WeightWeek>[] =>
  [...Map.groupBy(points, ({ day }) => weekOf(day)[0] ?? day)].map(([monday, those]) => {
    const kilograms = those.map(({ weightKg }) => weightKg)
    return {
      monday,
      mean: roundTo(kilograms.reduce((sum, each) => sum + each, 0) / kilograms.length, 1),
      low: Math.min(...kilograms),
      high: Math.max(...kilograms),
    }
  })
