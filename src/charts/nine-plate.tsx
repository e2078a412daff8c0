import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import css from './nine-plate.module.css'

export interface PlateCell {
  key: string
  name: string
  icon: LucideIcon
  /** `unknown`: nothing of it is known. */
  is: 'fine' | 'caution' | 'danger' | 'unknown'
  /** How it stands, in a word. */
  word: string
}

type Props = {
  /** What the picture says in one sentence. */
  label: string
  /** Nine: the middle first, then from the top round to the left. */
  cells: readonly PlateCell[]
  onOpen: (key: string) => void
}

/** The outer cell at the top; the others are the same, turned. */
const CELL = '116.5,28.4 213.5,28.4 185.2,96.5 144.8,96.5'
const MIDDLE = '141.4,108 188.6,108 222,141.4 222,188.6 188.6,222 141.4,222 108,188.6 108,141.4'
const TRAY = '225.5,19 311,104.5 311,225.5 225.5,311 104.5,311 19,225.5 19,104.5 104.5,19'
/** From the middle of the plate to the middle of an outer cell, in parts of its width. */
const REACH = 0.325

/** Where a cell's words stand, in percent. */
const placeOf = (at: number): { left: string; top: string } => {
  const angle = ((at - 1) * Math.PI) / 4
  const reach = at === 0 ? 0 : REACH * 100
  return { left: `${50 + reach * Math.sin(angle)}%`, top: `${50 - reach * Math.cos(angle)}%` }
}

/**
 * A plate of nine dishes: what is fine is barely tinted, what asks for a look has an edge and a word. Each leads to its
 * own.
 */
export function NinePlate({ label, cells, onOpen }: Props) {
  return (
    <div className={css.plate} role="group" aria-label={label}>
      <svg viewBox="0 0 330 330" aria-hidden="true">
        <polygon className={css.tray} points={TRAY} />
        {cells.map(({ key, is }, at) => (
          <polygon
            key={key}
            className={css.cell}
            data-is={is}
            points={at === 0 ? MIDDLE : CELL}
            transform={at === 0 ? undefined : `rotate(${(at - 1) * 45} 165 165)`}
          />
        ))}
      </svg>
      {cells.map(({ key, name, icon, is, word }, at) => (
        <button
          key={key}
          type="button"
          data-is={is}
          style={placeOf(at)}
          aria-label={`${name}, ${word}`}
          onClick={() => onOpen(key)}
        >
          <Icon of={icon} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
