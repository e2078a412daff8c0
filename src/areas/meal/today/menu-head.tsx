import { useLingui } from '@lingui/react/macro'
import type { MealTime } from '#src/domain/meal/meal-times.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { WeekStrip } from '#src/ui/week-strip/week-strip.tsx'
import type { MenuDay } from './menu-days.ts'
import css from './today.module.css'

export interface MenuHeadProps {
  /** Every day there may be a menu for. `open` is undefined where nobody has asked yet. */
  days: readonly MenuDay[]
  onSeen(first: Day, last: Day): void
  today: Day
  day: Day
  onDay(day: Day): void
  times: readonly MealTime[]
  meal: MealTime | undefined
  onMeal(code: string): void
}

/**
 * The days that may have a menu, a week in view, and the meal times of the chosen day; stays at the top while the
 * courses scroll.
 */
export function MenuHead({ days, onSeen, today, day, onDay, times, meal, onMeal }: MenuHeadProps) {
  const { t, i18n } = useLingui()
  const mealTimeName = useMealTimeName()
  const strip = days.map(({ day: each, open }) => {
    const full = formatDay(each, i18n.locale, 'full')
    return {
      day: each,
      name: each === today ? t`오늘` : formatDay(each, i18n.locale, 'weekday'),
      number: Number(each.slice(6)),
      label: open === false ? t`${full}, 식단 없음` : full,
      today: each === today,
      disabled: open === false && each !== day,
    }
  })
  return (
    <>
      <div className={css.week}>
        <WeekStrip label={t`날짜`} days={strip} value={day} onChange={onDay} onSeen={onSeen} />
      </div>
      {meal ? (
        <div className={css.times}>
          <Tabs
            id="meal"
            className={css.meals}
            label={t`식사 시간`}
            tabs={times.map((time) => ({ value: time.code, label: mealTimeName(time.code) || time.name }))}
            value={meal.code}
            onChange={onMeal}
          />
          {meal.opensAt && meal.closesAt ? <p>{`${colon(meal.opensAt)}–${colon(meal.closesAt)}`}</p> : null}
        </div>
      ) : null}
    </>
  )
}

const colon = (hhmm: string) => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`
