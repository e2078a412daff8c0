import type { ReactNode } from 'react'
import css from './figure.module.css'

type Props = {
  /** "739 kcal 남았어요" */
  children: ReactNode
  /** What the figure is of. */
  above?: ReactNode
  below?: ReactNode
}

/** The one big line of a card. */
export function Figure({ children, above, below }: Props) {
  return (
    <div className={css.figure}>
      {above && <p>{above}</p>}
      <strong>{children}</strong>
      {below && <p>{below}</p>}
    </div>
  )
}
