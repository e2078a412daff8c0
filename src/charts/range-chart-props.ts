import type { DataColor } from './data-color.ts'

export type RangePoint = {
  /** `YYYYMMDD`, or `YYYYMMDDHH` where the window is one day and its points are hours. */
  day: string
  /** Null: that part was not measured that day; nothing is drawn for it. */
  high: number | null
  low: number | null
  /** A value on a scale of its own under the range, such as a pulse. */
  lane: number | null
}

/** Between what values are usual: a soft band, and a dotted line with its figure where it ends. */
export type RangeGuide = { from: number; to: number }

export type RangeChartProps = {
  /** In order of day; at most one per day (or hour). */
  points: readonly RangePoint[]
  /** First and last day of the window, `YYYYMMDD`; first and last hour, `YYYYMMDDHH`, of one day. */
  from: string
  to: string
  /** One for each part that has any, the higher one first. */
  guides?: readonly RangeGuide[]
  colors: { high: DataColor; low: DataColor; lane: DataColor }
  /** The sentence: range, averages, the day that stands out. */
  label: string
  tableCaption: string
  /** The name of the lane only where one may be. */
  tableHead: readonly [day: string, high: string, low: string, lane?: string]
  /** "11월 12일" */
  formatDay: (day: string) => string
  /** "목", under each day of a week. */
  formatShortDay: (day: string) => string
  formatValue?: (value: number) => string
  /**
   * Name of the marker that finger and arrow keys move, "날짜 고르기". Without it there is none, and the table is the
   * keyboard's way.
   */
  markerLabel?: string
  /** What a table cell says where there is no value. */
  unknownText: string
  /** Stands in the chart's place when there is no value in the window. */
  emptyText: string
}

/** Height in px with and without the lane. */
export const RANGE_HEIGHT = { withLane: 236, withoutLane: 186 }
