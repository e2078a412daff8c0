import type { DataColor } from './data-color.ts'

export type RangePoint = {
  /** `YYYYMMDD` */
  day: string
  /** Null: that part was not measured that day; nothing is drawn for it. */
  high: number | null
  low: number | null
  /** A value on a scale of its own under the range, such as a pulse. */
  lane: number | null
}

export type RangeChartProps = {
  /** In order of day; at most one per day. */
  points: readonly RangePoint[]
  /** First and last day of the window, `YYYYMMDD`. */
  from: string
  to: string
  colors: { high: DataColor; low: DataColor; lane: DataColor }
  /** The sentence: range, averages, the day that stands out. */
  label: string
  tableCaption: string
  tableHead: readonly [day: string, high: string, low: string, lane: string]
  /** "11월 12일" */
  formatDay: (day: string) => string
  /** "목", under each day of a week. */
  formatShortDay: (day: string) => string
  formatValue?: (value: number) => string
  /** What a table cell says where there is no value. */
  unknownText: string
  /** Stands in the chart's place when there is no value in the window. */
  emptyText: string
}

/** Height in px with and without the lane. */
export const RANGE_HEIGHT = { withLane: 236, withoutLane: 186 }
