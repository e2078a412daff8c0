import { lazy, useState } from 'react'
import { formatClock } from '#src/lib/clock-words.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Button } from '../button/button.tsx'
import { SelectButton } from '../select-button/select-button.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import type { TimePickerProps } from '../time-picker/time-picker.tsx'
import css from './time-field.module.css'

type Props = Omit<TimePickerProps, 'value' | 'onChange'> & {
  label: string
  /** `HH:mm`, or null while none is chosen. */
  value: string | null
  onChange: (clock: string) => void
  /** Where the wheels begin while no time is chosen, `HH:mm`. */
  start: string
  /** While none is chosen, where it is not 골라 주세요. */
  placeholder?: string
  /** Title of the sheet, where it is not 시간 고르기. */
  title?: string
  closeLabel?: string
  /** The button that takes the time, where it is not 정하기. */
  confirm?: string
  sunken?: boolean
  disabled?: boolean
}

const Picker = lazy(() => import('../time-picker/time-picker.tsx').then((file) => ({ default: file.TimePicker })))

/**
 * A field that opens a sheet with wheels. The time counts once it is confirmed; closing the sheet keeps the old one.
 */
export function TimeField({
  label,
  value,
  onChange,
  start,
  placeholder,
  title,
  closeLabel,
  confirm,
  sunken,
  disabled,
  ...picker
}: Props) {
  const { language, say } = useWidgetLanguage()
  const [draft, setDraft] = useState<string | null>(null)
  const close = () => setDraft(null)
  return (
    <>
      <SelectButton
        label={label}
        text={value && formatClock(value, picker.language ?? language)}
        placeholder={placeholder ?? say(/*i18n*/ '골라 주세요')}
        open={draft !== null}
        sunken={sunken}
        disabled={disabled}
        onClick={() => setDraft(value ?? start)}
      />
      <Sheet
        open={draft !== null}
        onCloseRequest={close}
        title={title ?? say(/*i18n*/ '시간 고르기')}
        closeLabel={closeLabel}
      >
        <div className={css.body}>
          <Picker {...picker} value={draft ?? value ?? start} onChange={setDraft} />
          <Button
            size="l"
            block
            onClick={() => {
              if (draft) onChange(draft)
              close()
            }}
          >
            {confirm ?? say(/*i18n*/ '정하기')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
