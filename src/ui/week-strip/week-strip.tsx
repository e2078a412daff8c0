import { classNames } from '../base/class-names.ts'
import css from './week-strip.module.css'

export type StripDay = {
  /** `YYYYMMDD` */
  day: string
  /** "월", or "오늘" for today. */
  name: string
  /** Day of the month. */
  number: number
  /** The whole date for screen readers: "11월 16일 월요일". */
  label: string
  today?: boolean
  /** A dot: the day has a record. Say it in `label` too. */
  marked?: boolean
  disabled?: boolean
}

type Props = { label: string; days: readonly StripDay[]; value: string; onChange: (day: string) => void; className?: string }

/** Seven days in a row: filled = chosen, green figure = today, dot = has a record. */
export function WeekStrip({ label, days, value, onChange, className }: Props) {
  return (
    <div className={classNames(css.week, className)} role="group" aria-label={label}>
      {days.map(({ day, name, number, label: full, today, marked, disabled }) => (
        <button
          key={day}
          type="button"
          aria-label={full}
          aria-pressed={day === value}
          aria-current={today ? 'date' : undefined}
          disabled={disabled}
          onClick={() => day !== value && onChange(day)}
        >
          {name}
          <b>{number}</b>
          {marked && <i />}
        </button>
      ))}
    </div>
  )
}
