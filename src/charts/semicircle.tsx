import type { CSSProperties, ReactNode } from 'react'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { clampPercent } from './percent.ts'
import { useDrawn } from './use-drawn.ts'
import css from './semicircle.module.css'

const ARC = 'M10 80A70 70 0 0 1 150 80'

type Props = {
  /** 0 to 100. Null: nobody knows it; the track is dashed and the words inside say so. */
  percent: number | null
  /** The whole sentence: "수면 점수 32점, 부족". */
  label: string
  color?: DataColor
  animated?: boolean
  /** Widest, in rem; a narrower container narrows it. */
  size?: number
  /** Number and name under the arc; the label says them for screen readers. */
  children?: ReactNode
}

/** How much of the way from left to right; values outside 0 to 100 are drawn at the ends. [CRT-04, CRT-17] */
export function Semicircle({ percent, label, color = 'brand', animated = false, size = 10, children }: Props) {
  const drawn = useDrawn(animated)
  const shown = drawn && percent !== null ? clampPercent(percent) : 0
  return (
    <div className={css.meter} style={{ '--size': `${size}rem` } as CSSProperties} role="img" aria-label={label}>
      <svg viewBox="0 0 160 88" aria-hidden="true">
        <path className={css.track} d={ARC} pathLength="100" data-unknown={percent === null || undefined} />
        <path
          className={css.value}
          d={ARC}
          pathLength="100"
          stroke={dataColor(color)}
          strokeDasharray="100"
          strokeDashoffset={100 - shown}
          data-animated={animated || undefined}
          // a round cap would show a dot where there is nothing
          data-empty={shown === 0 || undefined}
        />
      </svg>
      <div className={css.inner} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
