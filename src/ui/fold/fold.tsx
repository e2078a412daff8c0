import type { ReactNode } from 'react'
import css from './fold.module.css'

type Props = {
  /** What stands here, and why it is folded. */
  title: ReactNode
  text?: ReactNode
  /** Shows it all the same; none where there is nothing to show. */
  action?: ReactNode
}

/** In the place of something that is not shown at once: what somebody reported. */
export function Fold({ title, text, action }: Props) {
  return (
    <div className={css.fold}>
      <p>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      {action}
    </div>
  )
}
