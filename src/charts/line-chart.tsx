import { Suspense, lazy } from 'react'
import type { LineChartProps } from './line-chart-props.ts'
import css from './line-chart.module.css'

export const loadLineChart = () => import('./line-chart-drawing.tsx')
const Drawing = lazy(() => loadLineChart().then((file) => ({ default: file.LineChartDrawing })))

/**
 * Values over days with a goal line and a marker under the finger. Its code loads on first use; the room is kept for
 * it.
 */
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
