import type { CSSProperties } from 'react'
import css from './lapse-bar.module.css'

/** How soon a part ends: told by colour and pattern, and by the words under the bar. */
export type LapseColor = 'soon' | 'next' | 'later'

export interface LapsePart {
  color: LapseColor
  amount: number
  /** "200P" */
  value: string
  /** "11월 30일" */
  until: string
}

/**
 * What one has as one bar, cut where parts of it end; what ends first stands first. The same stands in words under it.
 */
export function LapseBar({ label, parts }: { label: string; parts: readonly LapsePart[] }) {
  return (
    <figure className={css.figure}>
      <div className={css.bar} role="img" aria-label={label}>
        {parts.map(({ color, amount }) => (
          <span key={color} data-color={color} style={{ '--amount': amount } as CSSProperties} />
        ))}
      </div>
      <dl className={css.key}>
        {parts.map(({ color, value, until }) => (
          <div key={color} data-color={color}>
            <dt>{value}</dt>
            <dd>{until}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
