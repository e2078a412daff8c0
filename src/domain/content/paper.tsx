import type { ReactNode } from 'react'
import css from './paper.module.css'

interface Props {
  title: string
  /** Below the title: whose or what it is, and of when. */
  lines: readonly string[]
  children: ReactNode
  /** The last line, small: what the values are and are not. */
  fine: string
}

/** One sheet to show or to print: white in every theme, on the screen too; printed in two columns. */
export function Paper({ title, lines, children, fine }: Props) {
  return (
    <article className={css.paper} data-theme="light">
      <header className={css.head}>
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {children}
      <p className={css.fine}>{fine}</p>
    </article>
  )
}

type PartProps = {
  title: string
  sentence?: string | undefined
  chart?: ReactNode
  table?: ReactNode
  children?: ReactNode
}

/** A part of the sheet, never torn between two: a sentence, a picture and a table that paper shows too. */
export function PaperPart({ title, sentence, chart, table, children }: PartProps) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {sentence ? <p>{sentence}</p> : null}
      {chart}
      {table ? <div className={css.table}>{table}</div> : null}
      {children}
    </section>
  )
}
