import type { CSSProperties } from 'react'
import { dataColor, type DataColor } from './data-color.ts'
import css from './twenty-parts.module.css'

type Props = {
  /** Whole points, 0 to `most`. Null: nobody knows them; the cells are outlines. */
  value: number | null
  most?: number
  /** The whole sentence: "혈압 20점 가운데 17점". */
  label: string
  color?: DataColor
}

/** Points as cells that can be counted: what is there, and how much there could be. */
export function TwentyParts({ value, most = 20, label, color = 'positive' }: Props) {
  return (
    <div
      className={css.parts}
      role="img"
      aria-label={label}
      data-unknown={value === null || undefined}
      style={{ '--most': most, '--color': dataColor(color) } as CSSProperties}
    >
      {Array.from({ length: most }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
        <i key={at} data-on={(value !== null && at < value) || undefined} />
      ))}
    </div>
  )
}
