import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { toCourse, type Course } from '../course.ts'
import type { MealTime } from './meal-times.ts'

/** A restaurant's day in plain words: its week, its meal times in serving order, and the courses of each. */
export interface TodayMenu {
  restaurant: { code: string; name: string } | null
  day: Day
  week: { day: Day; open: boolean }[]
  times: MealTime[]
  coursesOf(mealTimeCode: string): Course[]
}

export function toTodayMenu(wire: Schemas['TodayMenu'], language: 'ko' | 'en'): TodayMenu {
  const courses = new Map<string, Course[]>()
  for (const row of wire.menuList) {
    courses.set(row.menuMealType, [...(courses.get(row.menuMealType) ?? []), toCourse(row, language)])
  }
  return {
    restaurant: wire.restaurantCode ? { code: wire.restaurantCode, name: wire.restaurantName ?? '' } : null,
    day: wire.menuDt,
    week: wire.weekList.map(({ menuDt, openYn }) => ({ day: menuDt, open: openYn === 'Y' })),
    times: wire.mealTimeList.map((slot) => ({
      code: slot.menuMealType,
      name: slot.menuMealTypeTxt,
      opensAt: slot.startTm,
      closesAt: slot.endTm,
    })),
    coursesOf: (code) => courses.get(code) ?? [],
  }
}
