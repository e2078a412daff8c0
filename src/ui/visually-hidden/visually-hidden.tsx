import { createElement } from 'react'
import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

type Props = { children: ReactNode; as?: 'span' | 'div' | 'p' | 'h1' | 'h2'; id?: string; role?: string }

/** Words for screen readers only. */
export function VisuallyHidden({ as = 'span', ...props }: Props) {
  return createElement(as, { ...props, className: css.hidden })
}
