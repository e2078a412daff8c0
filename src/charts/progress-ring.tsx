import type { CSSProperties, ReactNode } from 'react'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { clampPercent } from './percent.ts'
import { useDrawn } from './use-drawn.ts'
import css from './ring.module.css'

type Props = {
  percent: number
  /** The whole sentence: "걸음 3,842보, 목표 8,000보의 48퍼센트". */
  label: string
  color?: DataColor
  /** In the ring's own units; fixed by the product. [CRT-06, CRT-07, CRT-08] */
  radius?: number
  stroke?: number
  cap?: 'round' | 'butt' | 'square'
  /** Off unless asked for. [CRT-09, CRT-10] */
  animated?: boolean
  showText?: boolean
  /** Width in rem: the ring grows with the text inside it. */
  size?: number
  /** What stands in the middle; the label says it for screen readers. */
  children?: ReactNode
}

/** How much of a goal is reached. */
export function ProgressRing(props: Props) {
  const {
    percent,
    label,
    color = 'brand',
    radius = 40,
    stroke = 6,
    cap = 'round',
    animated = false,
    showText = false,
    size = 5.375,
    children,
  } = props
  const drawn = useDrawn(animated)
  const shown = drawn ? clampPercent(percent) : 0
  const side = 2 * radius + stroke
  const circumference = 2 * Math.PI * radius
  const circle = { cx: side / 2, cy: side / 2, r: radius, strokeWidth: stroke }
  const middle = children ?? (showText ? <b>{`${String(Math.round(clampPercent(percent)))}%`}</b> : null)

  return (
    <div className={css.ring} style={{ '--size': `${size}rem` } as CSSProperties} role="img" aria-label={label}>
      <svg className={css.drawing} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <circle className={css.track} {...circle} />
        <circle
          className={css.value}
          {...circle}
          stroke={dataColor(color)}
          strokeLinecap={cap}
          strokeDasharray={circumference}
          // circumference × (1 − percent / 100) [CRT-18]
          strokeDashoffset={circumference * (1 - shown / 100)}
          data-animated={animated || undefined}
          // a round cap would show a dot where there is nothing
          data-empty={shown === 0 || undefined}
        />
      </svg>
      {middle !== null && (
        <div className={css.inner} aria-hidden="true">
          {middle}
        </div>
      )}
    </div>
  )
}
