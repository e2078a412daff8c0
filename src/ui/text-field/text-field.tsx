import { useId, useState } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import CircleX from 'lucide-react/icons/circle-x'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { classNames } from '../base/class-names.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { useOverLimit } from '../field/over-limit.ts'
import { isComposing, written } from '../field/written.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from '../field/field.module.css'

type TextInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'maxLength' | 'children'>

export type TextFieldProps = TextInput & {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'url'
  /** Letters that may be sent. More can be typed or pasted, so that nothing is cut off unseen; the field then says so. */
  limit?: number | undefined
  /** For a field of figures: what is made of all that was typed, pasted or filled in (src/lib/typed.ts). */
  clean?: ((typed: string) => string) | undefined
  /** What is wrong, under the field and tied to it. */
  error?: ReactNode
  /** What to enter. */
  help?: ReactNode
  /** What is good about it: "쓸 수 있는 닉네임이에요". */
  ok?: ReactNode
  /** Name of the clear button, or true for 지우기; without it there is none. */
  clearLabel?: string | true | undefined
  /** Names of the password toggle, where they are not 비밀번호 보기 and 비밀번호 숨기기. */
  showLabel?: string
  hideLabel?: string
  /** On a card or a sheet the box is sunken instead of white. */
  sunken?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One line of text, its label inside the box. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    type = 'text',
    limit,
    clean,
    error: wrong,
    help,
    ok,
    clearLabel,
    showLabel,
    hideLabel,
    sunken,
    ...rest
  } = props
  const { className, id, disabled, readOnly, placeholder = ' ', ...input } = rest
  const { say } = useWidgetLanguage()
  const ownId = useId()
  const inputId = id ?? ownId
  const [revealed, setRevealed] = useState(false)

  // hidden when empty, inert when read-only or disabled [WID-26, WID-27, WID-28]
  const open = value !== '' && !disabled && !readOnly
  const over = useOverLimit(value, limit, type === 'password')
  const error = over ?? wrong
  const message = error ?? ok ?? help
  const helpId = message ? `${inputId}-help` : undefined
  const clear = () => {
    onChange('')
    document.getElementById(inputId)?.focus()
  }

  return (
    <div
      className={classNames(css.field, className)}
      data-state={error ? 'error' : ok ? 'ok' : undefined}
      data-sunken={sunken || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
    >
      <div className={css.box}>
        <label className={css.main} htmlFor={inputId}>
          <span className={css.label}>{label}</span>
          <input
            {...input}
            id={inputId}
            className={css.input}
            type={type === 'password' && revealed ? 'text' : type}
            data-secret={type === 'password' && !revealed ? true : undefined}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={helpId}
            onChange={({ target, nativeEvent }) =>
              onChange(clean && !isComposing(nativeEvent) ? written(target, clean, value) : target.value)
            }
            onCompositionEnd={clean && ((event) => onChange(written(event.currentTarget, clean, value)))}
          />
        </label>
        {open && clearLabel && (
          <IconButton
            className={css.clear}
            label={clearLabel === true ? say(/*i18n*/ '지우기') : clearLabel}
            icon={CircleX}
            size="s"
            onClick={clear}
          />
        )}
        {open && type === 'password' && (
          <IconButton
            label={
              revealed ? (hideLabel ?? say(/*i18n*/ '비밀번호 숨기기')) : (showLabel ?? say(/*i18n*/ '비밀번호 보기'))
            }
            icon={revealed ? EyeOff : Eye}
            pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          />
        )}
      </div>
      {message && (
        <p id={helpId} className={css.help} role={error ? 'alert' : undefined}>
          {(error || ok) && <Icon of={error ? TriangleAlert : Check} size="xs" />}
          {message}
        </p>
      )}
    </div>
  )
}
