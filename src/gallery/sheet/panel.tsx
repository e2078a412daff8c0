import type { ReactNode } from 'react'
import css from './sheet.module.css'

type Props = {
  title: string
  note: string
  wide?: boolean
  /** On the page's ground instead of a card's. */
  page?: boolean
  children: ReactNode
}

/** One section of the board's widgets sheet, at the sheet's own width: 424 px, or 1,320 px for the wide ones. */
export function Panel({ title, note, wide = false, page = false, children }: Props) {
  return (
    <main className={css.panel} data-story="" data-wide={wide || undefined} data-page={page || undefined}>
      <h1>
        {title} <span lang="en">{note}</span>
      </h1>
      {children}
    </main>
  )
}

/** What stands over a specimen on the sheet, in English there too. */
export function Spec({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.spec}>
      <span lang="en">{name}</span>
      {children}
    </div>
  )
}
