/** A course as the kitchen knows it, and what follows from it. The wire's names stand in course.present.ts alone. */
import type { SeoulNow } from '#server/seoul.ts'
import type { Yn } from '#server/wire.ts'
import { oneDecimal } from '#server/rounding.ts'

export type Dish = {
  menuCode: string
  name: string
  nameEng: string
  kcal: number
  /** Grams. */
  cho: number
  protein: number
  fat: number
  sugar: number
  fib: number
  /** Milligrams; calcium may not have been measured. */
  na: number
  calcium: number | null
  /** False: nobody has declared this dish, and the absence of codes below says nothing. */
  allergensKnown: boolean
  allergenCodes: string[]
  likeCnt: number
  evalCnt: number
  evalSum: number
  likedByMe: boolean
}

export type Course = {
  restaurantCode: string
  restaurantName: string
  engMenuYn: Yn
  menuDt: string
  mealType: string
  hallNo: string
  courseType: string
  menuSeq: number
  orderSeq: number
  setName: string
  setNameEng: string
  photoCd: string
  carbonLevel: string
  soldOut: boolean
  takeOutCnt: number | null
  orderUntil: string | null
  crowding: number | null
  waitMinutes: number | null
  courseTxt: string
  cornerName: string
  cornerNameEng: string
  salesType: 'L1' | 'T1'
  /** In tray order, never empty: the first is the main dish. */
  dishes: [Dish, ...Dish[]]
}

export type Nutrients = Pick<Dish, 'kcal' | 'cho' | 'protein' | 'fat' | 'sugar' | 'fib' | 'na' | 'calcium'>

/** The course's totals: the sums over its dishes. Calcium is unknown as soon as it is unknown for one of them. */
export function totals(dishes: readonly Dish[]): Nutrients {
  const sum = (of: (dish: Dish) => number) => oneDecimal(dishes.reduce((total, dish) => total + of(dish), 0))
  return {
    kcal: sum((dish) => dish.kcal),
    cho: sum((dish) => dish.cho),
    protein: sum((dish) => dish.protein),
    fat: sum((dish) => dish.fat),
    sugar: sum((dish) => dish.sugar),
    fib: sum((dish) => dish.fib),
    na: sum((dish) => dish.na),
    calcium: dishes.some((dish) => dish.calcium === null) ? null : sum((dish) => dish.calcium ?? 0),
  }
}

/** Whether a course is known to hold something the member avoids. False does not say it is safe. */
export function holdsAvoided({ dishes }: Course, avoided: ReadonlySet<string>): boolean {
  return dishes.some((dish) => dish.allergenCodes.some((code) => avoided.has(code)))
}

type CourseId = Pick<Course, 'hallNo' | 'menuDt' | 'mealType' | 'courseType' | 'restaurantCode'>

/** The wire's name of a course in one word (known-payloads 3.3). */
export const menuIdOf = ({ hallNo, menuDt, mealType, courseType, restaurantCode }: CourseId): string =>
  [hallNo, menuDt, mealType, courseType, restaurantCode].join('_')

/** The course that a `menuId` names. None of its parts holds the line between them. */
export function courseOfMenuId(menuId: string): CourseId {
  const [hallNo = '', menuDt = '', mealType = '', courseType = '', restaurantCode = ''] = menuId.split('_')
  return { hallNo, menuDt, mealType, courseType, restaurantCode }
}

/** Take-out portions are ordered ahead and stand in a list of their own (known-payloads 3.3). */
export const isOrderedAhead = ({ salesType, takeOutCnt }: Course): boolean => salesType === 'T1' && takeOutCnt !== null

/** Whether the last moment to order a course has passed; one that is taken at the counter has none. */
export const isOrderOver = ({ menuDt, orderUntil }: Course, { day, time }: SeoulNow): boolean =>
  orderUntil !== null && `${menuDt}${orderUntil}` <= `${day}${time}`
