import { use } from 'react'
import type { MouseEventHandler, ReactNode } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { InListItem } from './list-item.ts'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './list-row.module.css'

/** The list that rows stand in. */
export function Rows({
  children,
  label,
  labelledBy,
  className,
}: {
  children: ReactNode
  label?: string
  labelledBy?: string
  className?: string
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul className={classNames(css.rows, className)} role="list" aria-label={label} aria-labelledby={labelledBy}>
      <InListItem value={false}>{children}</InListItem>
    </ul>
  )
}

type ListRowProps = {
  title: ReactNode
  sub?: ReactNode
  /** What leads the row, 48 px: RowIcon, DishTile, DateTile, Avatar. */
  lead?: ReactNode
  /** What ends it: a number in <b>, a switch, a radio. */
  end?: ReactNode
  /** Shows that the row leads somewhere. */
  chevron?: boolean
  tight?: boolean
  /** The link the row is. */
  render?: RenderElement
  /** Without `render` the row becomes a button. */
  onClick?: MouseEventHandler
  /** The accessible name when the visible words do not say it. */
  label?: string
  /** The element inside the list item: `label` makes the whole row press the choice in `end`. */
  as?: 'div' | 'label'
  className?: string
}

/**
 * One item of `Rows` or of an `InfiniteList`; whatever leads it takes 48 px, and pictures keep their size when text
 * grows.
 */
export function ListRow(props: ListRowProps) {
  const { title, sub, lead, end, chevron, tight, render, onClick, label, as = 'div', className } = props
  const inItem = use(InListItem)
  const tag = onClick && !render ? 'button' : as
  const row = slot(render, tag, {
    ...(tag === 'button' ? { type: 'button' } : {}),
    ...(onClick ? { onClick } : {}),
    className: classNames(css.row, className),
    'data-tight': tight || undefined,
    'aria-label': label,
    children: (
      <>
        {lead}
        <span className={css.main}>
          <span className={css.title}>{title}</span>
          {sub && <span className={css.sub}>{sub}</span>}
        </span>
        {(end || chevron) && (
          <span className={css.tail}>
            {end && <span className={css.end}>{end}</span>}
            {chevron && <Icon of={ChevronRight} className={css.chevron} />}
          </span>
        )}
      </>
    ),
  })
  return inItem ? row : <li className={css.item}>{row}</li>
}

/** An icon on its tile, 48 px. */
export function RowIcon({ icon, on, className }: { icon: LucideIcon; on?: boolean; className?: string }) {
  return (
    <span className={classNames(css.icon, className)}>
      <Icon of={icon} on={on} />
    </span>
  )
}

/** Weekday over day of the month, 48 px. */
export function DateTile({ weekday, day }: { weekday: ReactNode; day: ReactNode }) {
  return (
    <span className={css.date}>
      {weekday}
      <b>{day}</b>
    </span>
  )
}
