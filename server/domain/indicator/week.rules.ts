/** A week beside the one before it, index by index. */
import { nightsOf } from '#server/domain/index-record/night.rules.ts'
import type { Reading } from '#server/domain/index-record/readings.queries.ts'
import { type IndexCode, indexCodes, movedBy } from '#server/domain/index-record/rules.ts'
import { addDays } from '#server/seoul.ts'

export type WeekIndex = {
  code: IndexCode
  count: number
  mean: number | null
  before: number | null
  difference: number | null
}

/** Every value of a code with its day; of sleep the nights alone: a nap, and a night told twice, is no night. */
const valuesOf = (readings: readonly Reading[], code: IndexCode): { day: string; value: number }[] => {
  const found = readings.flatMap(({ inptDt, values }) => {
    const value = values[code]
    return value === undefined ? [] : [{ inptDt, minutes: value }]
  })
  return (code === 'SLP' ? nightsOf(found) : found).map(({ inptDt, minutes: value }) => ({
    day: inptDt.slice(0, 8),
    value,
  }))
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** @param readings of this week and the one before */
export function weekOfReadings(readings: readonly Reading[], monday: string) {
  const days = new Set(readings.map(({ inptDt }) => inptDt.slice(0, 8)))
  return {
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({
      day,
      recorded: days.has(day),
    })),
    indexes: indexCodes.flatMap((code): WeekIndex[] => {
      const all = valuesOf(readings, code)
      const within = (isNow: boolean) => all.flatMap(({ day, value }) => (day >= monday === isNow ? value : []))
      const records = readings.filter(
        ({ inptDt, values }) => inptDt.slice(0, 8) >= monday && values[code] !== undefined,
      )
      const [mean, before] = [meanOf(within(true)), meanOf(within(false))]
      if (mean === null && before === null) return []
      return [{ code, count: records.length, mean, before, difference: movedBy(code, mean, before) }]
    }),
  }
}
