import type { ReactNode } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '../icon/icon.tsx'
import css from './number-entry.module.css'

/** The line under what is typed: what is wrong with it, else what it says. */
export function EntryNote({ id, note, error }: { id: string; note?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className={css.error} role="alert">
        <Icon of={TriangleAlert} size="xs" />
        {error}
      </p>
    )
  }
  return note ? (
    <p id={id} className={css.note}>
      {note}
    </p>
  ) : null
}
