import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import css from './badge.module.css'

export type BadgeKind = 'plain' | 'brand' | 'food' | 'positive' | 'caution' | 'danger' | 'info'

type Props = { kind?: BadgeKind; icon?: LucideIcon; children: ReactNode; className?: string }

/** A word that says a state; its colour never says it alone. */
export function Badge({ kind = 'plain', icon, children, className }: Props) {
  return (
    <span className={classNames(css.badge, className)} data-kind={kind}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}

/** How many are new; `label` says it in words. Above 99 it shows 99+. */
export function Count({ value, label }: { value: number; label: string }) {
  return (
    <span className={css.count} role="img" aria-label={label}>
      {value > 99 ? '99+' : value}
    </span>
  )
}
