import { lazy, useState } from 'react'
import type { Day } from '#src/lib/days.ts'
import { formatDay } from '#src/lib/days.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import type { MonthCalendarProps } from '../month-calendar/month-calendar.tsx'
import { SelectButton } from '../select-button/select-button.tsx'
import { Sheet } from '../sheet/sheet.tsx'

type Props = Omit<MonthCalendarProps, 'value' | 'onChange'> & {
  label: string
  value: Day | null
  onChange: (day: Day) => void
  /** While no day is chosen, where it is not 골라 주세요. */
  placeholder?: string
  /** Instead of the day as the language writes it: "오늘". */
  text?: string
  /** Title of the sheet, where it is not 날짜 고르기. */
  title?: string
  closeLabel?: string
  sunken?: boolean
  disabled?: boolean
}

const Calendar = lazy(() =>
  import('../month-calendar/month-calendar.tsx').then((file) => ({ default: file.MonthCalendar })),
)

/** A field that opens a sheet with a month; choosing a day closes it. The calendar's code loads on first opening. */
export function DateField({
  label,
  value,
  onChange,
  placeholder,
  text,
  title,
  closeLabel,
  sunken,
  disabled,
  ...calendar
}: Props) {
  const { language, say } = useWidgetLanguage()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <SelectButton
        label={label}
        text={value && (text ?? formatDay(value, calendar.language ?? language, 'full'))}
        placeholder={placeholder ?? say(/*i18n*/ '골라 주세요')}
        open={open}
        sunken={sunken}
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onCloseRequest={close} title={title ?? say(/*i18n*/ '날짜 고르기')} closeLabel={closeLabel}>
        {/* the sheet itself waits for it: opened empty it would have nothing to put the focus on */}
        <Calendar
          {...calendar}
          value={value}
          onChange={(day) => {
            onChange(day)
            close()
          }}
        />
      </Sheet>
    </>
  )
}
