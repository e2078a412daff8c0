import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './tab-bar.module.css'

export type TabBarItem = {
  id: string
  label: string
  icon: LucideIcon
  /** The link, for example `<Link to="/main" />`. */
  render: RenderElement
  current?: boolean
}

/** The bottom navigation: five places, the current one in green and tinted. */
export function TabBar({ label, items, className }: { label: string; items: TabBarItem[]; className?: string }) {
  return (
    <nav className={classNames(css.bar, className)} aria-label={label}>
      {items.map(({ id, label: word, icon, render, current }) =>
        slot(render, 'a', {
          key: id,
          className: css.item,
          'data-current': current || undefined,
          'aria-current': current ? 'page' : undefined,
          children: (
            <>
              <Icon of={icon} on={current} />
              {word}
            </>
          ),
        }),
      )}
    </nav>
  )
}
