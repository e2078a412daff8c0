import { scaleLinear } from '@visx/scale'
import { dayNumber } from './day-number.ts'
import type { ChartPoint, ChartRange } from './line-chart-props.ts'

export type PlottedPoint = { day: string; value: number | null; x: number; y: number }

export type Plot = {
  points: PlottedPoint[]
  /** The band behind them; empty without one. */
  range: { x: number; low: number; high: number }[]
  /** Figures at the right edge, from the bottom. */
  ticks: { value: number; y: number }[]
  goalY: number | undefined
  /** Where the area under the line ends. */
  floorY: number
}

export type PlotBox = { left: number; right: number; top: number; bottom: number }

/** A scale of days, `YYYYMMDD`, from `left` to `right`; one day alone stands left. */
export function dayScale(from: string, to: string, left: number, right: number): (day: string) => number {
  const x = scaleLinear<number>({
    domain: [dayNumber(from), dayNumber(to) > dayNumber(from) ? dayNumber(to) : dayNumber(from) + 1],
    range: [left, right],
  })
  return (day) => x(dayNumber(day))
}

/**
 * A scale for values between `bottom` and `top`, with the figures that stand beside it. It begins at a round figure
 * under the smallest value and leaves a little air over the largest; one value or equal values get a scale of their own
 * instead of a division by zero.
 */
export function valueScale(values: readonly number[], top: number, bottom: number) {
  const all = values.length > 0 ? values : [0]
  const low = all.reduce((least, value) => Math.min(least, value), Infinity)
  const high = all.reduce((most, value) => Math.max(most, value), -Infinity)
  const span = high - low || Math.max(Math.abs(high) * 0.02, 1)

  const rough = scaleLinear<number>({ domain: [low, low + span] }).ticks(3)
  const step = (rough[1] ?? low + span) - (rough[0] ?? low)
  const floor = Math.floor(low / step + 1e-9) * step
  const y = scaleLinear<number>({ domain: [floor, high + span * 0.1], range: [bottom, top] })
  const ticks = y
    .ticks(Math.max(2, Math.round((high + span * 0.1 - floor) / step)))
    .map((value) => ({ value, y: y(value) }))
  return { y: (value: number) => y(value), floor, ticks }
}

/** The scale of a line with its range and its goal. */
function lineScale(
  points: readonly ChartPoint[],
  goal: number | undefined,
  { top, bottom }: Pick<PlotBox, 'top' | 'bottom'>,
  range: readonly ChartRange[] = [],
) {
  const values = [
    ...points.flatMap((point) => (point.value === null ? [] : [point.value])),
    ...range.flatMap(({ low, high }) => [low, high]),
  ]
  return valueScale(goal === undefined ? values : [...values, goal], top, bottom)
}

/** The figures that will stand beside a line, before anyone knows how wide it is. */
export const ticksOf = (...scale: Parameters<typeof lineScale>) => lineScale(...scale).ticks

/**
 * A scale that the values fill from `top` to `bottom`, with the lowest and the highest round figure among them. Equal
 * values stand in the middle.
 */
export function filledScale(values: readonly number[], top: number, bottom: number) {
  const all = values.length > 0 ? values : [0]
  const low = all.reduce((least, value) => Math.min(least, value), Infinity)
  const high = all.reduce((most, value) => Math.max(most, value), -Infinity)
  const air = high > low ? 0 : Math.max(Math.abs(high) * 0.02, 1)
  const y = scaleLinear<number>({ domain: [low - air, high + air], range: [bottom, top] })
  const round = y.ticks(3)
  const figures = [...new Set([...round.slice(0, 1), ...round.slice(-1)])]
  return {
    y: (value: number) => y(value),
    round: round.map((value) => ({ value, y: y(value) })),
    ticks: figures.map((value) => ({ value, y: y(value) })),
  }
}

/** Lays values out in the box; the scale covers the goal too. */
export function plotLine(
  points: readonly ChartPoint[],
  from: string,
  to: string,
  goal: number | undefined,
  box: PlotBox,
  range: readonly ChartRange[] = [],
): Plot {
  const { y, floor, ticks } = lineScale(points, goal, box, range)
  const x = dayScale(from, to, box.left, box.right)
  return {
    points: points.map(({ day, value }) => ({ day, value, x: x(day), y: y(value ?? floor) })),
    range: range.map(({ day, low, high }) => ({ x: x(day), low: y(low), high: y(high) })),
    ticks,
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
