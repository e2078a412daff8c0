import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import css from './facts.module.css'

type Props = {
  /** Where values stand: in a column beside short terms, or at the end of the line for terms of any length. */
  values?: 'beside' | 'end'
  children: ReactNode
  className?: string
}

/** Terms and their values, a line each. */
export function Facts({ values = 'beside', children, className }: Props) {
  return (
    <dl className={classNames(css.facts, className)} data-values={values}>
      {children}
    </dl>
  )
}

/** A term and its value; `small` in it is said by the way. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
