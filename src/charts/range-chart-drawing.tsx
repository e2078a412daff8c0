import { LinePath } from '@visx/shape'
import { curveMonotoneX } from '@visx/curve'
import { useMemo, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { ChartTable, PlainTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { TimeNames, ValueGrid, dayRoom, dotsPath } from './day-axis.tsx'
import type { Place } from './day-axis.tsx'
import { LineMarker } from './line-chart-parts.tsx'
import { dayScale, filledScale } from './line-scale.ts'
import type { PlottedPoint } from './line-scale.ts'
import { RANGE_HEIGHT } from './range-chart-props.ts'
import type { RangeChartProps, RangeGuide, RangePoint } from './range-chart-props.ts'
import { figureEdge, formatFigure, textScale } from './text-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import css from './line-chart.module.css'

/** Room at both ends for half of a dot and of a day's name. */
const INSET = { left: 18, right: 14 }
/** Where the range ends below, and a band under its lowest value with it. */
const FLOOR = 144
/** Room for three figures beside the drawing. */
const LEAST_FIGURES = 34
const DOT = 12
/** A round figure nearer to a guide's than this, in px, would stand on it. */
const ROOM_FOR_FIGURE = 16
const NO_GUIDES: readonly RangeGuide[] = []
/** Under this size a hollow dot would be all hole. */
const SMALLEST_RING = 5

const PARTS = ['high', 'low', 'lane'] as const
type Series = (typeof PARTS)[number]

const paint = (color: DataColor, dot?: number) =>
  ({ '--color': dataColor(color), ...(dot && { '--dot': `${dot}px` }) }) as CSSProperties

export function RangeChartDrawing(props: RangeChartProps) {
  const {
    points,
    from,
    to,
    guides = NO_GUIDES,
    colors,
    label,
    tableCaption,
    tableHead,
    formatDay,
    formatShortDay,
    formatValue = formatFigure,
    markerLabel,
    unknownText,
  } = props
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 334)
  const [scale] = useState(textScale)
  const drawn = useDrawn(true)
  const plot = useMemo(
    () => plotRange(points, from, to, width, scale, guides),
    [points, from, to, width, scale, guides],
  )
  const { edge } = plot
  const height = plot.hasLane ? RANGE_HEIGHT.withLane : RANGE_HEIGHT.withoutLane
  // a year is as readable as a week: the dots shrink to the room of a day
  const dot = Math.min(DOT, Math.max(1.5, dayRoom(from, to, edge) * 0.6))
  // no room for a ring's hole, nor between a diamond and the next
  const isDense = dot < SMALLEST_RING

  const table = useMemo(
    () =>
      points.map(({ day, ...values }) => {
        const cells = PARTS.slice(0, tableHead.length - 1).map((part) =>
          values[part] === null ? unknownText : formatValue(values[part]),
        )
        return [formatDay(day), ...cells] as const
      }),
    [points, formatDay, formatValue, unknownText, tableHead.length],
  )
  const words = { caption: tableCaption, head: tableHead.filter((name) => name !== undefined), rows: table }
  const marked = (day: string) => {
    const point = points.find((each) => each.day === day)
    return [point?.high, point?.low]
      .map((value) => (value === null || value === undefined ? '–' : formatValue(value)))
      .join('/')
  }

  return (
    <figure
      ref={figure}
      className={css.chart}
      style={{ '--height': `${height}px`, ...paint(colors.high) } as CSSProperties}
      data-drawn={drawn || undefined}
    >
      <svg width={width} height={height} role="img" aria-label={label}>
        {plot.guides.map(({ top, bottom }) => (
          <rect key={top} className={css.usual} x="0" width={edge} y={top} height={bottom - top} />
        ))}
        <ValueGrid ticks={plot.ticks} width={width} edge={edge} format={formatFigure} />
        {plot.guides.map(({ top }) => (
          <line key={top} className={css.goal} x1="0" x2={edge} y1={top} y2={top} data-guide />
        ))}
        {plot.laneTick && (
          <text x={width} y={plot.laneTick.y + 4} textAnchor="end">
            {formatFigure(plot.laneTick.value)}
          </text>
        )}
        <g className={css.drawing}>
          <path className={css.well} d={plot.wells} strokeWidth={dot} strokeLinecap="round" />
          <path
            className={css.dots}
            d={dotsPath(plot.places('high'))}
            style={paint(colors.high, dot)}
            data-part="high"
          />
          <path className={css.dots} d={dotsPath(plot.places('low'))} style={paint(colors.low, dot)} data-part="low" />
          {!isDense && (
            <path
              className={css.dots}
              d={dotsPath(plot.places('low'))}
              style={paint(colors.low, dot * 0.57)}
              data-halo
            />
          )}
          <g style={paint(colors.lane)}>
            <LinePath
              className={isDense ? css.line : `${css.line} ${css.dashes}`}
              data={plot.places('lane')}
              x={getX}
              y={getY}
              curve={curveMonotoneX}
            />
            {!isDense && (
              <path className={css.diamonds} d={diamonds(plot.places('lane'), dot * 0.417)} data-part="lane" />
            )}
          </g>
        </g>
        <TimeNames
          from={from}
          to={to}
          x={plot.x}
          y={height - 6}
          format={formatDay}
          formatShort={formatShortDay}
          scale={scale}
        />
      </svg>
      {markerLabel === undefined ? (
        <ChartTable {...words} />
      ) : (
        <>
          <LineMarker
            points={plot.tops}
            valued={plot.tops}
            width={width}
            height={height}
            formatDay={formatDay}
            formatValue={(_top, day) => marked(day)}
            markerLabel={markerLabel}
          />
          <VisuallyHidden as="div">
            <PlainTable {...words} />
          </VisuallyHidden>
        </>
      )}
    </figure>
  )
}

const getX = (place: Place) => place.x
const getY = (place: Place) => place.y

/** Range and lane each on a scale of their own; `edge` is where the figures begin, `scale` the text size. */
export function plotRange(
  points: readonly RangePoint[],
  from: string,
  to: string,
  width: number,
  scale = 1,
  guides: readonly RangeGuide[] = NO_GUIDES,
) {
  const known = (part: Series) => points.flatMap(({ day, [part]: value }) => (value === null ? [] : [{ day, value }]))
  const valuesOf = (part: Series) => known(part).map(({ value }) => value)
  const hasLane = known('lane').length > 0
  const range = filledScale([...valuesOf('high'), ...valuesOf('low'), ...guides.map(({ to: end }) => end)], 19, 130.5)
  const lane = filledScale(valuesOf('lane'), 178, 192)
  const hasRange = valuesOf('high').length + valuesOf('low').length > 0
  const zones = hasRange
    ? guides.map(({ from: start, to: end }) => ({
        value: end,
        top: range.y(end),
        bottom: Math.min(range.y(start), FLOOR),
      }))
    : []
  const free = range.round.filter(({ y }) => zones.every(({ top }) => Math.abs(y - top) >= ROOM_FOR_FIGURE))
  const guided = [...zones.map(({ value, top }) => ({ value, y: top })), ...free]
  const rangeTicks = zones.length > 0 ? guided : range.ticks
  const ticks = hasRange ? rangeTicks : []
  const laneTick = hasLane ? middleTick(lane.round) : undefined
  const figures = [...ticks, ...(laneTick ? [laneTick] : [])].map(({ value }) => formatFigure(value))
  const edge = figureEdge(width, figures, scale, LEAST_FIGURES)
  const x = dayScale(from, to, INSET.left, edge - INSET.right)
  const places = (part: Series): Place[] =>
    known(part).map(({ day, value }) => ({ x: x(day), y: (part === 'lane' ? lane : range).y(value) }))
  const wells = points
    .map(({ day, high, low }) =>
      high === null || low === null
        ? ''
        : `M${x(day).toFixed(1)} ${range.y(high).toFixed(1)}V${range.y(low).toFixed(1)}`,
    )
    .join('')
  const tops: PlottedPoint[] = points.flatMap(({ day, high, low }) => {
    const top = high ?? low
    return top === null ? [] : [{ day, value: top, x: x(day), y: range.y(top) }]
  })
  return { edge, x, places, wells, hasLane, ticks, laneTick, guides: zones, tops }
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
