import { createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { EmptyArt } from './empty-art.tsx'
import css from './empty-state.module.css'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** Empty bowls when nothing is there yet, a broken one when something failed. */
  art?: 'bowls' | 'broken'
  /** Instead of it: a state with a drawing of its own. */
  picture?: ComponentType<{ className?: string }>
  action?: ReactNode
  level?: 1 | 2
}

/** Nothing here yet: says what, says why, and the one way on. */
export function EmptyState({ title, text, art = 'bowls', picture: Picture, action, level = 2 }: Props) {
  return (
    <section className={css.empty}>
      {Picture ? <Picture className={css.art} /> : <EmptyArt art={art} className={css.art} />}
      {createElement(`h${level}`, { className: css.title }, title)}
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </section>
  )
}
