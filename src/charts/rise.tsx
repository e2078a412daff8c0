import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { filledScale } from './line-scale.ts'
import { useDrawn } from './use-drawn.ts'
import { useWidth } from './use-width.ts'
import lineCss from './line-chart.module.css'
import css from './rise.module.css'

type End = { value: number; /** When: "11:20". */ at: string; color: DataColor }

type Props = {
  before: End
  after: End
  /** Where the usual ends, with its words. */
  guide?: { value: number; label: string }
  /**
   * What lay between the two: a dish, by its Korean name, on the way from the one to the other. `share` is 0 at the
   * first and 1 at the second.
   */
  meal?: { dish: string; share: number; at: string; name: string }
  /** The whole sentence: "11:20에 96, 13:34에 128. 32 올랐어요." */
  label: string
  tableCaption: string
  tableHead: readonly [at: string, value: string]
}

const HEIGHT = 202
const FLOOR = 176
/** Where the two stand, as shares of the width. */
const [EARLY, LATE] = [0.1, 0.87]
const DISH = 26

/** One value and another some time later. A straight dotted line between them: of what lay between nothing is known. */
export function Rise({ before, after, guide, meal, label, tableCaption, tableHead }: Props) {
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 302)
  const drawn = useDrawn(true)
  const { y } = filledScale([before.value, after.value, ...(guide ? [guide.value] : [])], guide ? 28 : 62, 152)
  const ends = [
    { ...before, x: width * EARLY, hollow: true },
    { ...after, x: width * LATE, hollow: false },
  ]
  const [from, to] = [
    { x: width * EARLY, y: y(before.value) },
    { x: width * LATE, y: y(after.value) },
  ]
  return (
    <figure
      ref={figure}
      className={lineCss.chart}
      style={{ '--height': `${HEIGHT}px`, '--color': dataColor(after.color) } as CSSProperties}
      data-drawn={drawn || undefined}
    >
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {guide && (
          <>
            <line className={lineCss.goal} x1="0" x2={width} y1={y(guide.value)} y2={y(guide.value)} data-guide />
            <text x="0" y={y(guide.value) - 9}>
              {guide.label}
            </text>
          </>
        )}
        <g className={lineCss.drawing}>
          <path className={lineCss.area} d={`M${from.x} ${from.y}L${to.x} ${to.y}V${FLOOR}H${from.x}z`} />
          <path className={css.between} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {ends.map(({ at, color, value, x, hollow }) => (
            <g key={at} style={{ '--color': dataColor(color) } as CSSProperties}>
              <circle className={hollow ? css.ring : css.dot} cx={x} cy={y(value)} r={hollow ? 6 : 8} />
              <text className={css.value} x={x} y={y(value) - 16} textAnchor="middle">
                {value}
              </text>
            </g>
          ))}
        </g>
        <line className={css.floor} x1="0" x2={width} y1={FLOOR + 0.5} y2={FLOOR + 0.5} />
        {meal && (
          <g transform={`translate(${from.x + (to.x - from.x) * meal.share - DISH / 2} ${FLOOR - DISH / 2})`} data-meal>
            <Dish {...dishFor(meal.dish)} size={DISH} />
          </g>
        )}
        {ends.map(({ at, x }) => (
          <text key={at} className={lineCss.strong} x={x} y={HEIGHT - 4} textAnchor="middle">
            {at}
          </text>
        ))}
      </svg>
      <ChartTable
        caption={tableCaption}
        head={tableHead}
        rows={[
          [before.at, String(before.value)],
          ...(meal ? [[meal.at, meal.name] as const] : []),
          [after.at, String(after.value)],
        ]}
      />
    </figure>
  )
}
