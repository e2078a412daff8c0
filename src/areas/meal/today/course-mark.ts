import { allergyNotice } from '#src/domain/meal/allergens.ts'
import type { DayCourse } from './today-menu.ts'

/**
 * What is worth a word about a course beside the others of its meal. One at most; null says that it is a course like
 * any other.
 */
export type CourseMark = { kind: 'energy'; overKcal: number } | { kind: 'sodium' } | null

/** Half of the 2,000 mg that the WHO advises for a day; a course of less is not salty, whatever stands beside it. */
const SALTY_MG = 1000
/** So much above the mean of the others. */
const STANDS_OUT = 1.3
const FEWEST_TO_COMPARE = 3

/**
 * Marks are rare: one that stands on most courses says nothing. The member's own allergen comes first and alone. Then a
 * course that is more than what is left of the member's day, if another would fit in; then the one that is much saltier
 * than the rest.
 *
 * @param leftKcal what is left of the member's day; null where nobody knows, or the meal is of another day
 */
export function markOf(course: DayCourse, courses: readonly DayCourse[], leftKcal: number | null): CourseMark {
  if (course.recorded) return null
  if (
    allergyNotice(
      course.dishes.map((dish) => dish.declared),
      course.flagged,
    ).kind === 'avoid'
  )
    return null
  const fits = ({ kcal }: DayCourse) => kcal !== null && leftKcal !== null && kcal <= leftKcal
  if (course.kcal !== null && leftKcal !== null && !fits(course) && courses.some(fits))
    return { kind: 'energy', overKcal: Math.round(course.kcal - leftKcal) }
  return isSaltiest(course, courses) ? { kind: 'sodium' } : null
}

/**
 * What would be left of the member's day after this course; null where nobody knows, and where it is in it already. A
 * course that is more than the rest has its mark.
 */
export function afterOf(
  { kcal, recorded }: Pick<DayCourse, 'kcal' | 'recorded'>,
  leftKcal: number | null,
): number | null {
  return recorded || kcal === null || leftKcal === null || kcal > leftKcal ? null : Math.round(leftKcal - kcal)
}

function isSaltiest(course: DayCourse, courses: readonly DayCourse[]): boolean {
  const others = courses.filter((each) => each !== course).flatMap(({ sodiumMg }) => sodiumMg ?? [])
  if (course.sodiumMg === null || course.sodiumMg < SALTY_MG || others.length + 1 < FEWEST_TO_COMPARE) return false
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length
  return course.sodiumMg > Math.max(...others) && course.sodiumMg >= mean * STANDS_OUT
}
