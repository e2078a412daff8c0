import type { ReactNode } from 'react'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { PageShell } from './page-shell.tsx'
import css from './settings-page.module.css'

interface Props {
  bar: ReactNode
  /** Who is signed in, or what the page is for. */
  lead?: ReactNode
  /** `<SettingsGroup>`s, the most used first. */
  children?: ReactNode
  /** Version, sign-out: the quiet end of the page. */
  end?: ReactNode
  /** In place of all that: nothing to set, or it did not come. */
  instead?: ReactNode
}

/** Settings and menus: groups of rows. */
export function SettingsPage({ bar, lead, children, end, instead }: Props) {
  return (
    <PageShell bar={bar} instead={instead}>
      {lead}
      {children}
      {end}
    </PageShell>
  )
}

/** A titled card of rows. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card label={title} className={css.group}>
      <CardHead title={title} />
      {children}
    </Card>
  )
}
