import type { ReactNode } from 'react'
import css from './state-page.module.css'

/** A page that holds one message in its middle: errors, not found, not built yet. `fine` is the small line at its end. */
export function StatePage({ bar, children, fine }: { bar: ReactNode; children: ReactNode; fine?: ReactNode }) {
  return (
    <>
      {bar}
      <main className={css.page}>
        <div className={css.middle}>{children}</div>
        {fine && <p className={css.fine}>{fine}</p>}
      </main>
    </>
  )
}
