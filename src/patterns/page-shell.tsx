import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { StickyAction } from '#src/ui/sticky-action.tsx'
import css from './page-shell.module.css'

interface Props {
  /** The app bar: `<ScreenBar …/>`. It stays at the top. */
  bar: ReactNode
  /** The one verb of the page, at the thumb. */
  action?: ReactNode
  children: ReactNode
}

/** What every pattern stands on: bar, the page's one `main`, sticky action, safe areas. Screens use a pattern, not this. */
export function PageShell({ bar, action, children }: Props) {
  return (
    <>
      {bar}
      <main className={css.main} data-action={action ? '' : undefined}>
        <Page bottom={action ? 'action' : 'plain'}>{children}</Page>
        {action && <StickyAction>{action}</StickyAction>}
      </main>
    </>
  )
}
