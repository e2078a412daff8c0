import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { Mark } from '../mark/mark.tsx'
import css from './coach.module.css'

type Props = {
  /** Names the section: "AI 코멘트". */
  label: string
  children: ReactNode
  /** Who says so, and how sure it is. */
  note?: ReactNode
}

/** A word of advice from the service itself, under its mark. */
export function Coach({ label, children, note }: Props) {
  return (
    <Card tone="brand" label={label} className={css.coach}>
      <Mark className={css.mark} />
      <div>
        <p className={css.text}>{children}</p>
        {note && <small className={css.note}>{note}</small>}
      </div>
    </Card>
  )
}
