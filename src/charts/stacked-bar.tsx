import type { CSSProperties } from 'react'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { useDrawn } from './use-drawn.ts'
import css from './stacked-bar.module.css'

export type StackPart = {
  key: string
  /** "깊은 잠" */
  name: string
  /** Share of the whole in any unit, minutes for instance. Null: not measured; the words under the bar say so. */
  amount: number | null
  /** "1시간 5분", or that nobody knows it. */
  value: string
  color: DataColor
}

type Props = {
  parts: readonly StackPart[]
  /** The whole sentence: "수면 6시간 10분: 깊은 잠 1시간 5분, …". */
  label: string
  /** Stands in the bar's place when no part has an amount. */
  emptyText: string
  animated?: boolean
}

/** Parts of a whole in one bar, in the order given; the same parts stand in words under it, unknown ones too. */
export function StackedBar({ parts, label, emptyText, animated = false }: Props) {
  const drawn = useDrawn(animated)
  const shares = stackShares(parts)
  if (shares.length === 0) return <p className={css.empty}>{emptyText}</p>
  return (
    <figure>
      <div
        className={css.stack}
        role="img"
        aria-label={label}
        data-animated={animated || undefined}
        data-drawn={drawn || undefined}
      >
        {shares.map(({ key, color, share }) => (
          <span key={key} data-part={key} style={{ '--share': share, '--color': dataColor(color) } as CSSProperties} />
        ))}
      </div>
      <dl className={css.legend}>
        {parts.map(({ key, name, value, color }) => (
          <div key={key}>
            <dt>
              <span className={css.key} style={{ '--color': dataColor(color) } as CSSProperties} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/**
 * Percent of the whole for each part that has any; parts of nothing, less than nothing or unknown amount take no room.
 */
export function stackShares(parts: readonly StackPart[]) {
  const shown = parts.flatMap(({ key, color, amount }) =>
    amount !== null && amount > 0 && Number.isFinite(amount) ? [{ key, color, amount }] : [],
  )
  // the largest part is 1, so that huge amounts do not add up to infinity
  const largest = shown.reduce((most, { amount }) => Math.max(most, amount), 0)
  const whole = shown.reduce((sum, { amount }) => sum + amount / largest, 0)
  return shown.map(({ key, color, amount }) => ({ key, color, share: (amount / largest / whole) * 100 }))
}
