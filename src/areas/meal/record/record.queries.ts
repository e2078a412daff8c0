import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { type CourseKey, courseOfSearch } from '#src/domain/meal/course.ts'
import { courseDetailQuery, wireKey } from '../detail/detail.queries.ts'

/** What the member has eaten of a course. The page stands without it. */
export const eatenQuery = (key: CourseKey) =>
  query('get', '/api/meal/detail/eatNutrient', { params: { query: wireKey(key) }, background: true })

/** Serving hours of a restaurant. */
export const mealHoursQuery = (restaurantCode: string) =>
  query('get', '/api/meal/meal-time', { params: { query: { restaurantCode } }, background: true })

/** Side dishes that stood at the counters of a meal. */
export const sideDishesQuery = ({ menuDt, menuMealType, restaurantCode }: ReturnType<typeof wireKey>) =>
  query('get', '/api/diary/getSideMenuItem', {
    params: { query: { menuDt, menuMealType, restaurantCode } },
    background: true,
  })

/** A record by its number, to learn which course it is of. */
export const recordedFoodQuery = (hcUclSeqNo: number) =>
  query('get', '/api/healthlog/nutrition/DayEatMealMenuDetail', { params: { query: { hcUclSeqNo } } })

/**
 * What the form of a course stands on; nothing where the address names none. Hours that nobody tells keep nobody from
 * recording.
 */
export const prefetchCourseRecord = (queryClient: QueryClient, course: CourseKey | null) =>
  course &&
  Promise.all([
    queryClient.ensureQueryData(courseDetailQuery(course)),
    queryClient.fetchQuery(eatenQuery(course)),
    queryClient.ensureQueryData(mealHoursQuery(course.restaurantCode)).catch(() => undefined),
  ])

/**
 * The same by the number of the record. @returns whether there is such a record: another member's is none, like one
 * that is gone
 */
export async function prefetchRecordedCourse(
  queryClient: QueryClient,
  hcUclSeqNo: number | undefined,
): Promise<boolean> {
  if (hcUclSeqNo === undefined) return false
  try {
    const { course } = await queryClient.fetchQuery(recordedFoodQuery(hcUclSeqNo))
    await prefetchCourseRecord(queryClient, course && courseOfSearch(course))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
