/** How the wire names a course, and where its picture stands: in every list of every noun the same. */
import { mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import type { Course } from './course.rules.ts'

type Place = Pick<Course, 'restaurantCode' | 'menuDt' | 'mealType' | 'hallNo' | 'courseType'>

export function courseKey({ restaurantCode, menuDt, mealType, hallNo, courseType }: Place) {
  return { restaurantCode, menuDt, menuMealType: mealTypeOf(mealType), hallNo, menuCourseType: courseType }
}

/** known-payloads 2.9: picture host, hall and day; clients append photoCd. */
export function photoUrl({ hallNo, menuDt }: Pick<Course, 'hallNo' | 'menuDt'>, pictureOrigin: string): string {
  return `${pictureOrigin}/data/manager/recipe/${hallNo}/${menuDt}/`
}
