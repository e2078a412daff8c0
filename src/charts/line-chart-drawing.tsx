import { Area, AreaClosed, LinePath } from '@visx/shape'
import { curveMonotoneX } from '@visx/curve'
import { scaleLinear } from '@visx/scale'
import { useMemo, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { dataColor } from './data-color.ts'
import { hasFirstRoom, hasMiddleRoom } from './day-axis.tsx'
import { LineMarker, LineTable } from './line-chart-parts.tsx'
import type { LineChartProps } from './line-chart-props.ts'
import { middleDay } from './day-number.ts'
import { plotLine, ticksOf } from './line-scale.ts'
import type { PlottedPoint } from './line-scale.ts'
import { figureEdge, formatFigure, textScale } from './text-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import css from './line-chart.module.css'

const HEIGHT = 208
const BOX = { top: 35, bottom: 159.5 }
/** So few values are each a mark: a line between them would tell of days that nobody knows. */
const FEW = 3
const NO_RANGE: NonNullable<LineChartProps['range']> = []
const identity = scaleLinear<number>({ domain: [0, HEIGHT], range: [0, HEIGHT] })

const isDefined = (point: PlottedPoint) => point.value !== null
const getX = (point: PlottedPoint) => point.x
const getY = (point: PlottedPoint) => point.y

export function LineChartDrawing(props: LineChartProps) {
  const {
    points,
    range = NO_RANGE,
    from,
    to,
    color,
    goal,
    label,
    formatDay,
    formatEnd = formatDay,
    formatAxis = formatFigure,
  } = props
  const figure = useRef<HTMLElement>(null)
  // the board's chart in a 390 px phone
  const width = useWidth(figure, 334)
  const [scale] = useState(textScale)
  const drawn = useDrawn(true)
  const goalValue = goal?.value
  const edge = useMemo(
    () =>
      figureEdge(
        width,
        ticksOf(points, goalValue, BOX, range).map(({ value }) => formatAxis(value)),
        scale,
        28,
      ),
    [points, range, goalValue, width, scale, formatAxis],
  )
  const plot = useMemo(
    () => plotLine(points, from, to, goalValue, { ...BOX, left: 4, right: edge - 4 }, range),
    [points, range, from, to, goalValue, edge],
  )
  const shape = useMemo(() => {
    const isFew = plot.points.filter(isDefined).length <= FEW
    const line = { data: plot.points, x: getX, y: getY, defined: isDefined, curve: curveMonotoneX }
    return (
      <>
        {plot.range.length > 0 ? (
          <Area
            className={css.range}
            data={plot.range}
            x={({ x }) => x}
            y0={({ low }) => low}
            y1={({ high }) => high}
            curve={curveMonotoneX}
          />
        ) : (
          <AreaClosed className={css.area} {...line} yScale={identity} y0={plot.floorY} />
        )}
        <LinePath className={css.line} {...line} />
        {plot.points.map(
          (point, at) =>
            (isFew || standsAlone(plot.points, at)) &&
            point.value !== null && <circle key={point.day} className={css.dot} cx={point.x} cy={point.y} r="4" />,
        )}
      </>
    )
  }, [plot])

  const valued = plot.points.filter(isDefined)
  const last = valued.at(-1)
  const middle = middleDay(from, to)

  return (
    <figure
      ref={figure}
      className={css.chart}
      style={{ '--color': dataColor(color) } as CSSProperties}
      data-drawn={drawn || undefined}
    >
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {plot.ticks.map(({ value, y }) => (
          <g key={value}>
            {y !== plot.goalY && <line className={css.grid} x1="0" x2={edge} y1={y} y2={y} />}
            <text x={width} y={y + 4} textAnchor="end">
              {formatAxis(value)}
            </text>
          </g>
        ))}
        <g className={css.drawing}>{shape}</g>
        {goal && plot.goalY !== undefined && (
          <>
            <line className={css.goal} x1="0" x2={edge} y1={plot.goalY} y2={plot.goalY} />
            <text className={css.strong} x="4" y={plot.goalY - 9}>
              {goal.label}
            </text>
          </>
        )}
        {last && <circle className={css.dot} cx={last.x} cy={last.y} r="5" />}
        {(to === from || hasFirstRoom(formatEnd(from), formatEnd(to), edge - 4, scale)) && (
          <text x="0" y="200">
            {formatEnd(from)}
          </text>
        )}
        {middle !== from &&
          middle !== to &&
          hasMiddleRoom([formatEnd(from), formatEnd(middle), formatEnd(to)], edge - 4, scale) && (
            <text x={edge / 2} y="200" textAnchor="middle">
              {formatEnd(middle)}
            </text>
          )}
        {to !== from && (
          <text x={edge - 4} y="200" textAnchor="end">
            {formatEnd(to)}
          </text>
        )}
      </svg>
      <LineMarker {...props} points={plot.points} valued={valued} width={width} height={HEIGHT} />
      <LineTable {...props} />
    </figure>
  )
}

/** A value between two gaps makes no line: it gets a dot. */
function standsAlone(points: readonly PlottedPoint[], at: number): boolean {
  const has = (index: number) => points[index]?.value !== undefined && points[index].value !== null
  return has(at) && !has(at - 1) && !has(at + 1)
}
