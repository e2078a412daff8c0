import { curveMonotoneX } from '@visx/curve'
import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import type { ChartTableProps } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import css from './sparkline.module.css'

const WIDTH = 88
const HEIGHT = 32
const INSET = 4

type Props = {
  /** Evenly spaced, oldest first. Null breaks the line: that day is known to have no value. */
  values: readonly (number | null)[]
  color: DataColor
} & (
  | { label?: undefined; table?: undefined }
  /**
   * The sentence and its values in words. Without them the words beside it say everything and the line is decoration.
   */
  | { label: string; table: ChartTableProps }
)

/** The course of a value in a row of a list: no axis, no figures, the latest value as a dot. */
export function Sparkline({ values, color, label, table }: Props) {
  const { path, last } = sparkPath(values)
  return (
    <span className={css.spark} style={{ '--color': dataColor(color) } as CSSProperties}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
        {last && <circle cx={last.x} cy={last.y} r="3.5" />}
      </svg>
      {table && <ChartTable {...table} />}
    </span>
  )
}

/** The line in 88 × 32 units and the place of its latest value; equal values lie in the middle. */
export function sparkPath(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null)
  const low = known.reduce((least, value) => Math.min(least, value), Infinity)
  const high = known.reduce((most, value) => Math.max(most, value), -Infinity)
  const stepX = (WIDTH - 2 * INSET) / Math.max(1, values.length - 1)
  const x = (at: number) => WIDTH - INSET - (values.length - 1 - at) * stepX
  const y = (value: number) =>
    high > low ? INSET + ((high - value) / (high - low)) * (HEIGHT - 2 * INSET) : HEIGHT / 2

  let path = ''
  const pen = curveMonotoneX(penInto((piece) => (path += piece)))
  let last: { x: number; y: number } | undefined
  pen.lineStart()
  values.forEach((value, at) => {
    if (value === null) {
      pen.lineEnd()
      pen.lineStart()
    } else {
      last = { x: x(at), y: y(value) }
      pen.point(last.x, last.y)
    }
  })
  pen.lineEnd()
  return { path, last }
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * The part of a canvas that a curve draws with, writing SVG instead; the whole d3 path would double this chart's size.
 */
function penInto(write: (piece: string) => void) {
  const pen: Pick<CanvasPath, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'closePath'> = {
    moveTo: (x, y) => write(`M${round(x)},${round(y)}`),
    lineTo: (x, y) => write(`L${round(x)},${round(y)}`),
    bezierCurveTo: (...places) => write(`C${places.map(round).join()}`),
    closePath: () => write('Z'),
  }
  // the curve is typed for a whole canvas and calls these four
  return pen as CanvasRenderingContext2D
}
