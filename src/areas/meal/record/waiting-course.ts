import { outbox } from '#src/app/outbox/waiting.ts'
import { useStore } from '#src/app/store.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'

export const REGI = '/api/meal/detail/mealRegi'
export const SIDES = '/api/healthlog/nutrition/SaveMealRecordSearchDetailList'

/** What a kept record of a course is known by: a later one of the same course takes its place. */
export const aboutCourse = ({ menuDt, menuMealType, hallNo, menuCourseType, restaurantCode }: CourseKey) => ({
  day: menuDt,
  meal: menuMealType,
  hallNo,
  menuCourseType,
  restaurantCode,
})

/** What waits on the phone of this course. */
export function useWaitingCourse(course: CourseKey): string[] {
  const wanted = JSON.stringify(aboutCourse(course))
  return useStore(outbox)
    .filter(({ about }) => JSON.stringify(about) === wanted)
    .map(({ id }) => id)
}
