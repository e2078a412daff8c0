import Check from 'lucide-react/icons/check'
import { useId, type ReactNode } from 'react'
import { Dish } from '../dish/dish.tsx'
import { dishFor } from '../dish/dish-name.ts'
import { FieldError } from '../field/field-error.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './choice-tiles.module.css'

export interface TileOption {
  value: string
  title: string
  /** Dish that is drawn on it, by its Korean name; without one it is a row. */
  dish?: string | undefined
  /** Language of its title, where it is not the page's. */
  lang?: string | undefined
}

type Props = {
  /** What is asked. */
  label: string
  options: readonly TileOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** One of them, or as many as this; without it all may be chosen. */
  most?: number | undefined
  error?: ReactNode
}

/** Dishes to choose from, each on its own linen: radio buttons where one is asked for, else checkboxes. */
export function ChoiceTiles({ label, options, value, onChange, most, error }: Props) {
  const id = useId()
  const isOne = most === 1
  const isFull = !isOne && most !== undefined && value.length >= most
  const press = (own: string, on: boolean) => {
    const some = on ? [...value, own] : value.filter((each) => each !== own)
    onChange(isOne ? [own] : some)
  }
  return (
    <fieldset
      role={isOne ? 'radiogroup' : 'group'}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <div className={css.tiles}>
        {options.map(({ value: own, title, dish, lang }) => {
          const isOn = value.includes(own)
          return (
            <label key={own} className={css.tile} data-row={dish === undefined || undefined}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={id}
                value={own}
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={(event) => press(own, event.target.checked)}
              />
              <span className={css.mark}>
                <Icon of={Check} />
              </span>
              {dish === undefined ? null : <Dish {...dishFor(dish)} size={76} />}
              <b lang={lang}>{title}</b>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
