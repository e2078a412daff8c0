import { addDays, daysOf, weekOf, type Day } from '#src/lib/days.ts'

/** Kitchens keep their menus for three weeks and plan two ahead. */
const WEEKS_BACK = 3
const WEEKS_AHEAD = 2

/** `open` is undefined as long as no answer has told of the day's week. */
export interface MenuDay {
  day: Day
  open: boolean | undefined
}

export type Week = readonly { day: Day; open: boolean }[]

/**
 * Every day that may have a menu, whole weeks from Monday on; a day that a link names is among them. What answers have
 * told of their weeks is on them.
 */
export function menuDays(today: Day, day: Day, weeks: readonly Week[]): MenuDay[] {
  const told = new Map(weeks.flat().map((each) => [each.day, each.open]))
  const near = [addDays(today, -7 * WEEKS_BACK), addDays(today, 7 * WEEKS_AHEAD), day].sort()
  const [first = day, , last = day] = near
  return daysOf(mondayOf(first), addDays(mondayOf(last), 6)).map((each) => ({ day: each, open: told.get(each) }))
}

/** The weeks among these days, by their Mondays, of which nothing has been told yet. */
export function unloadedWeeks(first: Day, last: Day, weeks: readonly Week[]): Day[] {
  const told = new Set(weeks.flat().map(({ day }) => day))
  return [...new Set([mondayOf(first), mondayOf(last)])].filter((monday) => !told.has(monday))
}

const mondayOf = (day: Day): Day => weekOf(day)[0] ?? day
