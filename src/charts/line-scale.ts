import { scaleLinear } from '@visx/scale'
import type { ChartPoint } from './line-chart.tsx'

export type PlottedPoint = { day: string; value: number | null; x: number; y: number }

export type Plot = {
  points: PlottedPoint[]
  /** Figures at the right edge, from the bottom. */
  ticks: { value: number; y: number }[]
  goalY: number | undefined
  /** Where the area under the line ends. */
  floorY: number
}

export type PlotBox = { left: number; right: number; top: number; bottom: number }

const DAY_MS = 86_400_000

/** Whole days since 1970; only differences count, so the zone does not matter. */
export function dayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8))) / DAY_MS
}

/** The calendar day halfway between two, for the label in the middle of the axis. */
export function middleDay(from: string, to: string): string {
  const middle = new Date(Math.floor((dayNumber(from) + dayNumber(to)) / 2) * DAY_MS)
  return middle.toISOString().slice(0, 10).replaceAll('-', '')
}

/**
 * Lays values out in the box. The scale begins at a round figure under the smallest value (or the goal) and leaves a little
 * air over the largest; one value or equal values get a scale of their own instead of a division by zero.
 */
export function plotLine(points: readonly ChartPoint[], from: string, to: string, goal: number | undefined, box: PlotBox): Plot {
  const values = points.flatMap((point) => (point.value === null ? [] : [point.value]))
  const known = goal === undefined ? values : [...values, goal]
  const all = known.length > 0 ? known : [0]
  const low = all.reduce((least, value) => Math.min(least, value), Infinity)
  const high = all.reduce((most, value) => Math.max(most, value), -Infinity)
  const span = high - low || Math.max(Math.abs(high) * 0.02, 1)

  const rough = scaleLinear<number>({ domain: [low, low + span] }).ticks(3)
  const step = (rough[1] ?? low + span) - (rough[0] ?? low)
  const floor = Math.floor(low / step + 1e-9) * step
  const y = scaleLinear<number>({ domain: [floor, high + span * 0.1], range: [box.bottom, box.top] })
  const x = scaleLinear<number>({ domain: [dayNumber(from), Math.max(dayNumber(to), dayNumber(from) + 1)], range: [box.left, box.right] })

  return {
    points: points.map(({ day, value }) => ({ day, value, x: x(dayNumber(day)), y: y(value ?? floor) })),
    ticks: y.ticks(Math.max(2, Math.round((high + span * 0.1 - floor) / step))).map((value) => ({ value, y: y(value) })),
    goalY: goal === undefined ? undefined : y(goal),
    floorY: box.bottom,
  }
}

/** Index of the point nearest to `x` among those with a value; points are in order of x. -1 when there is none. */
export function nearestPoint(points: readonly PlottedPoint[], x: number): number {
  let best = -1
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at]
    if (!point || point.value === null) continue
    const rival = points[best]
    if (!rival || Math.abs(point.x - x) < Math.abs(rival.x - x)) best = at
    else if (point.x > x) break
  }
  return best
}
