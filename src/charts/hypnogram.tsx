import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { LARGE_TEXT } from './day-axis.tsx'
import { figureEdge, textScale } from './text-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import lineCss from './line-chart.module.css'
import css from './hypnogram.module.css'

export type HypnogramLane = { key: string; /** Beside the lane: "렘". */ name: string; color: DataColor }

export type HypnogramSpan = {
  lane: string
  /** Minutes since the start of the whole. */
  from: number
  to: number
}

type Props = {
  /** From top to bottom. */
  lanes: readonly HypnogramLane[]
  /** In order, without overlap. */
  spans: readonly HypnogramSpan[]
  /** How long the whole is. */
  minutes: number
  /** Under the lanes: the start and the end strong, round moments between them where there is room. */
  moments: readonly { at: number; text: string }[]
  /** A minute of it as the table says it: "00:35". */
  formatMoment: (minute: number) => string
  /** The whole sentence: "00:35부터 06:45까지. 깊은 잠 1시간 5분, …". */
  label: string
  tableCaption: string
  tableHead: readonly [lane: string, from: string, to: string]
}

const LANE = 40
const SPAN = 22
/** Names of moments nearer to each other than this, in px, would touch. */
const ROOM_FOR_MOMENT = 44
/** The names of the ends do not stand over their moment but within the drawing: so much more room beside them. */
const BESIDE_END = 1.3

/** Which of a few states lasted from when to when: a lane for each, and a thread that leads from one to the next. */
export function Hypnogram({ lanes, spans, minutes, moments, formatMoment, label, tableCaption, tableHead }: Props) {
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 334)
  const [scale] = useState(textScale)
  const drawn = useDrawn(true)
  // a name in Hangul is about as wide as two figures a syllable
  const edge = figureEdge(
    width,
    lanes.map(({ name }) => '0'.repeat(Math.round(name.length * 1.6))),
    scale,
    34,
  )
  const x = (minute: number) => (minute / Math.max(1, minutes)) * edge
  const laneAt = (key: string) => lanes.findIndex((lane) => lane.key === key)
  const middle = (key: string) => laneAt(key) * LANE + LANE / 2
  const floor = lanes.length * LANE
  const height = floor + 34
  const shown = spans.filter(({ lane, from, to }) => laneAt(lane) >= 0 && to > from)

  return (
    <figure
      ref={figure}
      className={lineCss.chart}
      style={{ '--height': `${height}px` } as CSSProperties}
      data-drawn={drawn || undefined}
    >
      <svg width={width} height={height} role="img" aria-label={label}>
        {lanes.map(({ key, name }, at) => (
          <g key={key}>
            <line className={lineCss.grid} x1="0" x2={edge} y1={(at + 1) * LANE - 0.5} y2={(at + 1) * LANE - 0.5} />
            <text x={width} y={at * LANE + LANE / 2 + 4} textAnchor="end">
              {name}
            </text>
          </g>
        ))}
        <g className={lineCss.drawing}>
          <path className={css.thread} d={thread(shown, x, middle)} />
          {shown.map(({ lane, from, to }) => {
            const wide = Math.max(3, x(to) - x(from))
            return (
              <rect
                key={from}
                data-lane={lane}
                x={x(from)}
                y={middle(lane) - SPAN / 2}
                width={wide}
                height={SPAN}
                rx={Math.min(6, wide / 2)}
                fill={dataColor(lanes[laneAt(lane)]?.color ?? 'brand')}
              />
            )
          })}
        </g>
        {roomFor(moments, x, scale).map(({ at, text, isEnd }, index) => (
          <text
            key={at}
            className={isEnd ? lineCss.strong : undefined}
            x={x(at)}
            y={floor + 27}
            textAnchor={anchorOf(index, isEnd)}
          >
            {text}
          </text>
        ))}
      </svg>
      <ChartTable
        caption={tableCaption}
        head={tableHead}
        rows={shown.map(({ lane, from, to }) => [
          lanes[laneAt(lane)]?.name ?? '',
          formatMoment(from),
          formatMoment(to),
        ])}
      />
    </figure>
  )
}

/** Straight down (or up) where one state ends and the next begins. */
function thread(spans: readonly HypnogramSpan[], x: (minute: number) => number, y: (lane: string) => number): string {
  return spans
    .flatMap(({ lane, to }, at) => {
      const next = spans[at + 1]
      return next && next.lane !== lane && next.from - to <= 1
        ? [`M${x(to).toFixed(1)} ${y(lane)}V${y(next.lane)}`]
        : []
    })
    .join('')
}

/** The first stands from its moment on, the last up to it. */
function anchorOf(index: number, isEnd: boolean): 'start' | 'end' | 'middle' {
  if (index === 0) return 'start'
  return isEnd ? 'end' : 'middle'
}

/** The ends, and of the moments between them those that touch none of their neighbours. */
function roomFor(moments: readonly { at: number; text: string }[], x: (minute: number) => number, scale: number) {
  const last = moments.length - 1
  const room = ROOM_FOR_MOMENT * scale
  const kept: { at: number; text: string; isEnd: boolean }[] = []
  for (const [index, moment] of moments.entries()) {
    const isEnd = index === 0 || index === last
    const before = kept.at(-1)
    const end = moments[last]
    const isFree =
      scale < LARGE_TEXT &&
      before &&
      end &&
      x(moment.at) - x(before.at) >= room * (before.isEnd ? BESIDE_END : 1) &&
      x(end.at) - x(moment.at) >= room * BESIDE_END
    if (isEnd || isFree) kept.push({ ...moment, isEnd })
  }
  return kept
}
