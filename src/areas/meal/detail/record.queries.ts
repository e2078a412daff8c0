import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { wireKey } from './detail.queries.ts'

/** What the member has eaten of a course. The page stands without it. */
export const eatenQuery = (key: CourseKey) => query('get', '/api/meal/detail/eatNutrient', { params: { query: wireKey(key) }, background: true })

/** Serving hours of a restaurant. */
export const mealHoursQuery = (restaurantCode: string) => query('get', '/api/meal/meal-time', { params: { query: { restaurantCode } }, background: true })

/** A day that has changed shows on home, too. */
const STALE = ['/api/meal/detail/eatNutrient', '/api/main/mainData'] as const

/** Recording a course, again as often as one likes: it is eaten once. The screen says what was recorded, with the way back. [MEA-09] */
export const useRecordCourse = () => ({
  record: useWrite('post', '/api/meal/detail/mealRegi', { stale: STALE, done: null }),
  remove: useWrite('post', '/api/meal/detail/removeMealRegi', { stale: STALE, done: null }),
})
