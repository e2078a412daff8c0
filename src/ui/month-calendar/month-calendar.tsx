import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addDays, addMonths, formatDay, weekOf } from '#src/lib/days.ts'
import type { Day } from '#src/lib/days.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { clampDay, dayByKey, monthOf, monthRows } from './month-grid.ts'
import type { WeekStart } from './month-grid.ts'
import css from './month-calendar.module.css'

export type MonthCalendarProps = {
  /** The chosen day, `YYYYMMDD`. */
  value: Day | null
  onChange: (day: Day) => void
  today: Day
  /** First and last day that can be chosen. */
  min?: Day
  max?: Day
  /** A dot under the day: it has a record. `markLabel` says it in the day's name, where it is not 기록 있음. */
  marked?: (day: Day) => boolean
  markLabel?: string
  weekStart?: WeekStart
  /** Names of months, weekdays and days come from the browser in it; else in the widgets' language. */
  language?: string
  /** Where they are not 이전 달 and 다음 달. */
  previousLabel?: string
  nextLabel?: string
  /** Another month is shown; its first day. For loading the marks. */
  onMonth?: (firstDay: Day) => void
}

/** One month of days to choose from: filled = chosen, green figure = today, dot = has a record. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    value,
    onChange,
    today,
    min,
    max,
    marked,
    markLabel,
    weekStart = 'monday',
    previousLabel,
    nextLabel,
    onMonth,
  } = props
  const { say, ...own } = useWidgetLanguage()
  const language = props.language ?? own.language
  const [cursor, setCursor] = useState(() => clampDay(value ?? today, min, max))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value) setCursor(clampDay(value, min, max))
  }
  const grid = useRef<HTMLDivElement>(null)
  const follow = useRef(false)
  const titleId = useId()
  const rows = monthRows(cursor, weekStart)

  // a key may lead into a month that is drawn only now: the focus can follow no earlier
  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    follow.current = false
  })

  const go = (day: Day) => {
    const next = clampDay(day, min, max)
    setCursor(next)
    if (monthOf(next) !== monthOf(cursor)) onMonth?.(monthOf(next))
  }
  const press = (event: KeyboardEvent) => {
    const next = dayByKey(cursor, event.key, event.shiftKey, weekStart)
    if (next === null) return
    event.preventDefault()
    follow.current = clampDay(next, min, max) !== cursor
    go(next)
  }
  const before = addDays(monthOf(cursor), -1)
  const after = addMonths(monthOf(cursor), 1)

  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          label={previousLabel ?? say(/*i18n*/ '이전 달')}
          icon={ChevronLeft}
          aria-disabled={min !== undefined && before < min}
          onClick={() => go(addMonths(cursor, -1))}
        />
        <h3 id={titleId} className={css.title} aria-live="polite">
          {formatDay(cursor, language, 'month')}
        </h3>
        <IconButton
          label={nextLabel ?? say(/*i18n*/ '다음 달')}
          icon={ChevronRight}
          aria-disabled={max !== undefined && after > max}
          onClick={() => go(addMonths(cursor, 1))}
        />
      </div>
      <div ref={grid} className={css.grid} role="grid" aria-labelledby={titleId}>
        <div className={css.row} role="row">
          {weekOf(cursor, weekStart).map((day) => (
            <span key={day} className={css.weekday} role="columnheader">
              {formatDay(day, language, 'weekday')}
            </span>
          ))}
        </div>
        {rows.map((week, row) => (
          <div key={row} className={css.row} role="row">
            {week.map((day, column) => (
              <div key={column} className={css.cell} role="gridcell" aria-selected={day !== null && day === value}>
                {day !== null && (
                  <button
                    type="button"
                    tabIndex={day === cursor ? 0 : -1}
                    data-autofocus={day === cursor || undefined}
                    aria-label={nameOf(
                      day,
                      language,
                      marked?.(day) ? (markLabel ?? say(/*i18n*/ '기록 있음')) : undefined,
                    )}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={day !== clampDay(day, min, max)}
                    onKeyDown={press}
                    onClick={() => {
                      setCursor(day)
                      onChange(day)
                    }}
                  >
                    <b>{Number(day.slice(6))}</b>
                    {marked?.(day) && <i />}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const nameOf = (day: Day, language: string, mark?: string) =>
  [formatDay(day, language, 'full'), mark].filter(Boolean).join(', ')
