import type { Schemas } from '#src/contract/schemas.ts'
import { toCourse, type Course } from '#src/domain/meal/course.ts'
import { weekdayOf, type Day } from '#src/lib/days.ts'
import type { Moment } from '../hub/lead.ts'

const LUNCH = '2'

/** Monday to Friday of the week, as far as the restaurant serves. */
export const workdaysOf = (menu: Schemas['TodayMenu'] | undefined): Day[] =>
  (menu?.weekList ?? [])
    .filter(({ menuDt, openYn }) => openYn === 'Y' && ![0, 6].includes(weekdayOf(menuDt)))
    .map(({ menuDt }) => menuDt)

/** The lunch of the first counter on a day. */
export function lunchOf(menu: Schemas['TodayMenu'] | undefined, language: 'ko' | 'en'): Course | undefined {
  const row = menu?.menuList.find(({ menuMealType }) => menuMealType === LUNCH)
  return row && toCourse(row, language)
}

export interface Queue {
  corner: string
  minutes: number
}

/** How long one waits at each counter of the meal that is on or next today; nothing where no counter tells. */
export function queuesOf(menu: Schemas['TodayMenu'] | undefined, { time }: Moment, language: 'ko' | 'en'): Queue[] {
  const meal = menu?.mealTimeList
    .toSorted((a, b) => a.startTm.localeCompare(b.startTm))
    .find(({ endTm }) => time < endTm)
  return (menu?.menuList ?? []).flatMap((row) =>
    row.menuMealType === meal?.menuMealType && row.waitMin !== null
      ? [{ corner: toCourse(row, language).corner, minutes: row.waitMin }]
      : [],
  )
}
