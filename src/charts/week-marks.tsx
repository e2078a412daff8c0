import Check from 'lucide-react/icons/check'
import { Icon } from '#src/ui/icon/icon.tsx'
import css from './week-marks.module.css'

export type WeekMark = {
  /** "월" */
  name: string
  /** What the dot says: "월요일, 지켰어요". */
  label: string
  mark: 'done' | 'missed' | 'today' | 'ahead'
}

/** Seven dots of a week: kept is filled, missed is hollow and never red, today is a ring. */
export function WeekMarks({ label, days }: { label: string; days: readonly WeekMark[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ol className={css.week} role="list" aria-label={label}>
      {days.map(({ name, label: says, mark }) => (
        <li key={name} data-mark={mark} aria-current={mark === 'today' ? 'date' : undefined}>
          <span className={css.dot} role="img" aria-label={says}>
            {mark === 'done' && <Icon of={Check} size="xs" />}
          </span>
          <span aria-hidden="true">{name}</span>
        </li>
      ))}
    </ol>
  )
}
