import type { ReactNode } from 'react'
import { Dish } from '../dish/dish.tsx'
import { dishFor } from '../dish/dish-name.ts'
import css from './basket-bar.module.css'

type Props = {
  /** Korean names of what is in it; the last four are drawn. */
  dishes: readonly string[]
  /** Their sum: "612 kcal". */
  title: string
  /** How many, and when: "4가지, 오후 7:20". */
  text: string
  /** What came of the last try, over the bar: announced. */
  note?: ReactNode
  /** What the words open, a look at what is in it: said before them. */
  openLabel: string
  onOpen: () => void
  /** The button that records it. */
  action: ReactNode
}

/**
 * What was chosen so far, at the thumb: bowls, sum, and the one button. Its words open what is in it. Goes into a
 * page's `action`.
 */
export function BasketBar({ dishes, title, text, note, openLabel, onOpen, action }: Props) {
  return (
    <div className={css.basket}>
      {note && (
        <p className={css.note} role="status">
          {note}
        </p>
      )}
      <div className={css.bar}>
        <button
          type="button"
          className={css.open}
          aria-label={[openLabel, title, text].filter(Boolean).join(', ')}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Bowls names={dishes.slice(-4)} />
          <span className={css.words}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </button>
        {action}
      </div>
    </div>
  )
}

/** A few bowls that overlap, by the Korean names of their dishes. */
export function Bowls({ names, size = 30 }: { names: readonly string[]; size?: number }) {
  return (
    <span className={css.bowls} aria-hidden="true">
      {names.map((name, at) => (
        <Dish key={`${name} ${at}`} {...dishFor(name)} size={size} />
      ))}
    </span>
  )
}
