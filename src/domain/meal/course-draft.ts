import type { CourseKey } from './course.ts'

/** The draft of a form about one course: what is said of each waits under a name of its own. */
export const courseDraft = (
  form: string,
  { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode }: CourseKey,
): string => [form, menuDt, hallNo, menuCourseType, menuMealType, restaurantCode].join(' ')
