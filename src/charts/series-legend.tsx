import type { CSSProperties, ReactNode } from 'react'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import css from './series-legend.module.css'

type Item = {
  key: string
  /** The series differ by shape too. */ shape: 'dot' | 'ring' | 'dash' | 'block'
  /** Without one it is a line of the drawing, not a series. */ color?: DataColor
  text: ReactNode
}

/** Which mark is which series, in words. */
export function SeriesLegend({ items }: { items: readonly Item[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul className={css.legend} role="list">
      {items.map(({ key, shape, color, text }) => (
        <li key={key}>
          <span
            className={css.key}
            data-shape={shape}
            style={{ '--color': color ? dataColor(color) : 'var(--ink-sub)' } as CSSProperties}
          />
          {text}
        </li>
      ))}
    </ul>
  )
}
