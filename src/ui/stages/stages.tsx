import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/icon.tsx'
import css from './stages.module.css'

export interface Stage {
  name: string
  /** When it was or will be, where that is known. */
  note?: string
}

interface Props {
  /** What goes through the stages: "예약 상태". */
  label: string
  stages: readonly Stage[]
  /** The stage it is at, counted from 0; all before it are done. */
  at: number
}

/** Two to four stages side by side, and where something is now: ordered, being made, ready. */
export function Stages({ label, stages, at }: Props) {
  return (
    <ol className={css.stages} aria-label={label}>
      {stages.map(({ name, note }, index) => (
        <li
          key={name}
          data-is={index < at ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <i>{index < at ? <Icon of={Check} size="xs" /> : null}</i>
          <b>{name}</b>
          {note ? <span>{note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
