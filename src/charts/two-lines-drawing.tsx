import { LinePath } from '@visx/shape'
import { curveMonotoneX } from '@visx/curve'
import { useMemo, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import { DayNames, ValueGrid, dayRoom, dotsPath } from './day-axis.tsx'
import { dayScale, filledScale } from './line-scale.ts'
import { figureEdge, formatFigure, textScale } from './text-scale.ts'
import { TWO_LINES_HEIGHT } from './two-lines-props.ts'
import type { TwoLinesProps, TwoPoint } from './two-lines-props.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import css from './line-chart.module.css'

/** Room at both ends for half of a dot and of a day's name. */
const INSET = { left: 12, right: 14 }
/** Room for three figures beside the drawing. */
const LEAST_FIGURES = 40
/** Widths in px of what makes a dot: filled with a rim in the card's colour, and a ring. */
const FILLED = { dot: 7.5, rim: 12.5 }
const HOLLOW = { dot: 10.5, hole: 5.5 }
/** Days closer than this, in px, have no dots of their own: then the second line is dashed. */
const ROOM_FOR_DOTS = 16

/** A round figure nearer to the guide's than this, in px, would stand on it. */
const ROOM_FOR_FIGURE = 16

const SERIES = ['first', 'second'] as const
type Series = (typeof SERIES)[number]
type Place = { x: number; y: number | null }
type KnownPlace = { x: number; y: number }

const isKnown = (place: Place | undefined): place is KnownPlace => place !== undefined && place.y !== null
const getX = (place: Place) => place.x
const getY = (place: Place) => place.y ?? 0
const dotOf = (width: number) => ({ '--dot': `${width}px` }) as CSSProperties

export function TwoLinesDrawing(props: TwoLinesProps) {
  const {
    points,
    from,
    to,
    guide,
    colors,
    label,
    tableCaption,
    tableHead,
    formatDay,
    formatShortDay,
    formatValue = formatFigure,
    unknownText,
  } = props
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 334)
  const [scale] = useState(textScale)
  const drawn = useDrawn(true)
  const plot = useMemo(
    () => plotTwo(points, from, to, width, scale, guide?.value),
    [points, from, to, width, scale, guide?.value],
  )
  const { edge } = plot
  const dotted = dayRoom(from, to, edge) >= ROOM_FOR_DOTS

  const table = useMemo(
    () =>
      points.flatMap(({ day, ...values }) =>
        SERIES.every((name) => values[name] === null)
          ? []
          : [
              [
                formatDay(day),
                ...SERIES.map((name) => (values[name] === null ? unknownText : formatValue(values[name]))),
              ] as const,
            ],
      ),
    [points, formatDay, formatValue, unknownText],
  )

  return (
    <figure
      ref={figure}
      className={css.chart}
      style={{ '--height': `${TWO_LINES_HEIGHT}px` } as CSSProperties}
      data-drawn={drawn || undefined}
    >
      <svg width={width} height={TWO_LINES_HEIGHT} role="img" aria-label={label}>
        <ValueGrid ticks={plot.ticks} width={width} edge={edge} format={formatFigure} />
        <g className={css.drawing}>
          {SERIES.map((name) => {
            const places = plot.places(name)
            // a value between two gaps makes no line and is a dot in any window
            const dots = dotsPath(
              places.filter(
                (place, at): place is KnownPlace =>
                  isKnown(place) && (dotted || !(isKnown(places[at - 1]) || isKnown(places[at + 1]))),
              ),
            )
            return (
              <g key={name} style={{ '--color': dataColor(colors[name]) } as CSSProperties}>
                <LinePath
                  className={name === 'second' && !dotted ? `${css.line} ${css.dashes}` : css.line}
                  data={places}
                  x={getX}
                  y={getY}
                  defined={isKnown}
                  curve={curveMonotoneX}
                  data-line={name}
                />
                {name === 'first' && <path className={css.dots} d={dots} style={dotOf(FILLED.rim)} data-rim />}
                <path
                  className={css.dots}
                  d={dots}
                  style={dotOf(name === 'first' ? FILLED.dot : HOLLOW.dot)}
                  data-part={name}
                />
                {name === 'second' && <path className={css.dots} d={dots} style={dotOf(HOLLOW.hole)} data-halo />}
              </g>
            )
          })}
        </g>
        {guide && plot.guideY !== undefined && (
          <>
            <line className={css.goal} x1="0" x2={edge} y1={plot.guideY} y2={plot.guideY} data-guide />
            {guide.label && (
              <text x="4" y={plot.guideY - 9}>
                {guide.label}
              </text>
            )}
          </>
        )}
        <DayNames
          from={from}
          to={to}
          x={plot.x}
          y={TWO_LINES_HEIGHT - 6}
          format={formatDay}
          formatShort={formatShortDay}
          scale={scale}
        />
      </svg>
      <ChartTable caption={tableCaption} head={tableHead} rows={table} />
    </figure>
  )
}

/** Plots two lines on one scale; `edge` is where the figures begin, `scale` the text size. */
export function plotTwo(
  points: readonly TwoPoint[],
  from: string,
  to: string,
  width: number,
  scale = 1,
  guide?: number,
) {
  const values = [...points.flatMap(({ first, second }) => [first, second]), guide].filter(
    (value) => value !== null && value !== undefined,
  )
  const { y, ticks: round } = filledScale(values, 29, 131)
  const ticks =
    guide === undefined
      ? round
      : [{ value: guide, y: y(guide) }, ...round.filter((tick) => Math.abs(tick.y - y(guide)) >= ROOM_FOR_FIGURE)]
  const edge = figureEdge(
    width,
    ticks.map(({ value }) => formatFigure(value)),
    scale,
    LEAST_FIGURES,
  )
  const x = dayScale(from, to, INSET.left, edge - INSET.right)
  const places = (name: Series): Place[] =>
    points.map(({ day, [name]: value }) => ({ x: x(day), y: value === null ? null : y(value) }))
  return { edge, x, places, ticks, guideY: guide === undefined ? undefined : y(guide) }
}
