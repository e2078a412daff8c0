import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './banner.module.css'

type Props = {
  /** Name of the region: "알림". */
  label: string
  icon: LucideIcon
  title: ReactNode
  text?: ReactNode
  closeLabel?: string
  onClose?: () => void
}

/** One quiet banner, last on a hub. */
export function Banner({ label, icon, title, text, closeLabel, onClose }: Props) {
  return (
    <aside className={css.banner} aria-label={label}>
      <span className={css.icon}>
        <Icon of={icon} on />
      </span>
      <div className={css.words}>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {closeLabel && <IconButton label={closeLabel} icon={X} quiet onClick={onClose} />}
    </aside>
  )
}
