import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { PlainTable } from './chart-table.tsx'
import type { LineChartProps } from './line-chart-props.ts'
import { nearestPoint } from './line-scale.ts'
import type { PlottedPoint } from './line-scale.ts'
import css from './line-chart.module.css'

type LineMarkerProps = Pick<LineChartProps, 'formatDay' | 'markerLabel'> & {
  /** What the bubble says of a point: its value, or all that its day has. */
  formatValue: FormatValue
  points: readonly PlottedPoint[]
  /** Those of `points` that have a value. */
  valued: readonly PlottedPoint[]
  width: number
  height: number
}

/**
 * The marker under the finger, which arrow keys move, too. Its parts are drawn once, each in a layer of its own, and
 * moved there: following a finger over a thousand days renders nothing, and paints and lays out nothing but the
 * bubble's words.
 */
export function LineMarker({ points, valued, width, height, formatDay, formatValue, markerLabel }: LineMarkerProps) {
  const over = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const marked = useRef<string>(undefined)
  const last = valued.at(-1)
  const placeOf = (point: PlottedPoint | undefined) => (point ? valued.indexOf(point) + 1 : 0)

  /** Moves the parts to a day, or hides them; what React knows of them stays as it was. */
  function show(point: PlottedPoint | undefined): void {
    marked.current = point?.day
    slider.current?.setAttribute('aria-valuenow', String(placeOf(point ?? last)))
    slider.current?.setAttribute('aria-valuetext', speak(point ?? last, formatDay, formatValue))
    const [line, dot, bubble] = over.current?.children ?? []
    over.current?.toggleAttribute('hidden', !point)
    if (bubble) bubble.textContent = speak(point, formatDay, formatValue)
    if (!point || !isMovable(line) || !isMovable(dot) || !isMovable(bubble)) return
    line.style.transform = `translateX(${point.x}px)`
    dot.style.transform = `translate(${point.x}px, ${point.y}px)`
    // A share of a translation is one of the bubble's own width: nobody has to measure it.
    bubble.style.transform = `translateX(clamp(0px, ${point.x}px - 50%, ${width}px - 100%))`
  }
  const pointAt = (day: string | undefined) =>
    day === undefined ? undefined : points.find((point) => point.day === day)

  // Other points, another width or other words: the marker stands on the same day, or goes with it.
  useLayoutEffect(() => show(pointAt(marked.current)))

  const mark = (event: PointerEvent<HTMLElement>) => {
    const nearest = points[nearestPoint(points, event.clientX - event.currentTarget.getBoundingClientRect().left)]
    if (nearest?.day !== marked.current) show(nearest)
  }
  const step = (event: KeyboardEvent) => {
    const next = stepTo(event.key, valued, pointAt(marked.current) ?? last)
    if (next === undefined) return
    event.preventDefault()
    show(next ?? undefined)
  }

  return (
    <>
      <div ref={over} className={css.over} hidden aria-hidden="true">
        <svg className={css.touchLayer} width="1" height={height}>
          <line className={css.touch} x1="0" x2="0" y1="26" y2="172" />
        </svg>
        <svg className={css.dotLayer} width="18" height="18" viewBox="-9 -9 18 18">
          <circle className={css.dot} r="7" />
        </svg>
        <div className={css.bubble} />
      </div>
      <div
        ref={slider}
        className={css.marker}
        role="slider"
        tabIndex={0}
        aria-label={markerLabel}
        aria-valuemin={1}
        aria-valuemax={valued.length}
        aria-valuenow={placeOf(last)}
        aria-valuetext={speak(last, formatDay, formatValue)}
        onPointerDown={mark}
        onPointerMove={mark}
        onPointerLeave={(event) => event.pointerType === 'mouse' && show(undefined)}
        onKeyDown={step}
        onFocus={(event) => event.target.matches(':focus-visible') && show(last)}
        onBlur={() => show(undefined)}
      />
    </>
  )
}

const isMovable = (part: Element | undefined): part is HTMLElement | SVGElement => part !== undefined && 'style' in part

/** A line's values as a table, without empty days. The chart's slider is the keyboard's way to each of them. */
export function LineTable({ points, tableCaption, tableHead, formatDay, formatValue }: LineChartProps) {
  return (
    <VisuallyHidden as="div">
      <PlainTable
        caption={tableCaption}
        head={tableHead}
        rows={points.flatMap(({ day, value }) => (value === null ? [] : [[formatDay(day), formatValue(value)]]))}
      />
    </VisuallyHidden>
  )
}

type FormatValue = (value: number, day: string) => string

function speak(point: PlottedPoint | undefined, formatDay: (day: string) => string, formatValue: FormatValue): string {
  return point && point.value !== null ? `${formatDay(point.day)} ${formatValue(point.value, point.day)}` : ''
}

/** Where a key leads: another point, null for hiding the marker, undefined for keys that are not ours. */
function stepTo(
  key: string,
  points: readonly PlottedPoint[],
  current: PlottedPoint | undefined,
): PlottedPoint | null | undefined {
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
