import { useRef } from 'react'
import { nameWidth, textScale } from '#src/charts/text-scale.ts'
import { useWidth } from '#src/charts/use-width.ts'
import css from './set.module.css'

type PaceWay = {
  weeks: number
  /** Its last day: "1월 28일". */
  day: string
  on: boolean
}

type Props = {
  /** The quickest first. */
  ways: readonly PaceWay[]
  /** "지금 68.4" and "66" */
  from: string
  to: string
  goesDown: boolean
}

const [START, END, FLOOR] = [36, 108, 124]
const LEFT = 12

/** The ways beside each other, the chosen one solid. The rows below say the same in words. */
export function PaceWays({ ways, from, to, goesDown }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 330)
  const scale = textScale()
  const most = Math.max(1, ...ways.map(({ weeks }) => weeks))
  const x = (weeks: number) => LEFT + (weeks / most) * (width - 58)
  const [top, bottom] = goesDown ? [START, END] : [END, START]
  const path = (weeks: number) => {
    const [end, long] = [x(weeks), x(weeks) - LEFT]
    const bend = top + (bottom - top) * 0.62
    return `M${LEFT} ${top}C${LEFT + long * 0.45} ${bend} ${end - long * 0.3} ${bottom} ${end} ${bottom}`
  }
  const sorted = ways.toSorted((a, b) => Number(a.on) - Number(b.on))
  const height = FLOOR + 24 * scale
  return (
    <div ref={box} className={css.ways} aria-hidden="true">
      <svg width={width} height={height}>
        <line className={css.aim} x1="0" x2={width} y1={bottom} y2={bottom} />
        {sorted.map(({ weeks, on }) => (
          <g key={weeks} data-on={on || undefined}>
            {on && <path className={css.under} d={`${path(weeks)}V${FLOOR}H${LEFT}z`} />}
            <path className={css.way} d={path(weeks)} />
            <circle className={css.reach} cx={x(weeks)} cy={bottom} r={on ? 6 : 5} />
          </g>
        ))}
        <circle className={css.begin} cx={LEFT} cy={top} r="6" />
        <text className={css.strong} x="24" y={top - 12}>
          {from}
        </text>
        <text className={css.strong} x={width} y={bottom - 12} textAnchor="end">
          {to}
        </text>
        {named(ways, (way) => at(x(way.weeks), nameWidth(way.day, scale), width)).map(({ way, middle }) => (
          <text
            key={way.weeks}
            className={way.on ? css.strong : undefined}
            x={middle}
            y={FLOOR + 18 * scale}
            textAnchor="middle"
          >
            {way.day}
          </text>
        ))}
      </svg>
    </div>
  )
}

type Room = { middle: number; half: number }

/** Under its end, and within the drawing. */
const at = (middle: number, width: number, all: number): Room => ({
  middle: Math.min(Math.max(middle, width / 2), all - width / 2),
  half: width / 2,
})

/** The days that have room on one line: the chosen one's first, then from the slowest on. */
function named(ways: readonly PaceWay[], roomOf: (way: PaceWay) => Room): { way: PaceWay; middle: number }[] {
  const taken: (Room & { way: PaceWay })[] = []
  for (const way of ways.toReversed().toSorted((a, b) => Number(b.on) - Number(a.on))) {
    const room = roomOf(way)
    if (taken.every(({ middle, half }) => Math.abs(middle - room.middle) >= half + room.half + 6))
      taken.push({ ...room, way })
  }
  return taken
}
