import type { ReactNode } from 'react'
import { Center } from '#src/ui/page.tsx'
import { PageShell } from './page-shell.tsx'

interface Props {
  bar: ReactNode
  /** The latest reading with its time, change and goal: the one big number. */
  reading: ReactNode
  /** Period switch and graph, in one card. */
  graph: ReactNode
  /** The records with their origin, in one card. */
  records: ReactNode
  /** Shown instead of reading, graph and records while there is none: `<EmptyState …/>`. */
  empty?: ReactNode
  /** Opens the entry sheet: `<Button size="l" block …>`. */
  action: ReactNode
  /** Sheets and dialogs of the screen. */
  children?: ReactNode
}

/** Record, a graph over time: 체중, 혈압, 혈당, 수면. */
export function RecordPage({ bar, reading, graph, records, empty, action, children }: Props) {
  return (
    <>
      <PageShell bar={bar} action={action}>
        {empty ? (
          <Center>{empty}</Center>
        ) : (
          <>
            {reading}
            {graph}
            {records}
          </>
        )}
      </PageShell>
      {children}
    </>
  )
}
