import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '#src/ui/icon/icon.tsx'
import css from './measure.module.css'

export interface Check {
  icon: LucideIcon
  /** A tip is neither. */
  is?: 'ok' | 'no'
  title: ReactNode
  sub?: ReactNode
  /** Where what `sub` asks for is done. */
  to?: string
}

/** Lines with a round mark: how to measure, or what was checked. */
export function Checks({ list, label, labelledBy }: { list: readonly Check[]; label?: string; labelledBy?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul className={css.checks} role="list" aria-label={label} aria-labelledby={labelledBy}>
      {list.map(({ icon, is, title, sub, to }, index) => (
        // A fixed list: the place is the key.
        <li key={index} data-is={is}>
          <span>
            <Icon of={icon} size="xs" />
          </span>
          <b>{title}</b>
          {sub !== undefined && <small>{to === undefined ? sub : <Link to={to}>{sub}</Link>}</small>}
        </li>
      ))}
    </ul>
  )
}
