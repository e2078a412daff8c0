import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from '../field/field.module.css'

type SelectProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  /** What is chosen; null shows the placeholder. */
  text: string | null
  placeholder?: string
  /** Whether what it opens is open. */
  open?: boolean
  sunken?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Looks like a field, opens a sheet (or unfolds something) where one option is chosen. [WID-29] */
export function SelectButton({ label, text, placeholder, open = false, sunken, className, ...rest }: SelectProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={classNames(css.select, className)}
      aria-expanded={open}
      data-empty={text === null || undefined}
      data-sunken={sunken || undefined}
    >
      <span>
        <span className={css.label}>{label}</span>
        <b>{text ?? placeholder}</b>
      </span>
      <Icon of={ChevronDown} />
    </button>
  )
}

type PickProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  children: ReactNode
  open?: boolean
  /** `m` 18 px, `l` 22 px (the place in a hub's app bar); without it the text takes its surroundings' type. */
  size?: 'm' | 'l'
  ref?: Ref<HTMLButtonElement>
}

/** A word with a chevron: place, period, date. */
export function Pick({ children, open = false, size, className, ...rest }: PickProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={classNames(css.pick, className)}
      aria-expanded={open}
      data-size={size}
    >
      {children}
      <Icon of={ChevronDown} size="s" />
    </button>
  )
}
