import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formatPortion, nextPortion } from '#src/lib/portions.ts'
import { Dish } from '../dish/dish.tsx'
import { dishFor } from '../dish/dish-name.ts'
import { portionAt, QUARTER, shares, type Bowls } from './portion.ts'
import css from './portion-bowl.module.css'

type Props = {
  /** What the slider sets: 먹은 양. */
  label: string
  /** Korean name of the dish: it chooses the bowl. */
  dish: string
  /** Bowls of it. */
  value: number
  onChange: (value: number) => void
  /** How the amount is read out: "½공기, 150 kcal". */
  valueText: string
  max?: number
}

/** Sizes of the drawing: a bowl by itself, or two with room between them. */
const ALONE = { bowl: 200, gap: 0 }
const PAIR = { bowl: 140, gap: 12 }
/** Where the rim is on a drawing that is 64 wide. */
const RIM = { left: 3 / 64, right: 61 / 64 }

/**
 * How much was eaten, by the bowl itself: its edge is dragged, or moved by the arrow keys, a quarter at a time. What is
 * more than a bowl fills a second one, to the left of it, and more than two is a number beside them. A slider to
 * assistive technology. [WAI-ARIA]
 */
export function PortionBowl({ label, dish, value, onChange, valueText, max = 10 }: Props) {
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const dragging = useRef<Bowls>(undefined)
  const eaten = shares(value)
  const { bowl, gap } = eaten.length === 1 ? ALONE : PAIR
  const width = bowl * eaten.length + gap
  const height = (bowl * 66) / 64

  const go = (next: number) => {
    const held = Math.min(max, Math.max(QUARTER, next))
    if (held !== value) onChange(held)
  }
  const keys: Record<string, () => void> = {
    ArrowUp: () => go(nextPortion(value, QUARTER, true)),
    ArrowRight: () => go(nextPortion(value, QUARTER, true)),
    ArrowDown: () => go(nextPortion(value, QUARTER, false)),
    ArrowLeft: () => go(nextPortion(value, QUARTER, false)),
    PageUp: () => go(value + 1),
    PageDown: () => go(value - 1),
    Home: () => go(QUARTER),
    End: () => go(max),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key]
    if (!press) return
    event.preventDefault()
    press()
  }

  // The bowls as they stand when the finger comes down: a second one that appears under it must not change what it
  // means.
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const box = drawing.current?.getBoundingClientRect()
    if (!box || event.button !== 0) return
    const scale = box.width / width
    const rimPx = bowl * scale * (RIM.right - RIM.left)
    dragging.current = {
      rightPx: box.right - bowl * scale * (1 - RIM.right),
      bowlPx: rimPx,
      gapPx: (gap + bowl * (1 - RIM.right + RIM.left)) * scale,
    }
    event.currentTarget.setPointerCapture?.(event.pointerId)
    follow(event)
  }
  const follow = ({ clientX }: PointerEvent) => dragging.current && go(portionAt(clientX, dragging.current))
  const end = () => {
    dragging.current = undefined
  }

  return (
    <div
      className={css.portion}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={QUARTER}
      aria-valuemax={max}
      aria-valuetext={valueText}
      data-bowls={eaten.length}
      onKeyDown={onKeyDown}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <svg ref={drawing} className={css.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {eaten.map((share, at) => {
          const left = width - bowl - at * (bowl + gap)
          const edge = left + bowl * (RIM.right - share * (RIM.right - RIM.left))
          return (
            <g key={at}>
              <g className={css.rest} transform={`translate(${left} 0)`}>
                <Dish {...dishFor(dish)} size={bowl} />
              </g>
              <clipPath id={`${id}${at}`}>
                <rect x={edge - left} y={-4} width={bowl + 8} height={height + 8} />
              </clipPath>
              <g transform={`translate(${left} 0)`}>
                <g clipPath={`url(#${id}${at})`}>
                  <Dish {...dishFor(dish)} size={bowl} />
                </g>
              </g>
              {at === eaten.length - 1 && value <= 2 && <Edge x={edge} middle={bowl / 2} />}
            </g>
          )
        })}
      </svg>
      {value > 2 && <b className={css.count}>×{formatPortion(value)}</b>}
    </div>
  )
}

/** The line that is dragged, with its handle. */
function Edge({ x, middle }: { x: number; middle: number }) {
  return (
    <g className={css.edge} transform={`translate(${x} ${middle})`}>
      <path d={`M0 ${12 - middle}V${middle - 12}`} />
      <circle r="20" />
      <path className={css.arrows} d="m-6-6-6 6 6 6M6-6l6 6-6 6" />
    </g>
  )
}
