import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import css from './next-step.module.css'

type Props = {
  /** Two lines at most; line breaks are kept. */
  title: string
  text: ReactNode
  /** What it is about, 80 px: `<DishTile size="l" … />`. */
  picture?: ReactNode
  action: ReactNode
}

/** The one thing to do next, with its reason and its button. */
export function NextStep({ title, text, picture, action }: Props) {
  return (
    <Card>
      <div className={css.head}>
        <h2>{title}</h2>
        {picture}
      </div>
      <p className={css.text}>{text}</p>
      {action}
    </Card>
  )
}
