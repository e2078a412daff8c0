import { useId } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from './choice.tsx'
import { FieldError } from '../field/field-error.tsx'

type Props = {
  label: ReactNode
  value: boolean
  onChange: (checked: boolean) => void
  error?: ReactNode
  /** Without a box: for long lists of consent. */
  bare?: boolean
}

/** A checkbox as a field of a form: a consent that is needed says at itself that it is missing. */
export function CheckboxField({ label, value, onChange, error, bare = false }: Props) {
  const id = useId()
  return (
    <div>
      <Checkbox
        label={label}
        checked={value}
        onChange={onChange}
        bare={bare}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
