import type { Schemas } from '#src/contract/schemas.ts'
import { declaredOf, isFlagged, listOf, type Declared } from '#src/domain/meal/allergens.ts'
import { nameIn, toCourse, type Course } from '#src/domain/meal/course.ts'
import type { MealTime } from '#src/domain/meal/meal-times.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { isOrderOver, type Unreserved, unreservedOf } from './unreserved.ts'

/** A course as the day's menu shows it: with its dishes, and with what is going on at its counter. */
export interface DayCourse extends Course {
  /** Recipes of its dishes: events hang on them. */
  menuCodes: string[]
  /** All dishes, main dish first. */
  dishes: { name: string; declared: Declared }[]
  /** The kitchen says that it holds something the member avoids. */
  flagged: boolean
  sodiumMg: number | null
  /** The member has recorded it. */
  recorded: boolean
  /** `HHmm` until which a portion can be reserved. */
  orderUntil: string | null
  unreserved: Unreserved | null
  crowd: { level: 1 | 2 | 3; waitMinutes: number | null } | null
}

/** A restaurant's day in plain words: its week, its meal times in serving order, and the courses of each. */
export interface TodayMenu {
  restaurant: { code: string; name: string } | null
  day: Day
  week: { day: Day; open: boolean }[]
  times: MealTime[]
  coursesOf(mealTimeCode: string): DayCourse[]
}

export function toTodayMenu(wire: Schemas['TodayMenu'], language: 'ko' | 'en'): TodayMenu {
  const courses = new Map<string, DayCourse[]>()
  for (const row of wire.menuList) {
    courses.set(row.menuMealType, [...(courses.get(row.menuMealType) ?? []), toDayCourse(row, language, wire.nowDt)])
  }
  return {
    restaurant: wire.restaurantCode ? { code: wire.restaurantCode, name: restaurantNameOf(wire, language) } : null,
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

const CROWD = { '1': 1, '2': 2, '3': 3 } as const

function toDayCourse(row: Schemas['TodayMenuCourse'], language: 'ko' | 'en', nowDt: string): DayCourse {
  const isOver = isOrderOver(row, nowDt)
  return {
    ...toCourse(row, language),
    // What can no longer be ordered is counted for nobody.
    ...(isOver && { remaining: null }),
    menuCodes: listOf(row.dishList).map(({ menuCode }) => menuCode),
    dishes: listOf(row.dishList).map((dish) => ({
      name: nameIn(language, dish),
      declared: declaredOf(dish, language),
    })),
    flagged: isFlagged(row),
    sodiumMg: parseWireNumber(row.sumNa),
    recorded: row.mealRegiYn === 'Y',
    orderUntil: isOver ? null : row.orderEndTm,
    unreserved: unreservedOf(row, nowDt),
    crowd: row.crowdCd === null ? null : { level: CROWD[row.crowdCd], waitMinutes: row.waitMin },
  }
}

/**
 * The meal of a day that is shown: the tapped one on its own day, else the one that is on. A tap of yesterday chooses
 * nothing today.
 */
export function mealShown(
  times: readonly MealTime[],
  tapped: { code: string; on: Day } | undefined,
  day: Day,
  onNow: string | undefined,
): MealTime | undefined {
  const wanted = tapped?.on === day ? tapped.code : onNow
  return times.find((time) => time.code === wanted) ?? times[0]
}

/** The dishes beside those that the title already names. */
export function sideDishes({ dishes, title }: Pick<DayCourse, 'dishes' | 'title'>): string[] {
  return dishes.map((dish) => dish.name).filter((name) => !title.toLowerCase().includes(name.toLowerCase()))
}
