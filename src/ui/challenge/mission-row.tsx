import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import row from '../list-row/list-row.module.css'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './mission-row.module.css'

type Props = {
  title: ReactNode
  done: boolean
  /** The state in words, for who does not see the mark: "완료", "하는 중". */
  stateLabel: string
  /** When it was done: "12:14 완료". */
  sub?: ReactNode
  /** How far it is: a thin bar. Decoration beside `end`. */
  progress?: ReactNode
  /** The figures of `progress`. */
  end?: ReactNode
  /** Opens what can be done with it: the whole row is a button then. */
  onClick?: () => void
}

/** One of today's missions in `Rows`: ticked when done, else with its progress. */
export function MissionRow({ title, done, stateLabel, sub, progress, end, onClick }: Props) {
  const parts = (
    <>
      <span className={css.mark} data-done={done || undefined}>
        {done && <Icon of={Check} />}
        <VisuallyHidden>{stateLabel}</VisuallyHidden>
      </span>
      <span className={row.main}>
        <span className={classNames(row.title, done ? css.finished : undefined)}>{title}</span>
        {sub && <span className={row.sub}>{sub}</span>}
        {progress && <span className={css.progress}>{progress}</span>}
      </span>
      {end && <span className={row.end}>{end}</span>}
    </>
  )
  return (
    <li>
      {onClick ? (
        <button type="button" className={row.row} data-done={done || undefined} onClick={onClick}>
          {parts}
        </button>
      ) : (
        <div className={row.row} data-done={done || undefined}>
          {parts}
        </div>
      )}
    </li>
  )
}
