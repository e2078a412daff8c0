import { Suspense, lazy } from 'react'
import type { CSSProperties } from 'react'
import { RANGE_HEIGHT, type RangeChartProps } from './range-chart-props.ts'
import css from './line-chart.module.css'

export const loadRangeChart = () => import('./range-chart-drawing.tsx')
const Drawing = lazy(() => loadRangeChart().then((file) => ({ default: file.RangeChartDrawing })))

/**
 * A high and a low value per day with a lane of their own for a third. Its code loads on first use; the room is kept
 * for it.
 */
export function RangeChart(props: RangeChartProps) {
  const { points, from, to, emptyText } = props
  const inWindow = points.filter(
    ({ day, high, low, lane }) => day >= from && day <= to && (high !== null || low !== null || lane !== null),
  )
  const height = inWindow.some(({ lane }) => lane !== null) ? RANGE_HEIGHT.withLane : RANGE_HEIGHT.withoutLane
  const room = { '--height': `${height}px` } as CSSProperties
  if (inWindow.length === 0)
    return (
      <p className={css.empty} style={room}>
        {emptyText}
      </p>
    )
  return (
    <div className={css.frame} style={room}>
      <Suspense fallback={null}>
        <Drawing {...props} points={inWindow} />
      </Suspense>
    </div>
  )
}
