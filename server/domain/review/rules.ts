import { courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { daysBetween } from '#server/seoul.ts'

/** How long after a meal it may be rated. */
export const RATING_DAYS = 14

export const canRate = (menuDt: string, today: string): boolean => daysBetween(menuDt, today) <= RATING_DAYS

export type Grade = { menuCode: string; grade: number }

export type Review = Grade & { menuId: string }

/**
 * What one member says of each dish: of all their courses of it that they graded, the newest speaks
 * (docs/decisions/353). Who grades a dish every week weighs no more in its average than who ate it once.
 */
export function spoken(reviews: readonly Review[]): Grade[] {
  const newest = new Map<string, Review>()
  for (const review of reviews) {
    const other = newest.get(review.menuCode)
    if (other === undefined || age(other) < age(review)) newest.set(review.menuCode, review)
  }
  return [...newest.values()].map(({ menuCode, grade }) => ({ menuCode, grade }))
}

/** Of two courses the later one is greater; of one meal of one day it is always the same one. */
function age({ menuId }: Review): string {
  const { menuDt, mealType } = courseOfMenuId(menuId)
  return `${menuDt}${mealType}${menuId}`
}

/**
 * What some grades change in the sums of dishes: the new ones come, those that they replace go. By dish, in the order
 * of their codes.
 */
export function difference(
  before: readonly Grade[],
  now: readonly Grade[],
): { menuCode: string; cnt: number; sum: number }[] {
  const moved = new Map<string, { menuCode: string; cnt: number; sum: number }>()
  const move = ({ menuCode, grade }: Grade, sign: 1 | -1) => {
    const { cnt, sum } = moved.get(menuCode) ?? { cnt: 0, sum: 0 }
    moved.set(menuCode, { menuCode, cnt: cnt + sign, sum: sum + sign * grade })
  }
  for (const grade of before) move(grade, -1)
  for (const grade of now) move(grade, 1)
  return [...moved.values()]
    .filter(({ cnt, sum }) => cnt !== 0 || sum !== 0)
    .toSorted((a, b) => a.menuCode.localeCompare(b.menuCode))
}
