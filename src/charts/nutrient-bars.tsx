import { HorizontalBar } from './bar.tsx'
import type { DataColor } from './data-color.ts'
import css from './bar.module.css'

export type NutrientRow = {
  key: string
  name: string
  /** Share of the day's amount; null when nobody knows it: then words stand there, never an empty bar. */
  percent: number | null
  /** What the row says at its end: "62%", "18 g"; or that the value is unknown. */
  value: string
  /** The sentence for screen readers. */
  label: string
  color: DataColor
  over?: boolean
}

/** Nutrients of a dish or a meal, one line each. */
export function NutrientBars({ label, rows }: { label: string; rows: readonly NutrientRow[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul className={css.rows} role="list" aria-label={label}>
      {rows.map(({ key, percent, ...row }) => (
        <li key={key}>
          {percent === null ? (
            <div className={css.line}>
              <span>{row.name}</span>
              <span className={css.unknown}>{row.value}</span>
            </div>
          ) : (
            <HorizontalBar {...row} percent={percent} />
          )}
        </li>
      ))}
    </ul>
  )
}
