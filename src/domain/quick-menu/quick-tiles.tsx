import type { ReactNode } from 'react'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { slot, type RenderElement } from '#src/ui/base/slot.ts'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import css from './quick-tiles.module.css'

/** The row of what is one tap from home: links there, a picture of it where it is arranged. */
export function QuickTiles({ children }: { children: ReactNode }) {
  return <div className={css.tiles}>{children}</div>
}

interface Props {
  /** Without one it is not known yet what will stand there. */
  icon?: LucideIcon
  name?: ReactNode
  /** Something new waits: what a screen reader says of the dot. */
  news?: string | undefined
  /** The link the tile is; a picture without it. */
  render?: RenderElement
}

export function QuickTile({ icon, name, news, render }: Props) {
  return slot(render, 'div', {
    className: css.tile,
    children: (
      <>
        {icon ? <RowIcon icon={icon} /> : <Skeleton height={52} radius={18} />}
        {icon ? <span>{name}</span> : <Skeleton width={28} />}
        {news ? (
          <>
            <i />
            <VisuallyHidden>{news}</VisuallyHidden>
          </>
        ) : null}
      </>
    ),
  })
}
