import type { CSSProperties } from 'react'
import css from './progress-bar.module.css'

type Props = {
  /** What goes forward: "설문". */
  label: string
  /** How far it is, out of `of`. */
  at: number
  of: number
  /** The same in words: "12개 가운데 3개". */
  text: string
}

/** How far something is that has an end: questions, an upload. For a figure of health use the charts' `Bar`. */
export function ProgressBar({ label, at, of, text }: Props) {
  const share = of > 0 ? Math.min(1, Math.max(0, at / of)) : 0
  return (
    <div
      className={css.bar}
      style={{ '--share': share } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.min(of, Math.max(0, at))}
      aria-valuetext={text}
    />
  )
}
