import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { moveFocus, tabStop } from '../base/roving.ts'
import css from './tabs.module.css'

type TabsProps<T extends string> = {
  /** Ties tabs and panel together; unique on the page. */
  id: string
  label: string
  tabs: readonly { value: T; label: string; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/**
 * Words with a line under the chosen one; arrow keys move and choose. The panel is a `TabPanel` with the same id.
 * [WID-18]
 */
export function Tabs<T extends string>({ id, label, tabs, value, onChange, className }: TabsProps<T>) {
  const stop = tabStop(tabs, value)
  return (
    <div className={classNames(css.tabs, className)} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === stop ? 0 : -1}
          disabled={tab.disabled}
          onKeyDown={moveFocus}
          onClick={() => tab.value !== value && onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** What the chosen tab shows. */
export function TabPanel({
  tabsId,
  value,
  children,
  className,
}: {
  tabsId: string
  value: string
  children: ReactNode
  className?: string
}) {
  return (
    <div id={`${tabsId}-panel`} className={className} role="tabpanel" aria-labelledby={`${tabsId}-${value}`}>
      {children}
    </div>
  )
}
