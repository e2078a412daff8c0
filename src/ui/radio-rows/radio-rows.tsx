import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { Rows } from '../list-row/list-row.tsx'
import rowCss from '../list-row/list-row.module.css'
import choiceCss from '../choice/choice.module.css'
import css from './radio-rows.module.css'

type Props<T extends string> = {
  /** What is chosen here: "식당". */
  label: string
  name: string
  options: readonly { value: T; title: string; sub?: ReactNode; lead?: ReactNode; disabled?: boolean }[]
  value: T | null
  onChange: (value: T) => void
  /** Nothing is chosen, or what cannot be: said above the rows. */
  error?: ReactNode
}

/** Rows of which one is chosen, as in the sheet that picks a restaurant: each row is the label of its radio. */
export function RadioRows<T extends string>({ label, name, options, value, onChange, error }: Props<T>) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      {error && <FieldError id={id}>{error}</FieldError>}
      <Rows>
        {options.map(({ value: own, title, sub, lead, disabled }) => (
          <li key={own} className={rowCss.item}>
            <label className={`${rowCss.row} ${choiceCss.choice} ${css.row}`} data-kind="radio">
              {lead}
              <span className={rowCss.main}>
                <span className={rowCss.title}>{title}</span>
                {sub && <span className={rowCss.sub}>{sub}</span>}
              </span>
              <span className={css.end}>
                <input
                  type="radio"
                  name={name}
                  value={own}
                  checked={own === value}
                  disabled={disabled}
                  onChange={() => onChange(own)}
                />
                <span className={choiceCss.mark} />
              </span>
            </label>
          </li>
        ))}
      </Rows>
    </fieldset>
  )
}
