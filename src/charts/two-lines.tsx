import { Suspense, lazy } from 'react'
import type { CSSProperties } from 'react'
import { TWO_LINES_HEIGHT, type TwoLinesProps } from './two-lines-props.ts'
import css from './line-chart.module.css'

const room = { '--height': `${TWO_LINES_HEIGHT}px` } as CSSProperties

export const loadTwoLines = () => import('./two-lines-drawing.tsx')
const Drawing = lazy(() => loadTwoLines().then((file) => ({ default: file.TwoLinesDrawing })))

/** Two values a day on one scale. Its code loads on first use; the room is kept for it. */
export function TwoLines(props: TwoLinesProps) {
  const { points, from, to, emptyText } = props
  const inWindow = points.filter((point) => point.day >= from && point.day <= to)
  const isEmpty = inWindow.every(({ first, second }) => first === null && second === null)
  if (isEmpty)
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
