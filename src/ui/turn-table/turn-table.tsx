import { type CSSProperties, useEffect, useEffectEvent } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import type { Drawing } from '../dish/dish-name.ts'
import { TrayBowl } from '../dish/dish.tsx'
import css from './turn-table.module.css'

type Props = {
  /** What stands on it, in words: "여덟 그릇이 놓인 돌림상". */
  label: string
  /** A bowl a seat, in the order of the seats. */
  bowls: readonly Drawing[]
  /**
   * Seat that stands at the own place, counted from 1; null before a turn. Where it comes while the table is seen, the
   * table turns there.
   */
  seat: number | null
  /** It turned while it was seen: what follows may be told now. */
  onStopped?: () => void
  /** Nothing is known of the turn: it stands still and pale. */
  isStill?: boolean
}

/** Whole turns before it goes on to the seat. */
const TURNS = 2
const TURN_MS = 2400

const MIDDLE = 170
const RADIUS = 109
/** Widest bowl, and how near two may come. */
const BOWL = 70
const GAP = 8

/**
 * Degrees by the clock from the bottom, where the own place is, to a seat that stands so far from it against the clock.
 */
const angleOf = (seat: number, seats: number): number => ((seat - 1) * 360) / seats

/**
 * Where bowls go round on a table, which stops with one of them at the own place. It turns evenly and stops: nothing is
 * nearly won.
 */
export function TurnTable({ label, bowls, seat, onStopped, isStill = false }: Props) {
  const { say } = useWidgetLanguage()
  const stopped = useEffectEvent(() => onStopped?.())
  // Told by the clock and not by the transition's end, which never comes where nothing moves.
  useEffect(() => {
    if (seat === null) return
    const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => stopped(), isQuiet ? 0 : TURN_MS)
    return () => clearTimeout(timer)
  }, [seat])
  const width = Math.min(BOWL, 2 * RADIUS * Math.sin(Math.PI / bowls.length) - GAP)
  const turn = seat === null ? 0 : 360 * TURNS + angleOf(seat, bowls.length)
  return (
    <svg
      className={css.table}
      viewBox="0 0 340 352"
      role="img"
      aria-label={label}
      data-still={isStill || undefined}
      data-shown={seat !== null || undefined}
      style={{ '--turn': `${String(turn)}deg`, '--turn-ms': `${String(TURN_MS)}ms` } as CSSProperties}
    >
      <circle cx={MIDDLE} cy="174" r="166" fill="var(--dish-shadow)" />
      <circle cx={MIDDLE} cy={MIDDLE} r="166" fill="var(--dish-tray)" />
      <circle cx={MIDDLE} cy={MIDDLE} r="161.5" fill="none" stroke="var(--dish-tray-edge)" strokeWidth="1.5" />
      <path
        className={css.place}
        d="M144.7 231 107.6 320.6A163 163 0 0 0 232.4 320.6L195.3 231A66 66 0 0 1 144.7 231Z"
      />
      <circle cx={MIDDLE} cy={MIDDLE} r="66" fill="none" stroke="var(--dish-tray-edge)" strokeWidth="1.5" />
      <g className={css.bowls}>
        {bowls.map((bowl, at) => {
          // From the bottom to the right, against the clock: a table that turns by the clock brings one seat after the
          // other.
          const angle = (at * 2 * Math.PI) / bowls.length
          const [x, y] = [MIDDLE + RADIUS * Math.sin(angle), MIDDLE + RADIUS * Math.cos(angle)]
          return (
            <g key={at} transform={`translate(${String(x)} ${String(y)})`}>
              <g className={css.bowl} data-mine={seat === at + 1 || undefined}>
                <g className={css.near}>
                  <TrayBowl bowl={{ ...bowl, x: -width / 2, y: -width / 2, width }} />
                </g>
              </g>
            </g>
          )
        })}
      </g>
      <circle cx={MIDDLE} cy="173" r="31" fill="var(--dish-shadow)" />
      <circle cx={MIDDLE} cy={MIDDLE} r="31" fill="var(--brand)" />
      <g
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="2.1"
        strokeLinecap="round"
        transform="translate(142 144.5) scale(2)"
      >
        <path d="M12.2 6.4h3.6M7.6 10.7h12.8" />
        <circle cx="14" cy="17.8" r="3.9" />
      </g>
      <g transform="translate(170 333)">
        <rect x="-38" y="-13" width="76" height="26" rx="13" fill="var(--surface-inverse)" />
        <text className={css.mine} y="4.6" textAnchor="middle">
          {say(/*i18n*/ '내 자리')}
        </text>
      </g>
    </svg>
  )
}
