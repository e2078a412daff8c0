import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import css from '../field/field.module.css'

type Props = {
  label: string
  type: 'date' | 'time'
  /** `YYYY-MM-DD` or `HH:mm`, as the platform's inputs have it. */
  value: string
  min?: string
  max?: string
  sunken?: boolean
  className?: string
  onChange: (value: string) => void
}

/** A native date or time input in the look of a field. */
export function NativeInput({ label, sunken, className, onChange, ...input }: Props) {
  const id = useId()
  return (
    <div className={classNames(css.field, className)} data-sunken={sunken || undefined}>
      <div className={css.box}>
        <label className={css.main} htmlFor={id}>
          <span className={css.label}>{label}</span>
          <input {...input} id={id} className={css.input} onChange={(event) => onChange(event.target.value)} />
        </label>
      </div>
    </div>
  )
}
