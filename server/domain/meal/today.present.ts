/** What the day's menu tells beside the rows of its courses. */
import type { Allergen } from '#server/domain/allergy/queries.ts'
import type { MealTime } from '#server/domain/restaurant/meal-time.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { orNull, wholeText, yn } from '#server/wire.ts'
import { allergyList, allKnown } from './allergy.present.ts'
import type { Course } from './course.rules.ts'

/** Lines form before the doors open. */
const QUEUE_BEFORE_MINUTES = 10

/** Whether people stand at the counters: while the meal is served and shortly before. */
export function hasQueue(time: MealTime, menuDt: string, now: SeoulNow): boolean {
  return (
    menuDt === now.day &&
    minutesOf(time.opensAt) - minutesOf(now.time) <= QUEUE_BEFORE_MINUTES &&
    now.time < time.closesAt
  )
}

/** Whether a meal of a menu cannot be had any more. Where no hours are known, its day says so. */
export const isOver = (time: MealTime | undefined, menuDt: string, now: SeoulNow): boolean =>
  menuDt < now.day || (menuDt === now.day && time !== undefined && time.closesAt <= now.time)

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2))

/**
 * What is going on at the counter. Crowd and waiting are only told while there is a line: a number of yesterday
 * misleads.
 */
export function counter(course: Course, queue: boolean) {
  return {
    courseNm: course.cornerName,
    courseNmEng: course.cornerNameEng,
    crowdCd: queue ? orNull(course.crowding, crowdCode) : null,
    waitMin: queue ? course.waitMinutes : null,
    remainCnt: course.takeOutCnt,
    orderEndTm: course.orderUntil,
  }
}

const CROWD = { 1: '1', 2: '2', 3: '3' } as const
const crowdCode = (level: number) => CROWD[level as keyof typeof CROWD]

export function tray({ dishes }: Course, names: readonly Allergen[], avoided: ReadonlySet<string>) {
  return {
    allergyKnownYn: allKnown(dishes),
    allergyList: allergyList(dishes, names, avoided),
    dishList: dishes.map((dish, index) => ({
      menuCode: dish.menuCode,
      menuName: dish.name,
      menuNameEng: dish.nameEng,
      typicalMenu: yn(index === 0),
      kcal: wholeText(dish.kcal),
      na: wholeText(dish.na),
      allergyKnownYn: allKnown([dish]),
      allergyList: allergyList([dish], names, avoided),
    })),
  }
}
