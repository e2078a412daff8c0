import { LinePath } from '@visx/shape'
import { curveMonotoneX } from '@visx/curve'
import { useMemo, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { DayNames, LARGE_TEXT, ValueGrid, dayRoom, dotsPath } from './day-axis.tsx'
import type { Place } from './day-axis.tsx'
import { dayScale, filledScale } from './line-scale.ts'
import { RANGE_HEIGHT } from './range-chart-props.ts'
import type { RangeChartProps, RangePoint } from './range-chart-props.ts'
import { figureEdge, formatFigure, textScale } from './text-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import css from './line-chart.module.css'

/** Room at both ends for half of a dot and of a day's name. */
const INSET = { left: 18, right: 14 }
/** Room for three figures beside the drawing. */
const LEAST_FIGURES = 34
const DOT = 12
/** Under this size a hollow dot would be all hole. */
const SMALLEST_RING = 5

type Series = 'high' | 'low' | 'lane'

const paint = (color: DataColor, dot?: number) => ({ '--color': dataColor(color), ...(dot && { '--dot': `${dot}px` }) }) as CSSProperties

export function RangeChartDrawing(props: RangeChartProps) {
  const { points, from, to, colors, label, tableCaption, tableHead, formatDay, formatShortDay, formatValue = formatFigure, unknownText } = props
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 334)
  const [scale] = useState(textScale)
  const drawn = useDrawn(true)
  const plot = useMemo(() => plotRange(points, from, to, width, scale), [points, from, to, width, scale])
  const { edge } = plot
  const height = plot.hasLane ? RANGE_HEIGHT.withLane : RANGE_HEIGHT.withoutLane
  // a year is as readable as a week: the dots shrink to the room of a day
  const dot = Math.min(DOT, Math.max(1.5, dayRoom(from, to, edge) * 0.6))
  // no room for a ring's hole, nor between a diamond and the next
  const isDense = dot < SMALLEST_RING

  const table = useMemo(
    () => points.map(({ day, ...values }) => [formatDay(day), ...(['high', 'low', 'lane'] as const).map((part) => (values[part] === null ? unknownText : formatValue(values[part])))] as const),
    [points, formatDay, formatValue, unknownText],
  )

  return (
    <figure ref={figure} className={css.chart} style={{ '--height': `${height}px` } as CSSProperties} data-drawn={drawn || undefined}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <ValueGrid ticks={plot.ticks} width={width} edge={edge} format={formatFigure} />
        {plot.laneTick && (
          <text x={width} y={plot.laneTick.y + 4} textAnchor="end">
            {formatFigure(plot.laneTick.value)}
          </text>
        )}
        <g className={css.drawing}>
          <path className={css.well} d={plot.wells} strokeWidth={dot} strokeLinecap="round" />
          <path className={css.dots} d={dotsPath(plot.places('high'))} style={paint(colors.high, dot)} data-part="high" />
          <path className={css.dots} d={dotsPath(plot.places('low'))} style={paint(colors.low, dot)} data-part="low" />
          {!isDense && <path className={css.dots} d={dotsPath(plot.places('low'))} style={paint(colors.low, dot * 0.57)} data-halo />}
          <g style={paint(colors.lane)}>
            <LinePath className={isDense ? css.line : `${css.line} ${css.dashes}`} data={plot.places('lane')} x={getX} y={getY} curve={curveMonotoneX} />
            {!isDense && <path className={css.diamonds} d={diamonds(plot.places('lane'), dot * 0.417)} data-part="lane" />}
          </g>
        </g>
        <DayNames days={points.map(({ day }) => day)} from={from} to={to} x={plot.x} y={height - 6} format={formatDay} formatShort={formatShortDay} large={scale >= LARGE_TEXT} />
      </svg>
      <ChartTable caption={tableCaption} head={tableHead} rows={table} />
    </figure>
  )
}

const getX = (place: Place) => place.x
const getY = (place: Place) => place.y

/** Range and lane each on a scale of their own; `edge` is where the figures begin, `scale` the text size. */
export function plotRange(points: readonly RangePoint[], from: string, to: string, width: number, scale = 1) {
  const known = (part: Series) => points.flatMap(({ day, [part]: value }) => (value === null ? [] : [{ day, value }]))
  const valuesOf = (part: Series) => known(part).map(({ value }) => value)
  const hasLane = known('lane').length > 0
  const range = filledScale([...valuesOf('high'), ...valuesOf('low')], 19, 130.5)
  const lane = filledScale(valuesOf('lane'), 178, 192)
  const hasRange = valuesOf('high').length + valuesOf('low').length > 0
  const ticks = hasRange ? range.ticks : []
  const laneTick = hasLane ? middleTick(lane.round) : undefined
  const figures = [...ticks, ...(laneTick ? [laneTick] : [])].map(({ value }) => formatFigure(value))
  const edge = figureEdge(width, figures, scale, LEAST_FIGURES)
  const x = dayScale(from, to, INSET.left, edge - INSET.right)
  const places = (part: Series): Place[] => known(part).map(({ day, value }) => ({ x: x(day), y: (part === 'lane' ? lane : range).y(value) }))
  const wells = points
    .map(({ day, high, low }) => (high === null || low === null ? '' : `M${x(day).toFixed(1)} ${range.y(high).toFixed(1)}V${range.y(low).toFixed(1)}`))
    .join('')
  return { edge, x, places, wells, hasLane, ticks, laneTick }
}

/** The one figure that a lane has room for: the middle one, a whole one where there is any. */
function middleTick(ticks: readonly { value: number; y: number }[]) {
  const whole = ticks.filter(({ value }) => Number.isInteger(value))
  const candidates = whole.length > 0 ? whole : ticks
  return candidates[Math.floor((candidates.length - 1) / 2)]
}

function diamonds(places: readonly Place[], half: number): string {
  const h = half.toFixed(1)
  return places.map(({ x, y }) => `M${x.toFixed(1)} ${(y - half).toFixed(1)}l${h} ${h}-${h} ${h}-${h}-${h}z`).join('')
}
