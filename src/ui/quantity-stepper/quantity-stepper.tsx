import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { KeyboardEvent } from 'react'
import { formatPortion, nextPortion } from '#src/lib/portions.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from './quantity-stepper.module.css'

type Props = {
  /** What is counted: 현미밥, 소주. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** One press; a value between two steps goes to the next of them. */
  step?: number
  /** How the value is read out, where its unit does not stand beside it: "½ 공기". */
  valueText?: string
  /**
   * `soft` in a list, where a thing that is not taken shows a plus; `neutral` in a form; `l` stands alone with a word
   * under it.
   */
  look?: 'soft' | 'neutral' | 'l'
  /** In the look `l`: the unit beside the number, and a line under both. */
  unit?: string
  note?: string
  className?: string
}

/**
 * How many, by a press less or more: a spin button by the arrow keys, Home and End, with two buttons for the thumb.
 * [WAI-ARIA] The buttons are not in the way of Tab.
 */
export function QuantityStepper(props: Props) {
  const { label, value, onChange, min = 0, max = 99, step = 1, valueText, look = 'soft', unit, note, className } = props
  const { say } = useWidgetLanguage()
  const go = (next: number) => {
    const held = Math.min(max, Math.max(min, next))
    if (held !== value) onChange(held)
  }
  const less = () => go(nextPortion(value, step, false))
  const more = () => go(nextPortion(value, step, true))
  const keys: Record<string, () => void> = {
    ArrowUp: more,
    ArrowRight: more,
    ArrowDown: less,
    ArrowLeft: less,
    Home: () => go(min),
    End: () => go(max),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key]
    if (!press) return
    event.preventDefault()
    press()
  }
  const number = formatPortion(value)

  return (
    <span className={classNames(css.stepper, className)} data-look={look}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say(/*i18n*/ '{label} 줄이기', { label })}
        aria-disabled={value <= min || undefined}
        onClick={less}
      >
        <Icon of={Minus} size={look === 'l' ? 'm' : 's'} />
      </button>
      <span
        className={css.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText ?? [number, unit].filter(Boolean).join(' ')}
        onKeyDown={onKeyDown}
      >
        <span>
          <b>{number}</b>
          {unit && ` ${unit}`}
        </span>
        {note && <small>{note}</small>}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say(/*i18n*/ '{label} 늘리기', { label })}
        aria-disabled={value >= max || undefined}
        onClick={more}
      >
        <Icon of={Plus} size={look === 'l' ? 'm' : 's'} />
      </button>
    </span>
  )
}
