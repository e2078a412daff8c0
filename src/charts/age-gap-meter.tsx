import type { CSSProperties, ReactNode } from 'react'
import { LEVEL_ARCS, ageLevel, needleAngle } from './age-gap.ts'
import type { AgeLevel } from './age-gap.ts'
import { useDrawn } from './use-drawn.ts'
import css from './age-gap-meter.module.css'

const CENTRE = 150
const RADIUS = 124
/** Half of the empty room between two arcs, in degrees. */
const HALF_GAP = 1.1

/** Where the figures stand around the arc, with the optical shift that keeps them clear of it. */
const TICKS = [
  { years: -10, x: 17.8, y: 80 },
  { years: -5, x: 74, y: 25.8 },
  { years: 0, x: 150, y: 6 },
  { years: 5, x: 226, y: 25.8 },
  { years: 10, x: 282.2, y: 80 },
]

type Props = {
  /** Own age minus real age in years; below zero is younger. Null: nobody knows it, and there is no needle. */
  gapYears: number | null
  /** The whole sentence: "건강나이 36세, 실제 나이 42세보다 6세 젊음. 일곱 단계 가운데 좋음". */
  label: string
  animated?: boolean
  /** Small meters leave the figures out. */
  plain?: boolean
  /** What stands under the arc; the gap itself when missing, never cut to the meter's ends. [CRT-11] */
  children?: ReactNode
}

/** How much younger or older than one's years, −15 to +15, on seven levels. [CRT-11, CRT-12, CRT-13, CRT-19] */
export function AgeGapMeter({ gapYears, label, animated = false, plain, children }: Props) {
  const drawn = useDrawn(animated)
  const known = gapYears !== null && !Number.isNaN(gapYears)
  return (
    <div
      className={css.meter}
      data-level={known ? ageLevel(gapYears) : undefined}
      data-plain={plain || undefined}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 -12 300 188" aria-hidden="true">
        {LEVEL_ARCS.map(({ level, from, to }, at) => (
          <path
            key={level}
            d={arc(at === 0 ? from : from + HALF_GAP, at === LEVEL_ARCS.length - 1 ? to : to - HALF_GAP)}
            stroke={ageColor(level)}
          />
        ))}
        <circle cx={CENTRE - RADIUS} cy={CENTRE} r="11" fill={ageColor('best')} />
        <circle cx={CENTRE + RADIUS} cy={CENTRE} r="11" fill={ageColor('worst')} />
        {!plain &&
          TICKS.map(({ years, x, y }) => (
            <text key={years} x={x} y={y}>
              {signedYears(years)}
            </text>
          ))}
        {known && (
          <path
            className={css.needle}
            style={{ '--angle': `${drawn ? needleAngle(gapYears) : 0}deg` } as CSSProperties}
            data-animated={animated || undefined}
            d="M143.5 73 148.3 39.5a1.7 1.7 0 0 1 3.4 0L156.5 73a6.5 6.5 0 0 1-13 0z"
          />
        )}
      </svg>
      <div className={css.value} aria-hidden="true">
        {children ?? (known && <b>{signedYears(gapYears)}</b>)}
      </div>
    </div>
  )
}

type ScaleStep = {
  level: AgeLevel
  /** "좋음" */
  name: string
  /** "−9~−5"; on a narrow phone it breaks where a zero-width space stands, so put one after "~". */
  range: string
}

/** The seven levels in words, the member's own one marked. */
export function AgeScale({
  label,
  steps,
  gapYears,
}: {
  label: string
  steps: readonly ScaleStep[]
  gapYears: number | null
}) {
  const own = gapYears === null ? undefined : ageLevel(gapYears)
  return (
    <div className={css.levels}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.scale} role="list" aria-label={label}>
        {steps.map(({ level, name, range }) => (
          <li
            key={level}
            style={{ '--color': ageColor(level) } as CSSProperties}
            aria-current={level === own || undefined}
          >
            {name}
            <small>{range}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The CSS value of a level's colour. */
function ageColor(level: AgeLevel): string {
  return `var(--age-${level})`
}

/** "+5", "0", "−15" with a real minus. */
function signedYears(years: number): string {
  if (years < 0) return `−${-years}`
  return years > 0 ? `+${years}` : '0'
}

/** A piece of the half circle, between two angles from upright. */
function arc(from: number, to: number): string {
  return `M${onCircle(from)}A${RADIUS} ${RADIUS} 0 0 1 ${onCircle(to)}`
}

function onCircle(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)}`
}
