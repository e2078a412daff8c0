import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Icon } from '../icon/icon.tsx'
import { SelectButton } from '../select-button/select-button.tsx'
import { NativeInput } from './native-input.tsx'
import css from '../field/field.module.css'

type Props = {
  label: string
  /** What the closed field says: "오늘, 오후 9:38". */
  text: string
  /** `YYYYMMDD` */
  day: string
  /** `HH:mm` */
  time: string
  /** First and last day that can be chosen, `YYYYMMDD`. */
  min?: string
  max?: string
  /** Where they are not 날짜 and 시각. */
  dayLabel?: string
  timeLabel?: string
  /** The day follows from something else and is not chosen here. */
  dayFollows?: boolean
  onChange: (next: { day: string; time: string }) => void
  sunken?: boolean
  error?: ReactNode
}

const toInput = (day: string | undefined) => day && `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`

/**
 * Day and time of a record: a field that unfolds the platform's own two inputs. An emptied input keeps the last value.
 */
export function DateTimeField({
  label,
  text,
  day,
  time,
  min,
  max,
  dayLabel,
  timeLabel,
  dayFollows = false,
  onChange,
  sunken,
  error,
}: Props) {
  const { say } = useWidgetLanguage()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={css.field} data-state={error ? 'error' : undefined}>
      <SelectButton
        label={label}
        text={text}
        open={open}
        sunken={sunken}
        aria-haspopup={undefined}
        aria-controls={open ? id : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        onClick={() => setOpen(!open)}
      />
      {error && (
        <p id={`${id}-error`} className={css.help} role="alert">
          <Icon of={TriangleAlert} size="xs" />
          {error}
        </p>
      )}
      {open && (
        <div id={id} className={css.unfold} role="group" aria-label={label}>
          {dayFollows ? null : (
            <NativeInput
              label={dayLabel ?? say(/*i18n*/ '날짜')}
              type="date"
              value={toInput(day) ?? ''}
              min={toInput(min)}
              max={toInput(max)}
              sunken={sunken}
              onChange={(value) => value && onChange({ day: value.replaceAll('-', ''), time })}
            />
          )}
          <NativeInput
            label={timeLabel ?? say(/*i18n*/ '시각')}
            type="time"
            value={time}
            sunken={sunken}
            onChange={(value) => value && onChange({ day, time: value.slice(0, 5) })}
          />
        </div>
      )}
    </div>
  )
}
