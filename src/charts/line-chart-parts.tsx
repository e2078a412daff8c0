import { useState } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { PlainTable } from './chart-table.tsx'
import type { LineChartProps } from './line-chart.tsx'
import { nearestPoint } from './line-scale.ts'
import type { PlottedPoint } from './line-scale.ts'
import css from './line-chart.module.css'

type LineMarkerProps = Pick<LineChartProps, 'formatDay' | 'formatValue' | 'markerLabel'> & {
  points: readonly PlottedPoint[]
  /** Those of `points` that have a value. */
  valued: readonly PlottedPoint[]
  width: number
  height: number
}

/**
 * The marker under the finger, which arrow keys move, too. It has a drawing and a state of its own: following a finger over a
 * thousand days neither renders nor paints the line, its figures and the table.
 */
export function LineMarker({ points, valued, width, height, formatDay, formatValue, markerLabel }: LineMarkerProps) {
  const [marked, setMarked] = useState<number>()
  const last = valued.at(-1)
  const point = marked === undefined ? undefined : points[marked]
  const current = point ?? last

  const mark = (event: PointerEvent<HTMLElement>) => setMarked(nearestPoint(points, event.clientX - event.currentTarget.getBoundingClientRect().left))
  const step = (event: KeyboardEvent) => {
    const next = stepTo(event.key, valued, current)
    if (next === undefined) return
    event.preventDefault()
    setMarked(next === null ? undefined : points.indexOf(next))
  }

  return (
    <>
      {point && (
        <svg className={css.over} width={width} height={height} aria-hidden="true">
          <line className={css.touch} x1={point.x} x2={point.x} y1="26" y2="172" />
          <circle className={css.dot} cx={point.x} cy={point.y} r="7" />
        </svg>
      )}
      {point && point.value !== null && (
        <div className={css.bubble} style={{ '--x': `${point.x}px`, '--width': `${width}px` } as CSSProperties} aria-hidden="true">
          {speak(point, formatDay, formatValue)}
        </div>
      )}
      <div
        className={css.marker}
        role="slider"
        tabIndex={0}
        aria-label={markerLabel}
        aria-valuemin={1}
        aria-valuemax={valued.length}
        aria-valuenow={current ? valued.indexOf(current) + 1 : 0}
        aria-valuetext={speak(current, formatDay, formatValue)}
        onPointerDown={mark}
        onPointerMove={mark}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setMarked(undefined)}
        onKeyDown={step}
        onFocus={(event) => event.target.matches(':focus-visible') && last && setMarked(points.indexOf(last))}
        onBlur={() => setMarked(undefined)}
      />
    </>
  )
}

/** The same values as a table; days without a value are not in it. Its slider is the keyboard's way to each of them. */
export function LineTable({ points, tableCaption, tableHead, formatDay, formatValue }: LineChartProps) {
  return (
    <VisuallyHidden as="div">
      <PlainTable caption={tableCaption} head={tableHead} rows={points.flatMap(({ day, value }) => (value === null ? [] : [[formatDay(day), formatValue(value)]]))} />
    </VisuallyHidden>
  )
}

function speak(point: PlottedPoint | undefined, formatDay: (day: string) => string, formatValue: (value: number) => string): string {
  return point && point.value !== null ? `${formatDay(point.day)} ${formatValue(point.value)}` : ''
}

/** Where a key leads: another point, null for hiding the marker, undefined for keys that are not ours. */
function stepTo(key: string, points: readonly PlottedPoint[], current: PlottedPoint | undefined): PlottedPoint | null | undefined {
  const at = current ? points.indexOf(current) : points.length
  const last = points.length - 1
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return points[Math.max(0, at - 1)]
    case 'ArrowRight':
    case 'ArrowUp':
      return points[Math.min(last, at + 1)]
    case 'PageDown':
      return points[Math.max(0, at - 7)]
    case 'PageUp':
      return points[Math.min(last, at + 7)]
    case 'Home':
      return points[0]
    case 'End':
      return points[last]
    case 'Escape':
      return null
    default:
      return undefined
  }
}
