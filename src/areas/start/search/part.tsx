import type { ReactNode } from 'react'
import { Card } from '#src/ui/card/card.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import css from './search.module.css'

/** What was found of one kind, under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={css.part}>
      <h2 className={css.head}>{title}</h2>
      <Card as="div" tight>
        <Rows>{children}</Rows>
      </Card>
    </section>
  )
}
