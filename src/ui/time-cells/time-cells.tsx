import { useId } from 'react'
import { moveFocus, tabStop } from '../base/roving.ts'
import { FieldError } from '../field/field-error.tsx'
import css from './time-cells.module.css'

export interface TimeCell {
  /** What the time is known by. */
  value: string
  /** As it is read: "17:40". */
  time: string
  /** What is free then, or why it cannot be chosen. */
  note: string
  disabled?: boolean
  /** Drawn as seats: how many there are, and how many of them are free. Ornament to the note, which says it. */
  seats?: { of: number; free: number }
}

type Props = {
  /** What the time is for: "받는 시각". */
  label: string
  cells: readonly TimeCell[]
  value: string | null
  onChange: (value: string) => void
  /** Nothing is chosen, or what cannot be: said above the times. */
  error?: string | null
}

/** Times of a counter, three in a row, of which one is chosen. A radio group to assistive technology. */
export function TimeCells({ label, cells, value, onChange, error }: Props) {
  const id = useId()
  const stop = tabStop(cells, value)
  return (
    <>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <div
        className={css.cells}
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {cells.map((cell) => (
          <button
            key={cell.value}
            type="button"
            role="radio"
            aria-checked={cell.value === value}
            tabIndex={cell.value === stop ? 0 : -1}
            disabled={cell.disabled}
            onKeyDown={moveFocus}
            onClick={() => cell.value !== value && onChange(cell.value)}
          >
            <b>{cell.time}</b>
            {cell.seats ? <Seats {...cell.seats} /> : null}
            <span>{cell.note}</span>
          </button>
        ))}
      </div>
    </>
  )
}

function Seats({ of, free }: { of: number; free: number }) {
  return (
    <i className={css.seats} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <u key={at} data-free={at >= of - free || undefined} />
      ))}
    </i>
  )
}
