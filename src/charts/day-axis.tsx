import { daysOf } from '#src/lib/days.ts'
import { dayNumber, isByHours, middleDay } from './day-number.ts'
import { nameWidth } from './text-scale.ts'
import css from './line-chart.module.css'

/** Names under every day of at most so many; a longer window names its ends and its middle. */
const MOST_NAMED = 8

type GridProps = {
  ticks: readonly { value: number; y: number }[]
  width: number
  edge: number
  format: (value: number) => string
}

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
/** Names nearer to each other than this, in px, would be read as one. */
const BETWEEN_NAMES = 6

/** Whether a name stands free in the middle, between one that begins at 0 and one that ends at `edge`. */
export function hasMiddleRoom(
  [first, middle, last]: readonly [string, string, string],
  edge: number,
  scale: number,
): boolean {
  const beside = (edge - nameWidth(middle, scale)) / 2 - BETWEEN_NAMES
  return scale < LARGE_TEXT && nameWidth(first, scale) <= beside && nameWidth(last, scale) <= beside
}

/** Whether the names of both ends stand free of each other; else the last one stands alone. */
export const hasFirstRoom = (first: string, last: string, edge: number, scale: number): boolean =>
  nameWidth(first, scale) + BETWEEN_NAMES + nameWidth(last, scale) <= edge

type DaysProps = {
  from: string
  to: string
  x: (day: string) => number
  y: number
  format: (day: string) => string
  formatShort: (day: string) => string
  /** The text size, as `textScale` has it. */
  scale: number
}

/** Names of the days under a chart, the last one strong. */
export function DayNames({ from, to, x, y, format, formatShort, scale }: DaysProps) {
  if (dayNumber(to) - dayNumber(from) < MOST_NAMED) {
    const days = daysOf(from, to)
    // Where each name would touch the next, every other one stands, the last always.
    const widest = Math.max(...days.map((day) => nameWidth(formatShort(day), scale)))
    const every = days.length > 1 && (x(to) - x(from)) / (days.length - 1) < widest ? 2 : 1
    const named = days.filter((_day, at) => (days.length - 1 - at) % every === 0)
    return named.map((day) => (
      <text key={day} className={day === to ? css.strong : undefined} x={x(day)} y={y} textAnchor="middle">
        {formatShort(day)}
      </text>
    ))
  }
  const middle = middleDay(from, to)
  const names = [format(from), format(middle), format(to)] as const
  return (
    <>
      {hasFirstRoom(names[0], names[2], x(to), scale) && (
        <text x="0" y={y}>
          {names[0]}
        </text>
      )}
      {hasMiddleRoom(names, x(to), scale) && (
        <text x={x(middle)} y={y} textAnchor="middle">
          {names[1]}
        </text>
      )}
      <text x={x(to)} y={y} textAnchor="end">
        {names[2]}
      </text>
    </>
  )
}

/** Hours of a day that have a name. */
const NAMED_HOURS = ['00', '06', '12', '18']

/** The names under days, or under the hours of one day. */
export function TimeNames(props: DaysProps) {
  if (!isByHours(props.from)) return <DayNames {...props} />
  const { from, x, y, formatShort } = props
  return NAMED_HOURS.map((hour) => (
    <text key={hour} x={x(from.slice(0, 8) + hour)} y={y} textAnchor="middle">
      {formatShort(from.slice(0, 8) + hour)}
    </text>
  ))
}

export type Place = { x: number; y: number }

/** One path that is a dot at each place: a line without length, to be drawn with round ends. */
export const dotsPath = (places: readonly Place[]) =>
  places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')

/** Room between two neighbouring days (or hours), in px. */
export const dayRoom = (from: string, to: string, width: number) =>
  width / Math.max(1, (dayNumber(to) - dayNumber(from)) * (isByHours(from) ? 24 : 1))
