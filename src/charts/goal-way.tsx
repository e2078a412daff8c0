import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { ChartTable, type ChartTableProps } from './chart-table.tsx'
import { dataColor, type DataColor } from './data-color.ts'
import { dayNumber } from './day-number.ts'
import { nameWidth } from './text-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import lineCss from './line-chart.module.css'
import css from './goal-way.module.css'

export type WayPoint = { day: string; value: number }

type Props = {
  /** Both ends of the plan. */
  from: WayPoint
  to: WayPoint
  /** What was measured, oldest first; the last one is now. */
  points: readonly WayPoint[]
  /** Where what was measured leads to; null when nobody can say. */
  ahead: WayPoint | null
  color: DataColor
  /** "계획", "71.6", "오늘 68.4 kg" */
  words: { plan: string; start: string; now: string }
  /** Days under the axis: the first, today, the last. */
  days: { from: string; now: string; to: string }
  /** The whole in a sentence. */
  label: string
  table: ChartTableProps
}

const HEIGHT = 268
const FLOOR = 232
const [TOP, BOTTOM] = [44, 206]
const INSET = 8

/** A way to a value: what was measured is solid, the plan dashed, where it leads dotted, and a flag where it ends. */
export function GoalWay({ from, to, points, ahead, color, words, days, label, table }: Props) {
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 330)
  const drawn = useDrawn(true)
  const last = points.at(-1)
  const ends = [from.day, to.day, ...(last ? [last.day] : []), ...(ahead ? [ahead.day] : [])].map(dayNumber)
  const [first, end] = [Math.min(...ends), Math.max(...ends)]
  const x = (day: string) => INSET + ((dayNumber(day) - first) / Math.max(1, end - first)) * (width - 2 * INSET)
  const values = [from.value, to.value, ...points.map(({ value }) => value)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) =>
    high > low ? TOP + ((high - value) / (high - low)) * (BOTTOM - TOP) : (TOP + BOTTOM) / 2
  const at = (point: WayPoint) => `${x(point.day).toFixed(1)} ${y(point.value).toFixed(1)}`
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('')
  const nowX = last ? x(last.day) : 0
  const flag = ahead ?? to
  // Followed as it changes: larger text moves the words and nothing else of the drawing.
  const rem = useRef<HTMLSpanElement>(null)
  const scale = Math.min(2, useWidth(rem, 16) / 16)
  const nowWidth = nameWidth(words.now, scale)
  // To its right while there is room; else to its left, under the line that comes from above, where the plan's own word
  // would stand.
  const isRight = nowX + 12 + nowWidth <= width
  // Where today still stands at the start, its word says both.
  const isApart =
    !last || nowX > x(from.day) + nameWidth(words.start, scale) || Math.abs(y(last.value) - y(from.value)) > 24 * scale
  const half = nameWidth(days.now, scale) / 2
  const isBetween = nowX - half > nameWidth(days.from, scale) + 8 && nowX + half < width - nameWidth(days.to, scale) - 8
  const [middleX, middleY] = [(x(from.day) + x(to.day)) / 2, (y(from.value) + y(to.value)) / 2]
  const goesDown = to.value < from.value
  return (
    <figure
      ref={figure}
      className={lineCss.chart}
      style={{ '--height': `${HEIGHT}px`, '--color': dataColor(color) } as CSSProperties}
      data-drawn={drawn || undefined}
    >
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        <line className={css.plan} x1={x(from.day)} y1={y(from.value)} x2={x(to.day)} y2={y(to.value)} />
        {isRight && (
          <text x={middleX - 24} y={middleY + (goesDown ? 26 : -16)} textAnchor="middle">
            {words.plan}
          </text>
        )}
        <g className={lineCss.drawing}>
          {points.length > 1 && last && (
            <>
              <path className={lineCss.area} d={`${line}V${FLOOR}H${points[0] ? x(points[0].day).toFixed(1) : 0}z`} />
              <path className={lineCss.line} d={line} />
            </>
          )}
          {last && ahead && <path className={css.ahead} d={`M${at(last)}L${at(ahead)}`} />}
          {last && <circle className={css.now} cx={nowX} cy={y(last.value)} r="7" />}
          <circle className={css.end} cx={x(flag.day)} cy={y(flag.value)} r="5.5" />
          <path
            className={css.flag}
            d={`M${x(flag.day)} ${y(flag.value) - 5}v-32h18l-4.500 6 4.500 6h-18`}
            transform={x(flag.day) > width - 28 ? `translate(${2 * x(flag.day)} 0) scale(-1 1)` : undefined}
          />
        </g>
        {isApart && (
          <text className={lineCss.strong} x={x(from.day)} y={y(from.value) + (goesDown ? -14 : 24)}>
            {words.start}
          </text>
        )}
        {last && (
          <text
            className={lineCss.strong}
            x={isRight ? nowX + 12 : Math.max(nowX - 10, nowWidth)}
            y={y(last.value) + (isRight === goesDown ? -14 : 24)}
            textAnchor={isRight ? 'start' : 'end'}
          >
            {words.now}
          </text>
        )}
        <line className={css.floor} x1="0" x2={width} y1={FLOOR + 0.5} y2={FLOOR + 0.5} />
        <text x={0} y={HEIGHT - 8}>
          {days.from}
        </text>
        {last && isBetween && (
          <text className={lineCss.strong} x={nowX} y={HEIGHT - 8} textAnchor="middle">
            {days.now}
          </text>
        )}
        <text x={width} y={HEIGHT - 8} textAnchor="end">
          {days.to}
        </text>
      </svg>
      <span ref={rem} className={css.rem} aria-hidden="true" />
      <ChartTable {...table} />
    </figure>
  )
}
