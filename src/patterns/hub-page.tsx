import type { ReactNode } from 'react'
import { Lead } from '#src/ui/page/page.tsx'
import { PageShell } from './page-shell.tsx'

interface Props {
  bar: ReactNode
  /** The page's answer in its first line; `title` is the h1. Left out where the bar already holds the h1. */
  lead?: { above?: ReactNode; title: ReactNode; below?: ReactNode } | undefined
  /** Cards, the most urgent first; one quiet banner last. */
  children?: ReactNode
  /** In place of all that: nothing there yet, or it did not come. */
  instead?: ReactNode
}

/** Hub: 홈, 식단, 기록, 챌린지, 전체. The tab bar below belongs to the frame, by the route's flag. */
export function HubPage({ bar, lead, children, instead }: Props) {
  return (
    <PageShell bar={bar} instead={instead}>
      {lead && <Lead above={lead.above} title={lead.title} below={lead.below} />}
      {children}
    </PageShell>
  )
}
