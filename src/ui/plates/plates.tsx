import Leaf from 'lucide-react/icons/leaf'
import { Dish } from '../dish/dish.tsx'
import { dishFor } from '../dish/dish-name.ts'
import { Icon, type LucideIcon } from '../icon/icon.tsx'
import css from './plates.module.css'

export interface Plate {
  is: 'done' | 'now' | 'next'
  /** Below it: the day it was emptied, 오늘, its number. */
  label: string
  /** What it was given for, where that is not the emptied plate itself. */
  icon?: LucideIcon | undefined
  /** What reaching a place to come brings: "500P". */
  brings?: string | undefined
}

type Props = {
  /** What the row says in a sentence: "7번 가운데 3번 비웠어요". */
  label: string
  plates: readonly Plate[]
  /** Dish on the plate that can be emptied today, by its Korean name. */
  dish?: string | undefined
}

/**
 * Plates that have been emptied, the one of today, and places for those to come: in one row up to seven, eight by four,
 * else by five.
 */
export function Plates({ label, plates, dish }: Props) {
  return (
    <ol
      className={css.plates}
      aria-label={label}
      data-by={plates.length <= 7 ? undefined : plates.length === 8 ? 4 : 5}
    >
      {plates.map((plate, at) => (
        <li key={at} data-is={plate.is}>
          <i className={css.seat} data-is={plate.is} data-brings={plate.brings === undefined ? undefined : true}>
            {plate.brings}
            {plate.is === 'next' ? null : (
              <Dish className={css.plate} {...(plate.is === 'now' && dish ? dishFor(dish) : EMPTY)} size={42} />
            )}
            {plate.is === 'done' ? <Icon of={plate.icon ?? Leaf} className={css.leaf} /> : null}
          </i>
          <span>{plate.label}</span>
        </li>
      ))}
    </ol>
  )
}

const EMPTY = { dish: 'empty' } as const
