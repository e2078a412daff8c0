import { useId } from 'react'
import { Chip } from '#src/ui/chip/chip.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import css from './medicine.module.css'

type Props<T extends string> = {
  label: string
  options: readonly T[]
  words: (option: T) => string
  value: readonly T[]
  onPress: (option: T) => void
  /** All in one row, as wide as each other: the days of the week. */
  even?: boolean
  /** The label is said and not shown: what stands above says it. */
  hideLabel?: boolean
  error?: string | undefined
}

/** Short options beside each other, one or some of them on. */
export function ChoiceChips<T extends string>({
  label,
  options,
  words,
  value,
  onPress,
  even,
  hideLabel,
  error,
}: Props<T>) {
  const id = useId()
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={error ? id : undefined}
      data-invalid={error ? true : undefined}
    >
      {!hideLabel && (
        <p className={css.label} aria-hidden>
          {label}
        </p>
      )}
      <div className={css.chips} data-even={even || undefined}>
        {options.map((option) => (
          <Chip key={option} pressed={value.includes(option)} onClick={() => onPress(option)}>
            {words(option)}
          </Chip>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
