import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import css from './collapse.module.css'

export type CollapseProps = {
  open: boolean
  children: ReactNode
  /** Milliseconds of opening and closing; without it the product's 250. [WID-23, WID-37] */
  durationMs?: number
  id?: string
  labelledBy?: string
  className?: string
}

/**
 * A panel that opens and closes in height. It takes the room of what is in it at any moment, so what grows later fits
 * [WID-39]; closed, it is out of reach for keyboard and screen reader.
 */
export function Collapse({ open, children, durationMs, id, labelledBy, className }: CollapseProps) {
  const style = durationMs === undefined ? undefined : ({ '--collapse-time': `${durationMs}ms` } as CSSProperties)
  return (
    <div
      id={id}
      className={classNames(css.collapse, className)}
      style={style}
      data-open={open || undefined}
      inert={!open}
    >
      <div role={labelledBy ? 'region' : undefined} aria-labelledby={labelledBy}>
        {children}
      </div>
    </div>
  )
}
