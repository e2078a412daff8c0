import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import X from 'lucide-react/icons/x'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from './chip.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  children: ReactNode
  /** A filter that is on or off. */
  pressed?: boolean
  /** Pressing takes it away; say so in aria-label. */
  removable?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A small pill: a filter, or something chosen that can be taken away. */
export function Chip({ children, pressed, removable, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.chip, className)}
      aria-pressed={pressed}
      data-removable={removable || undefined}
    >
      {children}
      {removable && <Icon of={X} size="xs" />}
    </button>
  )
}
