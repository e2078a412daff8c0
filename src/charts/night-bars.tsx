import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { figureEdge, textScale } from './text-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import lineCss from './line-chart.module.css'

export type NightBar = {
  key: string
  /** Under the bar: "목". */
  name: string
  /** Under the bar where the name is too long for there: "3월" of "2026년 3월". */
  short?: string
  /** Minutes from the midnight of its day, less than 0 in the evening before. Null: nothing is known of that one. */
  from: number | null
  to: number | null
  /** What the table says: "00:35–06:45". */
  value: string
  /** It stands in the table, though it has no bar: there is no mean of what is known of it. */
  listed?: boolean
}

type Props = {
  bars: readonly NightBar[]
  /** The one that counts now; the others step back. */
  current?: string
  color: DataColor
  /** A round hour at the right edge: "3시". */
  formatHour: (hour: number) => string
  /** The whole sentence. */
  label: string
  tableCaption: string
  tableHead: readonly [name: string, value: string]
  /** Stands in the chart's place when no bar is known. */
  emptyText: string
}

const HEIGHT = 186
const TOP = 24
const BOTTOM = 144
const HOUR = 60
/** Hours between two lines. */
const EVERY = 3
/** As many bars as have a name each on a 320 px phone; more of them share a few names. */
const MOST_NAMED = 10
const NAMES_OF_MANY = 5

/**
 * From when to when, side by side: bars that hang at their beginning, so that a regular one makes a straight upper
 * edge.
 */
export function NightBars({ bars, current, color, formatHour, label, tableCaption, tableHead, emptyText }: Props) {
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 334)
  const [scale] = useState(textScale)
  const drawn = useDrawn(true)
  const known = bars.flatMap((bar) =>
    bar.from !== null && bar.to !== null && bar.to > bar.from ? [{ ...bar, from: bar.from, to: bar.to }] : [],
  )
  const listed = bars.filter((bar) => bar.listed || known.some(({ key }) => key === bar.key))
  const room = { '--height': `${HEIGHT}px` } as CSSProperties
  if (known.length === 0)
    return (
      <p className={lineCss.empty} style={room}>
        {emptyText}
      </p>
    )

  const { hours, y } = nightScale(known)
  const edge = figureEdge(width, hours.map(formatHour), scale, 34)
  const step = edge / bars.length
  const wide = Math.max(1.5, Math.min(18, step * 0.6))
  const nameEvery = bars.length <= MOST_NAMED ? 1 : Math.ceil(bars.length / NAMES_OF_MANY)
  const middle = (at: number) => step * (at + 0.5)

  return (
    <figure ref={figure} className={lineCss.chart} style={room} data-drawn={drawn || undefined}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {hours.map((hour) => (
          <g key={hour}>
            <line className={lineCss.grid} x1="0" x2={edge} y1={y(hour * HOUR)} y2={y(hour * HOUR)} />
            <text x={width} y={y(hour * HOUR) + 4} textAnchor="end">
              {formatHour((hour + 24) % 24)}
            </text>
          </g>
        ))}
        <g className={lineCss.drawing}>
          {bars.map(({ key, from, to }, at) =>
            from === null || to === null || to <= from ? null : (
              <rect
                key={key}
                data-bar={key}
                x={middle(at) - wide / 2}
                y={y(from)}
                width={wide}
                height={Math.max(1, y(to) - y(from))}
                rx={wide / 2}
                fill={dataColor(color)}
                opacity={current !== undefined && key !== current ? 0.38 : 1}
              />
            ),
          )}
        </g>
        {bars.map(({ key, name, short = name }, at) =>
          at % nameEvery === 0 ? (
            <text
              key={key}
              className={key === current ? lineCss.strong : undefined}
              x={middle(at)}
              y={HEIGHT - 6}
              textAnchor={nameEvery > 1 && at === 0 ? 'start' : 'middle'}
            >
              {short}
            </text>
          ) : null,
        )}
      </svg>
      <ChartTable caption={tableCaption} head={tableHead} rows={listed.map(({ name, value }) => [name, value])} />
    </figure>
  )
}

/** Whole hours around all of the bars, a line every three of them; downwards, because the night goes on downwards. */
export function nightScale(bars: readonly { from: number; to: number }[]) {
  const first = Math.floor(Math.min(...bars.map(({ from }) => from)) / HOUR)
  const last = Math.ceil(Math.max(...bars.map(({ to }) => to)) / HOUR)
  const span = Math.max(1, last - first) * HOUR
  const begin = Math.ceil(first / EVERY) * EVERY
  const hours = Array.from(
    { length: Math.max(0, Math.floor((last - begin) / EVERY) + 1) },
    (_, at) => begin + at * EVERY,
  )
  return { hours, y: (minute: number) => TOP + ((minute - first * HOUR) / span) * (BOTTOM - TOP) }
}
