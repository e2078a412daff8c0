import { formatDay, type Day } from '#src/lib/days.ts'
import { moveFocus, tabStop } from '../base/roving.ts'
import css from './workday-calendar.module.css'

export interface Workday {
  day: Day
  /** Under the figure: how much is left, or why it cannot be chosen. */
  note: string
  /** `few`: hardly any is left. `off`: cannot be chosen. `past`: over, and of no interest. */
  is: 'free' | 'few' | 'off' | 'past'
  /** What a screen reader says of it after the date. */
  told: string
}

type Props = {
  /** What the day is for: "재는 날". */
  label: string
  /** Monday to Friday, a row a week. */
  weeks: readonly (readonly Workday[])[]
  value: Day | null
  onChange: (day: Day) => void
  language: string
}

/** Workdays of some weeks, of which one is chosen, with what is left on each. A radio group to assistive technology. */
export function WorkdayCalendar({ label, weeks, value, onChange, language }: Props) {
  const days = weeks.flat()
  const stop = tabStop(
    days.map(({ day, is }) => ({ value: day, disabled: is === 'off' || is === 'past' })),
    value ?? '',
  )
  /** The first of another month has its number: "12/1". */
  const dateOf = (at: number) => {
    const [day, before] = [days[at]?.day ?? '', days[at - 1]?.day ?? '']
    const date = String(Number(day.slice(6)))
    return at > 0 && day.slice(6) <= before.slice(6) ? `${Number(day.slice(4, 6))}/${date}` : date
  }
  return (
    <div className={css.calendar}>
      {weeks[0]?.map(({ day }) => (
        <span key={day} className={css.weekday} aria-hidden="true">
          {formatDay(day, language, 'weekday')}
        </span>
      ))}
      <div className={css.days} role="radiogroup" aria-label={label}>
        {days.map(({ day, note, is, told }, at) => (
          <button
            key={day}
            type="button"
            role="radio"
            aria-checked={day === value}
            aria-label={`${dateOf(at)} ${told}, ${formatDay(day, language, 'long')}`}
            tabIndex={day === stop ? 0 : -1}
            disabled={is === 'off' || is === 'past'}
            data-is={is}
            onKeyDown={moveFocus}
            onClick={() => day !== value && onChange(day)}
          >
            <b>{dateOf(at)}</b>
            <span>{note}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
