import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { prefersReducedMotion } from '../base/reduced-motion.ts'
import { tabStop } from '../base/roving.ts'
import css from './week-strip.module.css'

export type StripDay = {
  /** `YYYYMMDD` */
  day: string
  /** "월", or "오늘" for today. */
  name: string
  /** Day of the month. */
  number: number
  /** The whole date for screen readers, who hear it after the words that are seen: "11월 16일 월요일". */
  label: string
  today?: boolean
  /** A dot: the day has a record. Say it in `label` too. */
  marked?: boolean
  disabled?: boolean
}

type Props = {
  label: string
  /** One week, or several: then seven are seen and the others come by swipe and by arrow keys. */
  days: readonly StripDay[]
  value: string
  onChange: (day: string) => void
  /** The first and the last day in view, whenever the strip has moved. */
  onSeen?: (first: string, last: string) => void
  className?: string
}

const IN_VIEW = 7
/**
 * From here on in its week a day has more to come than gone before it: at the end of a week the next one is in view
 * too.
 */
const LATE_IN_WEEK = 5

/** Days in a row, seven in view: filled = chosen, green figure = today, dot = has a record. */
export function WeekStrip({ label, days, value, onChange, onSeen, className }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const at = days.findIndex(({ day }) => day === value)
  const inWeek = at % IN_VIEW
  const ahead = inWeek >= LATE_IN_WEEK && days.length > IN_VIEW ? Math.floor(IN_VIEW / 2) : inWeek
  const first = at < 0 ? 0 : at - ahead

  const shift = Math.min(Math.max(first, 0), Math.max(0, days.length - IN_VIEW))
  const placed = useRef(false)
  // Before the eye sees it: the strip begins where the chosen day is, and follows it when it is chosen out of view.
  useLayoutEffect(() => {
    const strip = row.current
    const [seen, chosen] = [strip?.children[shift], strip?.children[at]]
    if (!(strip && seen instanceof HTMLElement && chosen instanceof HTMLElement)) return undefined
    let width = 0
    const place = () => {
      if (strip.clientWidth === width) return
      width = strip.clientWidth
      const isInView =
        chosen.offsetLeft >= strip.scrollLeft - 1 &&
        chosen.offsetLeft + chosen.offsetWidth <= strip.scrollLeft + width + 1
      if (!placed.current || !isInView)
        strip.scrollTo({
          left: seen.offsetLeft,
          behavior: placed.current && !prefersReducedMotion() ? 'smooth' : 'instant',
        })
      placed.current = true
    }
    place()
    // Drawn while it had no place on the page yet, or the phone was turned.
    const watch = new ResizeObserver(place)
    watch.observe(strip)
    return () => watch.disconnect()
  }, [shift, at])

  const moved = () => {
    const strip = row.current
    const width = strip?.children[0]?.clientWidth
    if (!(strip && width && onSeen)) return
    const from = Math.round(strip.scrollLeft / width)
    const [one, last] = [days[from], days[Math.min(from + IN_VIEW, days.length) - 1]]
    if (one && last) onSeen(one.day, last.day)
  }

  const stop = tabStop(
    days.map(({ day, disabled }) => ({ value: day, ...(disabled && { disabled }) })),
    value,
  )
  return (
    <div ref={row} className={classNames(css.week, className)} role="group" aria-label={label} onScroll={moved}>
      {days.map(({ day, name, number, label: full, today, marked, disabled }) => (
        <button
          key={day}
          type="button"
          aria-label={`${name} ${number}, ${full}`}
          aria-pressed={day === value}
          aria-current={today ? 'date' : undefined}
          tabIndex={day === stop ? 0 : -1}
          disabled={disabled}
          onKeyDown={toNextDay}
          onClick={() => day !== value && onChange(day)}
        >
          {name}
          <b>{number}</b>
          {marked && <i />}
        </button>
      ))}
    </div>
  )
}

/**
 * Arrow keys go to the next day that can be chosen, and choose it. The days do not run in a circle: after the last
 * there is none.
 */
function toNextDay(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const
  const towards = event.key === 'ArrowRight' || event.key === 'ArrowLeft' ? step[event.key] : undefined
  if (!towards) return
  event.preventDefault()
  let next = event.currentTarget[towards]
  while (next?.matches(':disabled')) next = next[towards]
  if (!(next instanceof HTMLButtonElement)) return
  next.focus()
  next.click()
}
