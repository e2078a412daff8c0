import type { CSSProperties } from 'react'
import css from './axis-rows.module.css'

export type Axis = {
  key: string
  left: string
  right: string
  /** Percent towards the right end. */
  rate: number
}

type Props = {
  axes: readonly Axis[]
  /** One axis in words, for those who do not see where the mark stands: "규칙적인 쪽으로 82퍼센트". */
  describe: (nearer: string, percent: number) => string
}

/** Where somebody stands between two ends, a line each; the nearer end is the darker word. */
export function AxisRows({ axes, describe }: Props) {
  return (
    <div className={css.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.rows} role="list">
        {axes.map(({ key, left, right, rate }) => {
          const isRight = rate > 50
          return (
            <li key={key}>
              <span data-near={!isRight || undefined}>{left}</span>
              <i
                className={css.line}
                style={{ '--at': `${Math.min(100, Math.max(0, rate))}%` } as CSSProperties}
                role="img"
                aria-label={describe(isRight ? right : left, isRight ? rate : 100 - rate)}
              />
              <span data-near={isRight || undefined}>{right}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
