/** What an order is as food. */
import { courseRecord } from '#server/domain/intake/course.rules.ts'
import { USUAL_TIME } from '#server/domain/intake/eat-time.rules.ts'
import type { TakenOut } from '#server/domain/intake/takeout.queries.ts'
import type { Course } from '#server/domain/meal/course.rules.ts'
import type { Choice } from '#server/domain/subscription/queries.ts'
import type { Kit } from '#server/domain/take-home/queries.ts'
import { type SeoulNow, seoulStamp } from '#server/seoul.ts'
import type { Order } from './queries.ts'
import { oneDecimal } from '#server/rounding.ts'

type Meal = { mealType: keyof typeof USUAL_TIME; eatDt: string }

/** All boxes of the order. Undefined when the kitchen does not know the course any more. */
export function courseFood(
  order: Pick<Order, 'orderQty'>,
  course: Course,
  { mealType, eatDt }: Meal,
): TakenOut | undefined {
  const record = courseRecord(course, { eatDt, eatQty: order.orderQty, left: [] })
  return record && { ...record, mealType }
}

export function kitFood(order: Pick<Order, 'orderQty'>, kit: Kit, { mealType, eatDt }: Meal): TakenOut {
  const times = (value: number) => oneDecimal(value * order.orderQty)
  return {
    menuId: null,
    dishTxt: null,
    exceptMenuCodes: [],
    eatDt,
    mealType,
    foodName: kit.prodNm,
    foodNameEng: kit.prodNmEng,
    quantity: order.orderQty,
    unit: null,
    kcal: times(kit.kcal),
    carbohydrateG: times(kit.carbohydrateG),
    proteinG: times(kit.proteinG),
    fatG: times(kit.fatG),
    sugarG: times(kit.sugarG),
    fibreG: times(kit.fibreG),
    sodiumMg: times(kit.sodiumMg),
  }
}

/** A choice is no course that is recorded with what was left of it: it is a food with its own name. */
export function choiceFood(
  order: Pick<Order, 'orderQty' | 'menuName' | 'menuNameEng'>,
  choice: Choice,
  { mealType, eatDt }: Meal,
): TakenOut {
  const sum = (of: (dish: Choice['main']) => number) =>
    oneDecimal([choice.main, ...choice.sides].reduce((total, dish) => total + of(dish), 0) * order.orderQty)
  return {
    menuId: null,
    dishTxt: null,
    exceptMenuCodes: [],
    eatDt,
    mealType,
    foodName: order.menuName,
    foodNameEng: order.menuNameEng,
    quantity: order.orderQty,
    unit: null,
    kcal: sum(({ kcal }) => kcal),
    carbohydrateG: sum(({ cho }) => cho),
    proteinG: sum(({ protein }) => protein),
    fatG: sum(({ fat }) => fat),
    sugarG: sum(({ sugar }) => sugar),
    fibreG: sum(({ fib }) => fib),
    sodiumMg: sum(({ na }) => na),
  }
}

/**
 * When an order was eaten: now on its day; later, the usual hour of the meal on that day, not the evening in which
 * somebody remembered.
 */
export const eatenAt = (menuDt: string, mealType: Meal['mealType'], now: Date, today: SeoulNow): string =>
  menuDt === today.day ? seoulStamp(now) : `${menuDt}${USUAL_TIME[mealType]}`
