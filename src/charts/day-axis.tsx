import { dayNumber, middleDay } from './day-number.ts'
import css from './line-chart.module.css'

/** Names under every day of at most so many; a longer window names its ends and its middle. */
const MOST_NAMED = 8

type GridProps = { ticks: readonly { value: number; y: number }[]; width: number; edge: number; format: (value: number) => string }

/** Lines and figures of a value scale. */
export function ValueGrid({ ticks, width, edge, format }: GridProps) {
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <line className={css.grid} x1="0" x2={edge} y1={y} y2={y} />
      <text x={width} y={y + 4} textAnchor="end">
        {format(value)}
      </text>
    </g>
  ))
}

/** From this text size on, the name in the middle has no room between the two at the ends. */
export const LARGE_TEXT = 1.5

type DaysProps = {
  days: readonly string[]
  from: string
  to: string
  x: (day: string) => number
  y: number
  format: (day: string) => string
  formatShort: (day: string) => string
  large: boolean
}

/** Names of the days under a chart, the last one strong. */
export function DayNames({ days, from, to, x, y, format, formatShort, large }: DaysProps) {
  if (dayNumber(to) - dayNumber(from) < MOST_NAMED) {
    return days.map((day) => (
      <text key={day} className={day === to ? css.strong : undefined} x={x(day)} y={y} textAnchor="middle">
        {formatShort(day)}
      </text>
    ))
  }
  const middle = middleDay(from, to)
  return (
    <>
      <text x="0" y={y}>
        {format(from)}
      </text>
      {!large && (
        <text x={x(middle)} y={y} textAnchor="middle">
          {format(middle)}
        </text>
      )}
      <text x={x(to)} y={y} textAnchor="end">
        {format(to)}
      </text>
    </>
  )
}

export type Place = { x: number; y: number }

/** One path that is a dot at each place: a line without length, to be drawn with round ends. */
export const dotsPath = (places: readonly Place[]) => places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')

/** Room between two neighbouring days, in px. */
export const dayRoom = (from: string, to: string, width: number) => width / Math.max(1, dayNumber(to) - dayNumber(from))
