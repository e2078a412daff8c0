import type { ReactNode } from 'react'
import { Center, Lead } from '#src/ui/page/page.tsx'
import { PageShell } from './page-shell.tsx'

interface Props {
  bar: ReactNode
  lead?: { above?: ReactNode; title: ReactNode; below?: ReactNode } | undefined
  /** Search field, chips: what narrows the list. Stays when the list is empty. */
  filter?: ReactNode
  /** In the middle, in place of the rows: nothing there, or nothing came. `<EmptyState …/>`, `<ErrorState …/>`. */
  instead?: ReactNode
  /** One action at most. */
  action?: ReactNode
  children?: ReactNode
}

/** List and detail: back bar with a small title, lead line, then rows or cards. */
export function ListPage({ bar, lead, filter, instead, action, children }: Props) {
  return (
    <PageShell bar={bar} action={action}>
      {lead && <Lead above={lead.above} title={lead.title} below={lead.below} />}
      {filter}
      {instead ? <Center>{instead}</Center> : children}
    </PageShell>
  )
}
