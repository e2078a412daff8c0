import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import css from './weight-ruler.module.css'

type Props = {
  /** What is chosen: "목표 체중". */
  label: string
  value: number
  onChange: (value: number) => void
  /** What may be chosen, both included, in tenths. */
  min: number
  max: number
  /** Today's value, and how it is called: "지금 68.4". */
  now: number
  nowLabel: string
  /** How the value is read out: "66.0 kg". */
  valueText: string
}

const [WIDTH, HEIGHT] = [366, 134]
const MIDDLE = WIDTH / 2
/** Units of a kilogram. */
const KG = 38
const [TOP, FLOOR] = [46, 100]
/** Nearer to an end a figure would be cut. */
const EDGE = 14

const tenths = (value: number) => Math.round(value * 10) / 10

/**
 * A ruler that slides under a needle: green is what may be chosen, today stands on it. A slider to assistive
 * technology.
 */
export function WeightRuler({ label, value, onChange, min, max, now, nowLabel, valueText }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<{ x: number; value: number } | null>(null)
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, tenths(next)))
    if (kept !== value) onChange(kept)
  }
  const steps: Record<string, number> = {
    ArrowRight: value + 0.1,
    ArrowUp: value + 0.1,
    ArrowLeft: value - 0.1,
    ArrowDown: value - 0.1,
    PageUp: value + 1,
    PageDown: value - 1,
    Home: min,
    End: max,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ x: event.clientX, value })
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (held === null || box.current === null) return
    set(held.value - ((event.clientX - held.x) / box.current.clientWidth) * (WIDTH / KG))
  }
  const x = (kg: number) => MIDDLE + (kg - value) * KG
  const first = Math.floor((value - MIDDLE / KG) * 5)
  const ticks = Array.from({ length: Math.ceil((WIDTH / KG) * 5) + 2 }, (_, at) => (first + at) / 5)
  const isNear = Math.abs(now - value) < 0.45
  return (
    <div
      ref={box}
      className={css.ruler}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect className={css.ground} x="0" y={TOP} width={WIDTH} height={FLOOR - TOP} />
        <rect
          className={css.free}
          x={Math.max(0, x(min))}
          y={TOP}
          width={Math.max(0, Math.min(WIDTH, x(max)) - Math.max(0, x(min)))}
          height={FLOOR - TOP}
        />
        {ticks.map((kg) => {
          const whole = Number.isInteger(tenths(kg))
          return (
            <line
              key={kg.toFixed(1)}
              className={whole ? css.whole : css.tick}
              x1={x(kg)}
              x2={x(kg)}
              y1={whole ? 70 : 88}
              y2={FLOOR}
            />
          )
        })}
        {ticks
          .filter((kg) => Number.isInteger(tenths(kg)) && x(kg) >= EDGE && x(kg) <= WIDTH - EDGE)
          .map((kg) => (
            <text key={kg} x={x(kg)} y="126" data-on={Math.abs(kg - value) < 0.05 || undefined}>
              {Math.round(kg)}
            </text>
          ))}
        <line className={css.now} x1={x(now)} x2={x(now)} y1="34" y2={FLOOR} />
        <text className={css.nowText} x={Math.min(WIDTH - 44, Math.max(44, x(now)))} y={isNear ? 14 : 24}>
          {nowLabel}
        </text>
        <line className={css.needle} x1={MIDDLE} x2={MIDDLE} y1="38" y2={FLOOR} />
        <circle className={css.knob} cx={MIDDLE} cy="38" r="7" />
      </svg>
    </div>
  )
}
