import type { CSSProperties, ReactNode } from 'react'
import { clampPercent } from './percent.ts'
import css from './factor-rows.module.css'

export type Factor = {
  key: string
  name: string
  /** What the value is; a line of it each. */
  sub?: string
  /** Which way it moves the result: less is better here. */
  effect: 'better' | 'worse'
  /** Length of the bar on its side, 0 to 100. */
  percent: number
  /** With its sign: "−1.2세". The colour repeats what the sign says. */
  value: string
}

type Props = { label: string; factors: readonly Factor[]; sum?: { text: ReactNode; value: string } }

/** What has moved a result, and by how much: bars left and right of a middle line, better to the left. [CRT-02] */
export function FactorRows({ label, factors, sum }: Props) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.factors} role="list" aria-label={label}>
        {factors.map(({ key, name, sub, effect, percent, value }) => (
          <li key={key} data-effect={effect}>
            <span>
              <span className={css.name}>{name}</span>
              {sub && <span className={css.sub}>{sub}</span>}
            </span>
            <span className={css.bar} style={{ '--pct': clampPercent(percent) } as CSSProperties} aria-hidden="true" />
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {sum && (
        <p className={css.sum}>
          <span>{sum.text}</span>
          <b>{sum.value}</b>
        </p>
      )}
    </>
  )
}
