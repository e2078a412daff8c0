import { createElement } from 'react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../base/class-names.ts'
import css from './page.module.css'

type PageProps = {
  children: ReactNode
  /** What stands over its end: nothing, the tab bar, a sticky action. */
  bottom?: 'plain' | 'tabbar' | 'action'
  /** Waiting for its content; `label` then says so. */
  busy?: boolean
  label?: string
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The column of cards between app bar and bottom. */
export function Page({ children, bottom = 'plain', busy, label, className, ref }: PageProps) {
  return (
    <div
      ref={ref}
      className={classNames(css.page, className)}
      data-bottom={bottom}
      aria-busy={busy || undefined}
      role={label ? 'region' : undefined}
      aria-label={label}
    >
      {children}
    </div>
  )
}

type LeadProps = { title: ReactNode; above?: ReactNode; below?: ReactNode; as?: 'h1' | 'h2'; className?: string }

/**
 * The page's answer in its first line; stands on the page at the cards' own left edge. Line breaks in a text are kept.
 */
export function Lead({ title, above, below, as = 'h1', className }: LeadProps) {
  return (
    <section className={classNames(css.lead, className)}>
      {above && <p>{above}</p>}
      {createElement(as, null, title)}
      {below && <p className={css.below}>{below}</p>}
    </section>
  )
}

/** An empty or failed page: its content in the middle of what height there is. */
export function Center({ children }: { children: ReactNode }) {
  return <div className={css.center}>{children}</div>
}

/** The small line at the end of a page. */
export function Fine({ children }: { children: ReactNode }) {
  return <p className={css.fine}>{children}</p>
}
