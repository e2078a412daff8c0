import type { ReactNode } from 'react'
import sprite from './avatars.svg?no-inline'
import { classNames } from '../base/class-names.ts'
import css from './avatar.module.css'

export type AvatarPicture = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type Props = { picture: AvatarPicture; size?: 's' | 'm' | 'l'; label?: string; className?: string }

/** One of the nine drawn profile pictures: 28, 40 or 80 px. Without a label it is decoration. */
export function Avatar({ picture, size = 'm', label, className }: Props) {
  return (
    <svg
      className={classNames(css.avatar, className)}
      viewBox="0 0 80 80"
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#avatar-0${picture}`} />
    </svg>
  )
}

/** Overlapping pictures of a team; the label says how many and who. */
export function Avatars({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.group} role="img" aria-label={label}>
      {children}
    </div>
  )
}
