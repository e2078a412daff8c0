import type { ReactNode } from 'react'
import { Avatar, type AvatarPicture } from '../avatar/avatar.tsx'
import { ListRow } from '../list-row/list-row.tsx'
import css from './rank-row.module.css'

type Props = {
  rank: number
  picture: AvatarPicture
  name: ReactNode
  sub?: ReactNode
  value: ReactNode
  /** The member's own: stands on a green ground; `sub` says so in words. */
  mine?: boolean
  /** Opens what stands behind it: the whole row is a button then. */
  onClick?: (() => void) | undefined
}

/** One place of a ranking in `Rows`. */
export function RankRow({ rank, picture, name, sub, value, mine, onClick }: Props) {
  return (
    <ListRow
      className={mine ? css.mine : undefined}
      lead={
        <>
          <span className={css.rank}>{rank}</span>
          <Avatar picture={picture} />
        </>
      }
      title={name}
      sub={sub}
      end={<b>{value}</b>}
      {...(onClick && { onClick })}
    />
  )
}
