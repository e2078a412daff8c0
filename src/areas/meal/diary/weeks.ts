import type { Schemas } from '#src/contract/schemas.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'

/** A day of the diary. What was not recorded is null, never zero. */
export interface DiaryDay {
  day: Day
  kcal: number | null
  goal: number | null
  drinkKcal: number | null
  drinkAlcoholG: number | null
  meals: { meal: MealType; bowls: string[] }[]
  /** Meals that the member said were skipped. */
  skipped: MealType[]
}

export interface DiaryWeek {
  monday: Day
  /** Monday to Sunday; days without record are there as empty ones. */
  days: DiaryDay[]
}

const nothingOn = (day: Day): DiaryDay => ({
  day,
  kcal: null,
  goal: null,
  drinkKcal: null,
  drinkAlcoholG: null,
  meals: [],
  skipped: [],
})

export const toDay = (row: Schemas['DiaryDay']): DiaryDay => ({
  day: row.baseDt,
  kcal: row.eatKcal,
  goal: row.eatKcalGoal,
  drinkKcal: row.drinkKcal,
  drinkAlcoholG: row.drinkAlcoholG,
  meals: row.mealList.map((meal) => ({ meal: meal.menuMealType, bowls: splitJoined(meal.dishTxt ?? meal.foodNmTxt) })),
  skipped: row.nfMealTypeList,
})

/**
 * The weeks from the Monday `from` to the Sunday `to`, the newest first; the server tells of days with a record only.
 */
export function weeksOf(rows: readonly Schemas['DiaryDay'][], from: Day, to: Day): DiaryWeek[] {
  const told = new Map(rows.map((row) => [row.baseDt, toDay(row)]))
  const weeks: DiaryWeek[] = []
  for (let last = to; last >= from; last = addDays(last, -7)) {
    const days = weekOf(last)
    weeks.push({ monday: days[0] ?? last, days: days.map((day) => told.get(day) ?? nothingOn(day)) })
  }
  return weeks
}

/** Whether anything stands on a day: food, a drink, a meal said to be skipped. */
export const isRecorded = ({ meals, drinkKcal, skipped }: DiaryDay): boolean =>
  meals.length > 0 || drinkKcal !== null || skipped.length > 0

/**
 * Mean energy of the days with food before today: a day that goes on, and one without a record, say nothing of how much
 * it was.
 */
export function averageOf(days: readonly DiaryDay[], today: Day): number | null {
  const known = days.flatMap(({ day, kcal }) => (day < today && kcal !== null ? [kcal] : []))
  return known.length === 0 ? null : Math.round(known.reduce((sum, kcal) => sum + kcal, 0) / known.length)
}

/** The bars of a week in percent of the goal, or of the highest day where that is more. */
export function barsOf(days: readonly DiaryDay[]): (number | null)[] {
  const whole = Math.max(1, ...days.flatMap(({ kcal, goal }) => [kcal ?? 0, goal ?? 0]))
  return days.map(({ kcal }) => (kcal === null ? null : (kcal / whole) * 100))
}

/** What stands in the list of earlier weeks: a week, or a stretch of weeks without a record. */
export type DiaryEntry = { is: 'week'; week: DiaryWeek } | { is: 'gap'; from: Day; to: Day }

/** Weeks without any record in a row are one line, however many they are. */
export function entriesOf(weeks: readonly DiaryWeek[]): DiaryEntry[] {
  const entries: DiaryEntry[] = []
  for (const week of weeks) {
    const last = entries.at(-1)
    if (week.days.some(isRecorded)) entries.push({ is: 'week', week })
    else if (last?.is === 'gap') last.from = week.monday
    else entries.push({ is: 'gap', from: week.monday, to: addDays(week.monday, 6) })
  }
  return entries
}
