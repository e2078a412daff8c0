import type { ReactNode } from 'react'
import { Lead } from '#src/ui/page/page.tsx'
import { PageShell } from './page-shell.tsx'

interface Props {
  bar: ReactNode
  /** What the one thing looks like: a tray, a picture, a map. Reaches the page's own edges. */
  picture?: ReactNode
  /** Its name, the h1, with what is above and below it. Left out where the bar already holds the h1. */
  lead?: { above?: ReactNode; title: ReactNode; below?: ReactNode } | undefined
  /** What is known of it, in cards. */
  children?: ReactNode
  /** In place of all that: there is no such thing, or it did not come. */
  instead?: ReactNode
  /** What can be done with it; one action at most. */
  action?: ReactNode
}

/** Detail: one dish, one post, one reservation, one device. */
export function DetailPage({ bar, picture, lead, children, instead, action }: Props) {
  return (
    <PageShell bar={bar} action={action} instead={instead}>
      {picture}
      {lead && <Lead above={lead.above} title={lead.title} below={lead.below} />}
      {children}
    </PageShell>
  )
}
