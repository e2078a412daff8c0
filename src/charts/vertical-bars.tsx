import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { clampPercent } from './percent.ts'
import { useDrawn } from './use-drawn.ts'
import css from './vertical-bars.module.css'

export type VerticalBar = {
  key: string
  /** Under the bar: "목". */
  name: string
  /**
   * 0 to 100. Null: that day is known to have no value; its place stays an empty outline, which is not the look of a
   * zero.
   */
  percent: number | null
  /** A day that has not come yet: its name stands, and nothing over it. */
  ahead?: true
  /** What the table says: "3,842보". */
  value: string
  /** Over the bar; most bars have none. [CRT-03] */
  label?: string
  color?: DataColor
  /** Of another kind than the others: drawn lighter. Say which in a legend. */
  pale?: true
}

type Props = {
  bars: readonly VerticalBar[]
  /** The one that counts now; the others step back. */
  current?: string
  color?: DataColor
  /** The whole sentence: "이번 주 걸음. 금 8,412, …, 오늘 3,842보". */
  label: string
  tableCaption: string
  tableHead: readonly [name: string, value: string]
  /** Stands in the chart's place when no bar has a value. */
  emptyText: string
  animated?: boolean
}

/** As many bars as have a name each on a 320 px phone; more of them share a few names. */
const MOST_NAMED = 10
const NAMES_OF_MANY = 5

/** Up to this percent a label has room over its bar. */
const ROOM_ABOVE = 85

const isKnown = ({ percent }: VerticalBar) => percent !== null && !Number.isNaN(percent)

/** Percentages side by side; more than 100 is drawn as full. [CRT-03, CRT-17] */
export function VerticalBars({
  bars,
  current,
  color = 'brand',
  label,
  tableCaption,
  tableHead,
  emptyText,
  animated = false,
}: Props) {
  const drawn = useDrawn(animated)
  const known = bars.filter(isKnown)
  if (known.length === 0) return <p className={css.empty}>{emptyText}</p>
  const isTall = known.some(
    ({ label: words, percent }) => words !== undefined && clampPercent(percent ?? 0) > ROOM_ABOVE,
  )
  const nameEvery = bars.length <= MOST_NAMED ? 1 : Math.ceil(bars.length / NAMES_OF_MANY)

  return (
    <figure className={css.chart}>
      <div className={css.bars} role="img" aria-label={label} data-tall={isTall || undefined}>
        {bars.map((bar, at) => (
          <div key={bar.key} className={css.column} data-current={bar.key === current || undefined} aria-hidden="true">
            <div
              className={css.well}
              data-bar={bar.key}
              data-unknown={(!isKnown(bar) && !bar.ahead) || undefined}
              data-ahead={bar.ahead}
              data-back={bar.pale || (current !== undefined && bar.key !== current) || undefined}
              data-animated={animated || undefined}
              style={
                {
                  '--pct': drawn ? clampPercent(bar.percent ?? 0) : 0,
                  '--color': dataColor(bar.color ?? color),
                } as CSSProperties
              }
            >
              {bar.label && <span className={css.label}>{bar.label}</span>}
            </div>
            <span className={css.name}>{at % nameEvery === 0 ? bar.name : '\u200b'}</span>
          </div>
        ))}
      </div>
      <ChartTable caption={tableCaption} head={tableHead} rows={known.map((bar) => [bar.name, bar.value])} />
    </figure>
  )
}
