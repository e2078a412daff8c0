import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#src/ui/base/class-names.ts'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { clampPercent } from './percent.ts'
import { useDrawn } from './use-drawn.ts'
import css from './ring.module.css'

export type DonutPart = { key: string; percent: number; color: DataColor }

const SIDE = 124
const RADIUS = 53.5
const STROKE = 17
const CIRCUMFERENCE = 2 * Math.PI * RADIUS
/** Empty units between two parts. */
const GAP = 3

type Props = {
  /** The whole sentence: "에너지 비율: 탄수화물 47퍼센트, …". */
  label: string
  parts: readonly DonutPart[]
  animated?: boolean
  /** Width in rem. */
  size?: number
  children?: ReactNode
}

/** Shares of a whole; what the parts leave stays an empty track, and nothing is drawn past 100. [CRT-01, CRT-17] */
export function Donut({ label, parts, animated = false, size = SIDE / 16, children }: Props) {
  const drawn = useDrawn(animated)
  const arcs = drawn ? donutArcs(parts) : []
  const circle = { cx: SIDE / 2, cy: SIDE / 2, r: RADIUS, strokeWidth: STROKE }
  return (
    <div
      className={`${css.ring} ${css.large}`}
      style={{ '--size': `${size}rem` } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <svg className={css.drawing} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        {arcs.reduce((sum, arc) => sum + arc.share, 0) < 99.5 && <circle className={css.track} {...circle} />}
        {arcs.map(({ key, color, length, start }) => (
          <circle
            key={key}
            {...circle}
            stroke={dataColor(color)}
            strokeDasharray={`${length} ${CIRCUMFERENCE}`}
            strokeDashoffset={-start}
            data-part={key}
          />
        ))}
      </svg>
      {children && (
        <div className={css.inner} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  )
}

/** Where each part begins and how long it is, along a circle of radius 53.5; parts of nothing are left out. */
export function donutArcs(parts: readonly DonutPart[]) {
  const gap = parts.filter((part) => clampPercent(part.percent) > 0).length > 1 ? GAP : 0
  let used = 0
  return parts.flatMap(({ key, percent, color }) => {
    const share = Math.min(clampPercent(percent), 100 - used)
    if (share <= 0) return []
    const start = (used / 100) * CIRCUMFERENCE + gap / 2
    used += share
    // a part thinner than the gap still shows as a hair
    return [{ key, color, share, start, length: Math.max(0.5, (share / 100) * CIRCUMFERENCE - gap) }]
  })
}

type LegendPart = { key: string; label: string; amount: string; percent: string; color: DataColor }

/** A donut's parts in words: name, amount, percent. */
export function DonutLegend({ parts }: { parts: readonly LegendPart[] }) {
  return (
    <dl className={css.legend}>
      {parts.map(({ key, label, amount, percent, color }) => (
        <div key={key}>
          <dt>
            <span className={css.key} style={{ '--color': dataColor(color) } as CSSProperties} />
            {label}
          </dt>
          <dd>{amount}</dd>
          <dd>
            <b>{percent}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A donut with its legend beside it, or under it where text is large. */
export function DonutRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(css.row, className)}>{children}</div>
}
