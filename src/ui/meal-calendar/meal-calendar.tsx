import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { addDays, formatDay, weekdayOf, weekOf, type Day } from '#src/lib/days.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { dishFor } from '../dish/dish-name.ts'
import { dishHref } from '../dish/dish-sprite.ts'
import { Dish } from '../dish/dish.tsx'
import css from './meal-calendar.module.css'

export interface MealDay {
  day: Day
  /** Korean name of what comes; null is a day off. */
  dish: string | null
  /** What it is, in the member's words: "새우포케", "쉬어요, 받음". */
  name: string
  /** Over: it can be looked at, not changed. */
  past?: boolean
}

type Props = {
  /** What the days are of: "12월 샐러드 구독". */
  label: string
  /** In order; days between them that are not served stand without a bowl. */
  days: readonly MealDay[]
  value: Day | null
  onChange: (day: Day) => void
}

/** Days that lie before and after the others in their weeks are drawn too, without a bowl. */
const DAYS_OF_WEEK = { short: 5, whole: 7 }

/**
 * Weeks of bowls, from Monday: what comes on which day, an empty bowl is a day off. One day is looked at. Arrow keys go
 * from day to day, Enter chooses.
 */
export function MealCalendar({ label, days, value, onChange }: Props) {
  const { say, language } = useWidgetLanguage()
  const off = say(/*i18n*/ '쉼')
  const grid = useRef<HTMLDivElement>(null)
  const chosen = days.find(({ day }) => day === value) ?? days[0]
  const [cursor, setCursor] = useState(chosen?.day)
  const stop = days.some(({ day }) => day === cursor) ? cursor : chosen?.day
  const weeks = weeksOf(days)
  const width = days.some(({ day }) => [0, 6].includes(weekdayOf(day))) ? DAYS_OF_WEEK.whole : DAYS_OF_WEEK.short

  const press = (event: KeyboardEvent, day: Day) => {
    const next = byKey(days, day, event.key)
    if (next === undefined) return
    event.preventDefault()
    setCursor(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    <div ref={grid} className={css.grid} role="grid" aria-label={label} data-width={width}>
      <div className={css.row} role="row">
        {weeks[0]?.slice(0, width).map((day) => (
          <span key={day} className={css.weekday} role="columnheader">
            {formatDay(day, language, 'weekday')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={css.row} role="row">
          {week.slice(0, width).map((day) => {
            const meal = days.find((each) => each.day === day)
            return (
              <div key={day} role="gridcell" aria-selected={meal ? day === value : undefined}>
                {meal ? (
                  <button
                    type="button"
                    className={css.day}
                    data-day={day}
                    data-past={meal.past || undefined}
                    tabIndex={day === stop ? 0 : -1}
                    aria-label={`${meal.dish === null ? `${Number(day.slice(6))} ${off}, ` : ''}${formatDay(day, language, 'full')}, ${meal.name}`}
                    aria-pressed={day === value}
                    onKeyDown={(event) => press(event, day)}
                    onClick={() => {
                      setCursor(day)
                      onChange(day)
                    }}
                  >
                    <b>{Number(day.slice(6))}</b>
                    {meal.dish === null ? <DayOff text={off} /> : <Dish {...dishFor(meal.dish)} className={css.bowl} />}
                  </button>
                ) : (
                  <span className={css.none}>{Number(day.slice(6))}</span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** An empty bowl with a word in it, which is part of the drawing and grows with it. */
function DayOff({ text }: { text: string }) {
  return (
    <svg className={css.bowl} viewBox="0 0 64 66" width="44" height="45" aria-hidden="true">
      <use href={dishHref('empty')} />
      <text className={css.off} x="32" y="33" textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </svg>
  )
}

/** The weeks that hold the days, each from its Monday. */
function weeksOf(days: readonly MealDay[]): Day[][] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const weeks: Day[][] = []
  for (let week = weekOf(first); (week[0] ?? last) <= last; week = weekOf(addDays(week[0] ?? last, 7))) weeks.push(week)
  return weeks
}

/** Where a key leads among the days that are served; undefined stays. */
function byKey(days: readonly MealDay[], from: Day, key: string): Day | undefined {
  const at = days.findIndex(({ day }) => day === from)
  const week = days.filter(({ day }) => weekOf(from).includes(day))
  const served = (day: Day) => days.find((each) => each.day === day)?.day
  switch (key) {
    case 'ArrowLeft':
      return days[at - 1]?.day
    case 'ArrowRight':
      return days[at + 1]?.day
    case 'ArrowUp':
      return served(addDays(from, -7))
    case 'ArrowDown':
      return served(addDays(from, 7))
    case 'Home':
      return week[0]?.day
    case 'End':
      return week.at(-1)?.day
    default:
      return undefined
  }
}
