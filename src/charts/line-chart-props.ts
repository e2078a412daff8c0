import type { DataColor } from './data-color.ts'

export type ChartPoint = {
  /** `YYYYMMDD` */
  day: string
  /**
   * Null breaks the line: that day is known to have no value. A day that is not listed is bridged. Never a zero for
   * either.
   */
  value: number | null
}

/** Between what the values of a stretch lay that one point stands for. */
export type ChartRange = { day: string; low: number; high: number }

export type LineChartProps = {
  /** In order of day; at most one per day. */
  points: readonly ChartPoint[]
  /** Where a point stands for several values: a band behind the line, in the same days. */
  range?: readonly ChartRange[]
  /** First and last day of the window, `YYYYMMDD`. */
  from: string
  to: string
  color: DataColor
  goal?: { value: number; label: string }
  /** The sentence: range, trend, latest value, goal. */
  label: string
  /** The same values as a table, for screen readers. */
  tableCaption: string
  tableHead: readonly [day: string, value: string]
  /** "11월 12일" */
  formatDay: (day: string) => string
  /** Names of the window's ends and middle, where they are not days: "2025년 11월". */
  formatEnd?: (day: string) => string
  /** "69.0 kg" */
  formatValue: (value: number) => string
  /** Figures at the right edge; plain numbers when missing. */
  formatAxis?: (value: number) => string
  /** Name of the marker that arrow keys move: "날짜 고르기". */
  markerLabel: string
  /** Stands in the chart's place when there is no value in the window. */
  emptyText: string
}
