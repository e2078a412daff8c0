import type { ReactNode } from 'react'
import { Card } from '#src/ui/card/card.tsx'
import { Fine, Lead } from '#src/ui/page/page.tsx'
import { ShowOrder, type ShowOrderRow } from '#src/ui/show-order/show-order.tsx'
import { PageShell } from './page-shell.tsx'

interface Props {
  bar: ReactNode
  lead?: { title: ReactNode; below?: ReactNode } | undefined
  /** What the arrangement looks like where it stands. */
  preview?: ReactNode
  /** Names the list. */
  label: string
  rows: readonly ShowOrderRow[]
  /** After every step: there is no button to save with. */
  onChange(rows: ShowOrderRow[]): void
  /** What follows the list, such as how a hidden thing comes back. */
  note?: ReactNode
}

/** What is shown, and in which order: indicators, cards of home, quick menu. */
export function ShowOrderPage({ bar, lead, preview, label, rows, onChange, note }: Props) {
  return (
    <PageShell bar={bar}>
      {lead && <Lead title={lead.title} below={lead.below} />}
      {preview}
      <Card label={label}>
        <ShowOrder label={label} rows={rows} onChange={onChange} />
      </Card>
      {note && <Fine>{note}</Fine>}
    </PageShell>
  )
}
