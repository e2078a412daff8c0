import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { RowIcon } from '../list-row/list-row.tsx'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './add-row.module.css'

type Props = {
  children: ReactNode
  /** `l` leads with a tile, as the rows it stands among; `s` ends a short list. */
  size?: 's' | 'l'
  onClick?: () => void
  render?: RenderElement
}

/** The last row of a list: adds one more. */
export function AddRow({ children, size = 's', onClick, render }: Props) {
  return slot(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...(onClick ? { onClick } : {}),
    className: css.row,
    'data-size': size,
    children: (
      <>
        {size === 'l' ? <RowIcon icon={Plus} className={css.tile} /> : <Icon of={Plus} size="s" />}
        {children}
      </>
    ),
  })
}
