import type { CSSProperties } from 'react'
import Plus from 'lucide-react/icons/plus'
import { Avatar, type AvatarPicture } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './seat-table.module.css'

/**
 * `in`: sits there. `asked`: has not answered. `mine`: the seat that is kept for the one who looks. `free`: nobody's.
 */
export interface Seat {
  key: string
  is: 'in' | 'asked' | 'mine' | 'free'
  name: string
  /** What is said below the name: "팀장", "여기예요". */
  note?: string | undefined
  picture?: AvatarPicture | undefined
}

type Props = {
  seats: readonly Seat[]
  /** What stands on the table: the team's name. */
  title: string
  /** The whole as a sentence: "네 자리: 도담 팀장, 여울, 내 자리, 한 자리 비었어요". */
  label: string
  /** Free seats show that somebody can be asked to them. */
  canAsk?: boolean
}

/** A team is a table seen from above: who sits there has a bowl of rice, a free seat an empty one. */
export function SeatTable({ seats, title, label, canAsk = false }: Props) {
  const half = Math.ceil(seats.length / 2)
  const rows = [seats.slice(0, half), seats.slice(half)]
  const bowls = (row: readonly Seat[]) => (
    <span className={css.bowls}>
      {row.map(({ key, is }) => (
        <Bowl key={key} is={is} />
      ))}
    </span>
  )
  const people = (row: readonly Seat[]) => (
    <span className={css.row}>
      {row.map((seat) => (
        <span key={seat.key} className={css.seat} data-is={seat.is}>
          <span className={css.place}>
            {seat.picture === undefined ? canAsk && <Icon of={Plus} size="s" /> : <Avatar picture={seat.picture} />}
          </span>
          <b>{seat.name}</b>
          <small>{seat.note ?? '\u00a0'}</small>
        </span>
      ))}
    </span>
  )
  return (
    <div className={css.table} role="img" aria-label={label} style={{ '--columns': half } as CSSProperties}>
      {people(rows[0] ?? [])}
      <span className={css.mat}>
        {bowls(rows[0] ?? [])}
        <b>{title}</b>
        {bowls(rows[1] ?? [])}
      </span>
      {people(rows[1] ?? [])}
    </div>
  )
}

function Bowl({ is }: { is: Seat['is'] }) {
  return (
    <svg className={css.bowl} viewBox="0 0 64 66" data-is={is} aria-hidden="true">
      <circle className={css.shadow} cx="32" cy="34.5" r="29" />
      <circle className={css.ware} cx="32" cy="32" r="29" />
      <circle className={css.inner} cx="32" cy="32" r="24" />
      {is === 'in' ? (
        <path
          className={css.rice}
          d="M24 24l3 1.6M33 20.5l2.6-1.6M41 27l1.6 2.6M22 34l.6 3M30 31l3 1M37 36l2.6-1.6M28 41l3 .6M39 43l1.6-2.4M26.5 48l2.6-1"
        />
      ) : null}
    </svg>
  )
}
