import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { dayNumber } from './day-number.ts'
import { useDrawn } from './use-drawn.ts'
import css from './heat-calendar.module.css'

export type HeatPoint = {
  /** `YYYYMMDD` */
  day: string
  /**
   * Null, like a day that is not listed: nobody knows it; the day stays an outline, which is not the look of a zero.
   */
  value: number | null
}

type Props = {
  /** At most one per day. */
  points: readonly HeatPoint[]
  /** First and last day shown, `YYYYMMDD`. */
  from: string
  to: string
  color: DataColor
  /** What counts as full heat; the largest value shown when missing. */
  full?: number
  /** Seven short names, Monday first. */
  weekdays: readonly string[]
  /** Under the calendar, at the two ends of the colour key: "적게", "많이". */
  keyWords: readonly [less: string, more: string]
  /** The sentence: range, how many days, the best one. */
  label: string
  tableCaption: string
  tableHead: readonly [day: string, value: string]
  formatDay: (day: string) => string
  formatValue: (value: number) => string
  /** Stands in the calendar's place when no day has a value. */
  emptyText: string
  animated?: boolean
}

const LEVELS = [0, 1, 2, 3, 4] as const
const DAY_MS = 86_400_000

/** How warm a day is: 0 for nothing, 1 to 4 for each quarter of `full`. */
export function heatLevel(value: number, full: number): number {
  if (!(value > 0)) return 0
  return full > 0 ? Math.min(4, Math.max(1, Math.ceil((value / full) * 4))) : 4
}

/** Days in rows of weeks, the warmer the more. */
export function HeatCalendar(props: Props) {
  const {
    points,
    from,
    to,
    color,
    full,
    weekdays,
    keyWords,
    label,
    tableCaption,
    tableHead,
    formatDay,
    formatValue,
    emptyText,
    animated = false,
  } = props
  const drawn = useDrawn(animated)
  const known = points.flatMap(({ day, value }) =>
    value !== null && !Number.isNaN(value) && day >= from && day <= to ? [{ day, value }] : [],
  )
  if (known.length === 0) return <p className={css.empty}>{emptyText}</p>

  const values = new Map(known.map(({ day, value }) => [day, value]))
  const most = full ?? known.reduce((largest, { value }) => Math.max(largest, value), 0)
  return (
    <figure
      className={css.chart}
      style={{ '--color': dataColor(color) } as CSSProperties}
      data-animated={animated || undefined}
      data-drawn={drawn || undefined}
    >
      <div role="img" aria-label={label}>
        <div className={css.days} aria-hidden="true">
          {weekdays.map((name) => (
            <b key={name}>{name}</b>
          ))}
          {daysBetween(from, to).map((day, at) => {
            const value = values.get(day)
            return (
              <span
                key={day}
                className={css.day}
                style={at === 0 ? { gridColumnStart: weekdayColumn(day) } : undefined}
                data-day={day}
                data-level={value === undefined ? undefined : heatLevel(value, most)}
              >
                {Number(day.slice(6))}
              </span>
            )
          })}
        </div>
        <p className={css.key} aria-hidden="true">
          {keyWords[0]}
          {LEVELS.map((level) => (
            <span key={level} className={css.day} data-level={level} />
          ))}
          {keyWords[1]}
        </p>
      </div>
      <ChartTable
        caption={tableCaption}
        head={tableHead}
        rows={known.map(({ day, value }) => [formatDay(day), formatValue(value)])}
      />
    </figure>
  )
}

/** Every day from the first to the last, both included. */
function daysBetween(from: string, to: string): string[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, at) =>
    new Date((first + at) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''),
  )
}

/** 1 for Monday to 7 for Sunday; the first of January 1970 was a Thursday. */
function weekdayColumn(day: string): number {
  return ((dayNumber(day) + 3) % 7) + 1
}
