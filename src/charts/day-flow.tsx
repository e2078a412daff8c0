import type { CSSProperties } from 'react'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import css from './day-flow.module.css'

export type FlowMeal = {
  key: string
  /** "점심 41%". */
  name: string
  /** "13일". */
  days: string
  /** When it usually is, `HH:mm`; null where too few records tell it, or they lie too far apart. */
  time: string | null
  /** Percent of the energy: the bowl's area. */
  rate: number
  /** Eaten on fewer than half of the days. */
  rare: boolean
  /** Korean name of what stands in the bowl. */
  dish: string
}

/** A bowl of this share is as wide as its column. */
const FULL = 42

/**
 * The meals of a usual day, in order of time: the more energy, the larger the bowl; dashed where the meal is rare.
 * Every value stands in words.
 */
export function DayFlow({ label, meals }: { label: string; meals: readonly FlowMeal[] }) {
  return (
    <div className={css.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.flow} role="list" aria-label={label}>
        {meals.map(({ key, name, days, time, rate, rare, dish }) => (
          <li key={key} style={{ '--bowl': Math.max(0.34, Math.sqrt(Math.min(1, rate / FULL))) } as CSSProperties}>
            <span className={css.time}>{time ?? '–'}</span>
            <span className={css.bowl} data-rare={rare || undefined}>
              <Dish {...dishFor(dish)} size={64} className={css.dish} />
            </span>
            <b>{name}</b>
            <span>{days}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
