/** A course of the restaurant as food: a snapshot, so that a later change of a dish changes no record. */
import { type Course, menuIdOf, totals } from '#server/domain/meal/course.rules.ts'
import type { NewCourse } from './queries.ts'
import { oneDecimal } from '#server/rounding.ts'

type Eaten = {
  eatDt: string
  /** Servings. */
  eatQty: number
  /** Codes of dishes that were left. */
  left: readonly string[]
  /** The member's words; '' takes them away, undefined leaves what was said. */
  memo?: string | undefined
}

/** Undefined when everything was left, or a code is not of the course. */
export function courseRecord(course: Course, { eatDt, eatQty, left, memo }: Eaten): NewCourse | undefined {
  const eaten = course.dishes.filter(({ menuCode }) => !left.includes(menuCode))
  if (eaten.length === 0 || eaten.length !== course.dishes.length - new Set(left).size) return undefined
  const sum = totals(eaten)
  const times = (value: number) => oneDecimal(value * eatQty)
  return {
    source: 'COURSE',
    menuId: menuIdOf(course),
    exceptMenuCodes: [...new Set(left)],
    eatDt,
    mealType: course.mealType,
    foodName: course.setName,
    foodNameEng: course.setNameEng,
    dishTxt: eaten.map((dish) => dish.name).join(','),
    ...(memo !== undefined && { memo: memo || null }),
    quantity: eatQty,
    unit: null,
    kcal: times(sum.kcal),
    carbohydrateG: times(sum.cho),
    proteinG: times(sum.protein),
    fatG: times(sum.fat),
    sugarG: times(sum.sugar),
    fibreG: times(sum.fib),
    sodiumMg: times(sum.na),
  }
}
