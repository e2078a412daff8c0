import { useId } from 'react'
import { Chip } from '#src/ui/chip/chip.tsx'
import css from './chips.module.css'

interface Props {
  title: string
  options: readonly { value: string; name: string }[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
  /** More than one may be on. */
  several?: boolean
  /** Seven letters have to stand in one row. */
  tight?: boolean
}

/** A few short answers, side by side; one that is on goes off by another tap. */
export function Chips({ title, options, chosen, onChange, several = false, tight }: Props) {
  const id = useId()
  const press = (value: string) => {
    const isOn = chosen.includes(value)
    const rest = several ? chosen.filter((each) => each !== value) : []
    onChange(isOn ? rest : [...rest, value])
  }
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={css.title}>
        {title}
      </p>
      <div className={css.chips} data-tight={tight || undefined}>
        {options.map(({ value, name }) => (
          <Chip key={value} pressed={chosen.includes(value)} onClick={() => press(value)}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
