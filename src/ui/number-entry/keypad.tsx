import Delete from 'lucide-react/icons/delete'
import { Icon } from '../icon/icon.tsx'
import type { KeypadKey } from './number-text.ts'
import css from './number-entry.module.css'

const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type Props = {
  label: string
  deleteLabel: string
  /** Name of the point key; without it the place stays empty. */
  pointLabel?: string
  onKey: (key: KeypadKey) => void
}

/** Twelve keys. Pressing one leaves focus in the field it writes to. */
export function Keypad({ label, deleteLabel, pointLabel, onKey }: Props) {
  const key = (name: KeypadKey) => ({
    type: 'button' as const,
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onKey(name),
  })
  return (
    <div className={css.keypad} role="group" aria-label={label}>
      {figures.map((figure) => (
        <button key={figure} {...key(figure)}>
          {figure}
        </button>
      ))}
      {pointLabel ? (
        <button {...key('.')} aria-label={pointLabel}>
          .
        </button>
      ) : (
        <span />
      )}
      <button {...key('0')}>0</button>
      <button {...key('delete')} aria-label={deleteLabel}>
        <Icon of={Delete} />
      </button>
    </div>
  )
}
