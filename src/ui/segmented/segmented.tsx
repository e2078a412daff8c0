import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { moveFocus, tabStop } from '../base/roving.ts'
import css from './segmented.module.css'

type Props<T extends string> = {
  /** Name of the choice: "기간". */
  label: string
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/** Two to four short options, one of them on. A radio group to assistive technology. */
export function Segmented<T extends string>({ label, options, value, onChange, className }: Props<T>) {
  const stop = tabStop(options, value)
  return (
    <div className={classNames(css.group, className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === stop ? 0 : -1}
          disabled={option.disabled}
          onKeyDown={moveFocus}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
