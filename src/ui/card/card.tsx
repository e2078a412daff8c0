import { createElement } from 'react'
import type { ReactNode } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './card.module.css'

type CardProps = {
  children: ReactNode
  /** `linen` only under food, `brand` for a word of advice. */
  tone?: 'card' | 'linen' | 'brand'
  /** Only when it lies over another surface. */
  raised?: boolean
  /** Less room above and below: it holds one row that brings its own. */
  tight?: boolean
  /** Names the section when no heading does. */
  label?: string
  labelledBy?: string
  as?: 'section' | 'div' | 'article' | 'aside' | 'li'
  /** The whole card as one link. */
  render?: RenderElement
  className?: string
}

/** A surface on the page: no border, no shadow, brighter than what it lies on. */
export function Card({
  children,
  tone = 'card',
  raised,
  tight,
  label,
  labelledBy,
  as = 'section',
  render,
  className,
}: CardProps) {
  return slot(render, as, {
    className: classNames(css.card, className),
    'data-tone': tone,
    'data-raised': raised || undefined,
    'data-tight': tight || undefined,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    children,
  })
}

/** The card's title and, at its right, the way to more. */
export function CardHead({
  title,
  id,
  level = 2,
  more,
}: {
  title: ReactNode
  id?: string
  level?: 2 | 3
  more?: ReactNode
}) {
  return (
    <div className={css.head}>
      {createElement(`h${level}`, { className: css.title, id }, title)}
      {more}
    </div>
  )
}

/** "전체 보기 ›": give it the link or button to draw on. */
export function MoreLink({ children, render }: { children: ReactNode; render: RenderElement }) {
  return slot(render, 'a', {
    className: css.more,
    children: (
      <>
        {children}
        <Icon of={ChevronRight} size="xs" />
      </>
    ),
  })
}
