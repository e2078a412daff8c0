import type { CSSProperties } from 'react'
import { Avatar, type AvatarPicture } from '../avatar/avatar.tsx'
import css from './rope.module.css'

type Props = {
  /** Who pulls at the left end, from the outside in; the first three are drawn. */
  left: readonly AvatarPicture[]
  right: readonly AvatarPicture[]
  /** Where the ribbon stands: -1 all the way to the left, 0 in the middle, 1 all the way to the right. */
  at: number
  /** The whole as a sentence: "줄이 우리 쪽으로 560보만큼 왔어요". */
  label: string
}

/** Pictures of one end, their distance and the ribbon's way to one side, in the drawing's own units. */
const [WIDTH, HEIGHT, SEAT, STEP, MIDDLE, REACH] = [318, 98, 38, 35, 159, 32]
const SHOWN = 3

/** A rope that two sides pull at: its ribbon stands where the difference is. */
export function Rope({ left, right, at, label }: Props) {
  const ribbon = MIDDLE + REACH * Math.min(1, Math.max(-1, at))
  return (
    <div className={css.tug} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={css.rope} d={`M12 46H${WIDTH - 12}`} />
        <path className={css.twist} d={`M12 46H${WIDTH - 12}`} />
        <path className={css.middle} d={`M${MIDDLE} 10v72`} />
        <g className={css.ribbon} style={{ '--x': `${ribbon}px` } as CSSProperties}>
          <path d="M-5 6l-9 30 9-4 6 8 3-34zM4 6l9 29-9-4-4 7-3-32z" />
          <path d="M-8-10h16v20H-8z" />
          <path className={css.knot} d="M-8-3.4h16M-8 3.4h16" />
        </g>
      </svg>
      {left.slice(0, SHOWN).map((picture, turn) => (
        // People of one side do not change places: their turn is what they are.
        <Seat key={`l${turn}`} x={SEAT / 2 + turn * STEP} picture={picture} />
      ))}
      {right.slice(0, SHOWN).map((picture, turn) => (
        <Seat key={`r${turn}`} x={WIDTH - SEAT / 2 - turn * STEP} picture={picture} />
      ))}
    </div>
  )
}

function Seat({ x, picture }: { x: number; picture: AvatarPicture }) {
  return (
    <span className={css.seat} style={{ left: `${(x / WIDTH) * 100}%` }}>
      <Avatar picture={picture} />
    </span>
  )
}
