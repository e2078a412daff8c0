import type { ReactNode } from 'react'
import css from './kit.module.css'

interface Props {
  /** Names the section: "최근 혈압". */
  label: string
  /** When: "어제 21:30". */
  when: ReactNode
  /** The one big number, its units in `<small>`. */
  children: ReactNode
  /** What it means: a word, a comparison, what is left. */
  notes?: ReactNode
  /** Under it, where somebody may need help. */
  care?: ReactNode
}

/** The latest reading, large, with what it means. */
export function RecordHead({ label, when, children, notes, care }: Props) {
  return (
    <section className={css.reading} aria-label={label}>
      <div className={css.when}>{when}</div>
      <h2 className={css.value}>{children}</h2>
      {notes ? <div className={css.notes}>{notes}</div> : null}
      {care ? <div className={css.help}>{care}</div> : null}
    </section>
  )
}
