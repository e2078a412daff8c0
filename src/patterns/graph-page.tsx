import type { ReactNode } from 'react'
import { Card } from '#src/ui/card/card.tsx'
import css from './graph-page.module.css'
import { PageShell } from './page-shell.tsx'

interface Props {
  bar: ReactNode
  /** The latest reading with its time, change and goal: the one big number. */
  reading: ReactNode
  /** Over how long: `<Segmented …/>`. */
  period: ReactNode
  /** The chart over that period, with its table; it waits, fails and is empty in its own place, the period stays. */
  graph: ReactNode
  /** What the period comes to, in cards: mean, highest and lowest, days with a reading. */
  summary?: ReactNode
  /** The records by day, with their origin, in one card. */
  records: ReactNode
  /** In place of all that: no record yet, or none came. */
  instead?: ReactNode
  /** Opens the entry: `<Button size="l" block …>`. */
  action: ReactNode
  /** Sheets and dialogs of the screen. */
  children?: ReactNode
}

/** Graph over time: 체중, 혈압, 혈당, 수면. What is entered there is a sheet, or a page of its own (RecordFormPage). */
export function GraphPage({ bar, reading, period, graph, summary, records, instead, action, children }: Props) {
  return (
    <>
      <PageShell bar={bar} action={action} instead={instead}>
        {reading}
        <Card className={css.graph}>
          {period}
          {graph}
        </Card>
        {summary}
        {records}
      </PageShell>
      {children}
    </>
  )
}
