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
  /** A second value on the same arc, such as last month's, with its words; the label says it too. */
  mark?: { percent: number; text: string }
  /** Number and name under the arc; the label says them for screen readers. */
  children?: ReactNode
}

/** The arc's centre and radius, in the units of the drawing. */
const [CENTRE_X, CENTRE_Y, RADIUS] = [80, 80, 70]

/** A place at a percent of the way, so far from the centre. */
function placeOf(percent: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - clampPercent(percent) / 100)
  return { x: CENTRE_X + radius * Math.cos(angle), y: CENTRE_Y - radius * Math.sin(angle) }
}

/** How much of the way from left to right; values outside 0 to 100 are drawn at the ends. [CRT-04, CRT-17] */
export function Semicircle({ percent, label, color = 'brand', animated = false, size = 10, mark, children }: Props) {
  const drawn = useDrawn(animated)
  const shown = drawn && percent !== null ? clampPercent(percent) : 0
  const [inner, outer, words] = mark
    ? [RADIUS - 12, RADIUS + 11, RADIUS + 16].map((radius) => placeOf(mark.percent, radius))
    : []
  return (
    <div
      className={css.meter}
      style={{ '--size': `${size}rem` } as CSSProperties}
      role="img"
      aria-label={label}
      data-marked={mark !== undefined || undefined}
    >
      <div className={css.box}>
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
          {inner && outer && <path className={css.mark} d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />}
        </svg>
        <div className={css.inner} aria-hidden="true">
          {children}
        </div>
        {mark && words && (
          // beside the drawing and not in it, so that letters keep their size; where there is no room it is a line
          // under the arc
          <i
            className={css.markText}
            style={{ '--x': words.x / 160, '--y': words.y / 88 } as CSSProperties}
            data-side={mark.percent < 50 ? 'left' : 'right'}
            aria-hidden="true"
          >
            {mark.text}
          </i>
        )}
      </div>
    </div>
  )
}
