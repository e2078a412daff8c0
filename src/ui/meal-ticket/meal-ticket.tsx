import type { ReactNode } from 'react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import { Dish } from '../dish/dish.tsx'
import { dishFor } from '../dish/dish-name.ts'
import { Icon } from '../icon/icon.tsx'
import css from './meal-ticket.module.css'

type Props = {
  title: ReactNode
  /** Where it is good. */
  place: ReactNode
  /** Until when, or what became of it. */
  end?: ReactNode
  /** The dish on it, by its Korean name; without one it is for the shop. */
  dish?: string | undefined
  /** Used or over: faded. */
  spent?: boolean
  /** Stamped across: two short lines. */
  seal?: { title: string; sub: string } | undefined
  /** Level of the title as a heading. */
  level?: 2 | undefined
  /** The link that the ticket is. */
  render?: RenderElement
}

/** A coupon as a paper ticket, torn along the dashes when it is used. */
export function MealTicket({ title, place, end, dish, spent, seal, level, render }: Props) {
  const Title = level ? 'h2' : 'b'
  return slot(render, 'div', {
    className: css.ticket,
    'data-spent': spent || undefined,
    'data-sealed': seal ? true : undefined,
    children: (
      <>
        <span className={css.art}>{dish ? <Dish {...dishFor(dish)} size={64} /> : <Icon of={ShoppingBag} />}</span>
        <span className={css.main}>
          <Title>{title}</Title>
          <span>{place}</span>
          {end ? <span className={css.end}>{end}</span> : null}
        </span>
        {seal ? (
          <span className={css.seal}>
            <b>{seal.title}</b>
            <small>{seal.sub}</small>
          </span>
        ) : null}
      </>
    ),
  })
}
