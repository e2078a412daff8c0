import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import { roundTo } from '#src/lib/numbers.ts'

/** The list reaches four weeks back, today included. */
const DAYS = 28

export const listRange = (today: Day): { from: Day; to: Day } => ({ from: addDays(today, 1 - DAYS), to: today })

/** A day with drinks; grams are null where the server does not tell them. */
export interface DrinkEvening {
  day: Day
  kcal: number
  alcoholG: number | null
}

export interface DrinkWeek {
  monday: Day
  sunday: Day
  /** 0 this week, 1 the last one. */
  ago: number
  days: DrinkEvening[]
  alcoholG: number | null
}

/** Days with drinks, the newest first. */
export function toEvenings(wire: readonly Schemas['DiaryDay'][]): DrinkEvening[] {
  return wire
    .flatMap((each) =>
      each.drinkKcal === null ? [] : [{ day: each.baseDt, kcal: each.drinkKcal, alcoholG: each.drinkAlcoholG }],
    )
    .toSorted((one, other) => other.day.localeCompare(one.day))
}

/** Weeks from Monday to Sunday that have such a day, the newest first. */
export function weeksOf(evenings: readonly DrinkEvening[], today: Day): DrinkWeek[] {
  const thisWeek = weekOf(today)[0] ?? today
  const agoOf = (monday: Day) => {
    if (monday === thisWeek) return 0
    return monday === addDays(thisWeek, -7) ? 1 : 2
  }
  const byWeek = Map.groupBy(evenings, ({ day }) => weekOf(day)[0] ?? day)
  return [...byWeek].map(([monday, days]) => {
    const grams = days.map(({ alcoholG }) => alcoholG)
    return {
      monday,
      sunday: addDays(monday, 6),
      ago: agoOf(monday),
      days,
      alcoholG: grams.includes(null)
        ? null
        : roundTo(
            grams.reduce<number>((sum, each) => sum + (each ?? 0), 0),
            1,
          ),
    }
  })
}
