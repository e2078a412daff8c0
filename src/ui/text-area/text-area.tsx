import { useId } from 'react'
import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { lengthOf } from '#src/lib/letters.ts'
import { classNames } from '../base/class-names.ts'
import { useOverLimit } from '../field/over-limit.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import field from '../field/field.module.css'
import css from './text-area.module.css'

type Area = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'maxLength' | 'children'>

export type TextAreaProps = Area & {
  label: string
  value: string
  onChange: (value: string) => void
  /**
   * Letters that may be sent. More can be typed or pasted, so that nothing is cut off unseen; the counter then says so.
   */
  limit?: number
  /** What the counter says, in words: "120자 가운데 12자". */
  counterLabel?: (used: number, limit: number) => string
  error?: ReactNode
  help?: ReactNode
  sunken?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text in a box that grows with them. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    value,
    onChange,
    limit,
    counterLabel,
    error: wrong,
    help,
    sunken,
    className,
    id,
    rows = 4,
    disabled,
    readOnly,
    ...rest
  } = props
  const ownId = useId()
  const areaId = id ?? ownId
  // As many as are sent: blanks around the text are not.
  const used = lengthOf(value.trim())
  const over = useOverLimit(value, limit)
  const error = over ?? wrong
  const message = error ?? help
  const describedBy = [message && `${areaId}-help`, limit !== undefined && `${areaId}-counter`]
    .filter(Boolean)
    .join(' ')

  return (
    <div
      className={classNames(field.field, className)}
      data-state={error ? 'error' : undefined}
      data-sunken={sunken || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
    >
      <div className={classNames(field.box, css.box)}>
        <label className={field.main} htmlFor={areaId}>
          <span className={field.label}>{label}</span>
          <textarea
            {...rest}
            id={areaId}
            className={classNames(field.input, css.area)}
            rows={rows}
            value={value}
            disabled={disabled}
            readOnly={readOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
      <div className={css.foot}>
        {message && (
          <p id={`${areaId}-help`} className={field.help} role={error ? 'alert' : undefined}>
            {error ? <Icon of={TriangleAlert} size="xs" /> : null}
            {message}
          </p>
        )}
        {limit !== undefined && (
          <p id={`${areaId}-counter`} className={css.counter} data-over={over !== undefined || undefined}>
            <span aria-hidden={counterLabel ? true : undefined}>
              <b>{used}</b>/{limit}
            </span>
            {counterLabel && <VisuallyHidden>{counterLabel(used, limit)}</VisuallyHidden>}
          </p>
        )}
      </div>
    </div>
  )
}
