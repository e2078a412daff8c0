import type { ReactNode } from 'react'
import css from './sticky-action.module.css'

/** The one thing to do here, at the thumb. Put it after the page, inside `main`; the page takes `bottom="action"`. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={css.action}>{children}</div>
}
