/** A week beside the one before it, index by index. */
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

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** @param readings of this week and the one before */
export function weekOfReadings(readings: readonly Reading[], monday: string) {
  const valuesOf = (code: IndexCode, within: (day: string) => boolean) =>
    readings.flatMap(({ inptDt, values }) => (within(inptDt.slice(0, 8)) ? (values[code] ?? []) : []))
  const days = new Set(readings.map(({ inptDt }) => inptDt.slice(0, 8)))
  return {
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({
      day,
      recorded: days.has(day),
    })),
    indexes: indexCodes.flatMap((code): WeekIndex[] => {
      const now = valuesOf(code, (day) => day >= monday)
      const [mean, before] = [meanOf(now), meanOf(valuesOf(code, (day) => day < monday))]
      if (mean === null && before === null) return []
      return [{ code, count: now.length, mean, before, difference: movedBy(code, mean, before) }]
    }),
  }
}
