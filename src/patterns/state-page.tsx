import type { ReactNode } from 'react'
import { Center } from '#src/ui/page/page.tsx'
import { PageShell } from './page-shell.tsx'
import css from './state-page.module.css'

interface Props {
  bar: ReactNode
  /** `<ErrorState …/>` with its way to try again, or `<EmptyState …/>`; with the page's h1. */
  children: ReactNode
  /** The small line at the page's end: a number to tell the help desk. */
  fine?: ReactNode
  /** The one way on, at the thumb. */
  action?: ReactNode
}

/** State: a page that is one message, because its data or its code did not come or there is no such page. */
export function StatePage({ bar, children, fine, action }: Props) {
  return (
    <PageShell bar={bar} action={action}>
      <Center>{children}</Center>
      {fine && <p className={css.fine}>{fine}</p>}
    </PageShell>
  )
}
