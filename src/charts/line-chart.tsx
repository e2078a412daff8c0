import { Suspense, lazy } from 'react'
import type { DataColor } from './data-color.ts'
import css from './line-chart.module.css'

export type ChartPoint = {
  /** `YYYYMMDD` */
  day: string
  /** Null breaks the line: that day is known to have no value. A day that is not listed is bridged. Never a zero for either. */
  value: number | null
}

export type LineChartProps = {
  /** In order of day; at most one per day. */
  points: readonly ChartPoint[]
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
  /** "69.0 kg" */
  formatValue: (value: number) => string
  /** Figures at the right edge; plain numbers when missing. */
  formatAxis?: (value: number) => string
  /** Name of the marker that arrow keys move: "날짜 고르기". */
  markerLabel: string
  /** Stands in the chart's place when there is no value in the window. */
  emptyText: string
}

export const loadLineChart = () => import('./line-chart-drawing.tsx')
const Drawing = lazy(() => loadLineChart().then((file) => ({ default: file.LineChartDrawing })))

/** Values over days with a goal line and a marker under the finger. Its code loads on first use; the room is kept for it. */
export function LineChart(props: LineChartProps) {
  const { points, from, to, emptyText } = props
  const inWindow = points.filter((point) => point.day >= from && point.day <= to)
  if (!inWindow.some((point) => point.value !== null)) return <p className={css.empty}>{emptyText}</p>
  return (
    <div className={css.frame}>
      <Suspense fallback={null}>
        <Drawing {...props} points={inWindow} />
      </Suspense>
    </div>
  )
}
