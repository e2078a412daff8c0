import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './stamp-calendar.module.css'

export type Stamp = {
  /** Day of the month. */
  number: number
  state: 'done' | 'missed' | 'today' | 'coming'
  /** The day and its state in words: "11월 5일 못 했어요". */
  label: string
}

type Props = {
  label: string
  /** Names of the columns, as many as each week has days. */
  weekdays: readonly string[]
  /** Null: a day that is none of the challenge's. */
  weeks: readonly { name: string; days: readonly (Stamp | null)[] }[]
}

/** The days of a challenge, a row for each week: done days are ticked, the others show their number. */
export function StampCalendar({ label, weekdays, weeks }: Props) {
  return (
    <table className={css.days} aria-label={label}>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner of a table is no control */}
          <td />
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ name, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {days.map((day, at) =>
              day === null ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place of a table is no control
                <td key={weekdays[at]} />
              ) : (
                <td key={day.number}>
                  <span className={css.day} data-state={day.state} aria-hidden="true">
                    {day.state === 'done' ? <Icon of={Check} size="xs" /> : day.number}
                  </span>
                  <VisuallyHidden>{day.label}</VisuallyHidden>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
