import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import css from './notice.module.css'

type Props = {
  kind?: 'plain' | 'info' | 'positive' | 'caution' | 'danger'
  icon?: LucideIcon
  /** A line in bold above the words. */
  title?: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Announced when it appears: `status` politely, `alert` at once. */
  live?: 'status' | 'alert' | 'off'
  className?: string
}

/** A full-width line of state inside the page. */
export function Notice({ kind = 'plain', icon, title, children, action, live = 'off', className }: Props) {
  return (
    <div className={classNames(css.notice, className)} data-kind={kind} role={live === 'off' ? undefined : live}>
      {icon && <Icon of={icon} />}
      <span className={css.words}>
        {title && <b>{title}</b>}
        {children}
      </span>
      {action}
    </div>
  )
}
