import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import Check from 'lucide-react/icons/check'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './choice.module.css'

type Shared = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'children'> & {
  label: ReactNode
  checked: boolean
  /** The row beside it says the label already: for eyes it is hidden here. */
  hideLabel?: boolean
  ref?: Ref<HTMLInputElement>
}

type ToggleProps = Shared & { onChange: (checked: boolean) => void }

/** `bare` has no box: for long lists of consent. */
export function Checkbox({ label, hideLabel, bare, className, onChange, ...input }: ToggleProps & { bare?: boolean }) {
  return (
    <label className={classNames(css.choice, className)} data-kind="check" data-bare={bare || undefined}>
      <input {...input} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      <span className={css.mark}>
        <Icon of={Check} />
      </span>
      <Words hidden={hideLabel}>{label}</Words>
    </label>
  )
}

/** On or off, effective at once. */
export function Switch({ label, hideLabel, className, onChange, ...input }: ToggleProps) {
  return (
    <label className={classNames(css.choice, className)} data-kind="switch">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox carries its own state */}
      <input {...input} type="checkbox" role="switch" onChange={(event) => onChange(event.target.checked)} />
      <span className={css.switch} />
      <Words hidden={hideLabel}>{label}</Words>
    </label>
  )
}

type RadioProps = Shared & { name: string; value: string; onChange: () => void }

/** One of several; give those that belong together the same `name`. */
export function Radio({ label, hideLabel, className, onChange, ...input }: RadioProps) {
  return (
    <label className={classNames(css.choice, className)} data-kind="radio">
      <input {...input} type="radio" onChange={() => onChange()} />
      <span className={css.mark} />
      <Words hidden={hideLabel}>{label}</Words>
    </label>
  )
}

function Words({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return hidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>
}
