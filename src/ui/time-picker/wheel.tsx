import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import css from './wheel.module.css'

type Props = {
  label: string
  /** From the smallest to the largest, as whole numbers. */
  values: readonly number[]
  value: number
  onChange: (value: number) => void
  /** How a value is shown: "05". */
  format?: (value: number) => string
  /** How a value is said: "5분". */
  speak?: (value: number) => string
  className?: string
}

/** How many values Page Up and Page Down pass. */
const PAGE = 5
/** The wheel counts as resting this long after its last scroll event, where the browser does not say so itself. */
const REST_MS = 120
/** Figures typed within this time belong to one number. */
const TYPING_MS = 1000

const stepOf: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: -Infinity,
  End: Infinity,
}

/** A column of numbers to turn with a finger; to a keyboard and a screen reader it is a spin button. */
export function Wheel({ label, values, value, onChange, format = String, speak = String, className }: Props) {
  const column = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef({ text: '', at: -TYPING_MS })
  const index = Math.max(0, values.indexOf(value))
  const last = values.length - 1

  useEffect(() => {
    const element = column.current
    const row = rowHeight(element)
    // while a finger turns it the wheel already stands where its value says
    if (element && Math.round(element.scrollTop / row) !== index) element.scrollTop = index * row
  }, [index])
  useEffect(() => () => clearTimeout(rest.current), [])

  const choose = (next: number) => {
    const chosen = values[Math.min(last, Math.max(0, next))]
    if (chosen !== undefined && chosen !== value) onChange(chosen)
  }
  const settle = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      if (column.current) choose(Math.round(column.current.scrollTop / rowHeight(column.current)))
    }, REST_MS)
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf[event.key]
    if (step !== undefined) {
      event.preventDefault()
      choose(index + step)
    } else if (/^\d$/.test(event.key)) {
      const before = event.timeStamp - typed.current.at < TYPING_MS ? typed.current.text : ''
      const text = values.includes(Number(before + event.key)) ? before + event.key : event.key
      typed.current = { text, at: event.timeStamp }
      if (values.includes(Number(text))) choose(values.indexOf(Number(text)))
    }
  }

  return (
    <div
      ref={column}
      className={classNames(css.wheel, className)}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={values[0]}
      aria-valuemax={values[last]}
      aria-valuetext={speak(value)}
      data-base-ui-swipe-ignore
      onKeyDown={press}
      onScroll={settle}
    >
      {values.map((one, at) => (
        <span key={one} aria-hidden="true" data-chosen={at === index || undefined} onClick={() => choose(at)}>
          {format(one)}
        </span>
      ))}
    </div>
  )
}

const rowHeight = (column: HTMLElement | null): number =>
  (column?.firstElementChild instanceof HTMLElement && column.firstElementChild.offsetHeight) || 44
