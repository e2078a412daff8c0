import type { DataColor } from './data-color.ts'

export type TwoPoint = {
  /** `YYYYMMDD` */
  day: string
  /**
   * Null breaks that line: the day is known to have no such value. A day that is not listed is bridged. Never a zero
   * for either.
   */
  first: number | null
  second: number | null
}

export type TwoLinesProps = {
  /** In order of day; at most one per day. */
  points: readonly TwoPoint[]
  /** First and last day of the window, `YYYYMMDD`. */
  from: string
  to: string
  /**
   * What is usual ends here: a dotted line with its figure, and its words over it where they do not stand elsewhere.
   */
  guide?: { value: number; label?: string }
  /** The first line has filled points, the second hollow ones. */
  colors: { first: DataColor; second: DataColor }
  /** The sentence: range, averages, trend of both. */
  label: string
  tableCaption: string
  tableHead: readonly [day: string, first: string, second: string]
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

/** Height in px. */
export const TWO_LINES_HEIGHT = 190
