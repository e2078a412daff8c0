/** What follows from a member's weights. Kilograms; differences carry one decimal. */
import { addDays, weekday } from '#server/seoul.ts'
import type { WeightPoint } from './queries.ts'
import { oneDecimal } from '#server/rounding.ts'

/** The last weight of each day that has one, oldest first. `points` are in order of time. */
export function lastOfDays(points: readonly WeightPoint[]): { day: string; kg: number }[] {
  return [...new Map(points.map(({ inptDt, kg }) => [inptDt.slice(0, 8), kg]))].map(([day, kg]) => ({ day, kg }))
}

/**
 * Newest first, each with its difference to the one before it in time; `before` stands before the first of `points`.
 */
export function withDifferences(points: readonly WeightPoint[], before: WeightPoint | undefined) {
  return points
    .map((point, index) => {
      const previous = index === 0 ? before : points[index - 1]
      return { ...point, difference: previous === undefined ? null : oneDecimal(point.kg - previous.kg) }
    })
    .toReversed()
}

/** Monday to Sunday of the week that holds `day`. */
export function weekOf(day: string): { from: string; to: string } {
  const from = addDays(day, 1 - weekday(day))
  return { from, to: addDays(from, 6) }
}

export type WeekSummary = { count: number; mean: number | null; min: number | null; max: number | null }

export function summarise(points: readonly WeightPoint[]): WeekSummary {
  if (points.length === 0) return { count: 0, mean: null, min: null, max: null }
  const values = points.map((point) => point.kg)
  const mean = values.reduce((sum, kg) => sum + kg, 0) / values.length
  return { count: values.length, mean, min: Math.min(...values), max: Math.max(...values) }
}

/** Body mass index, one decimal; null without height or weight. */
export function bmi(kg: number | null, cm: number | null): number | null {
  return kg === null || cm === null || cm <= 0 ? null : oneDecimal(kg / (cm / 100) ** 2)
}
