import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'

/** Kept encrypted on the device, so that the menu can be read in a lift. */
const kept = { meta: { keptOffline: true } } as const

/** The dishes of a course with the course's totals; the first row is the main dish. Empty for an unknown course. */
export const courseDetailQuery = (key: CourseKey) =>
  queryOptions({ ...query('get', '/api/meal/detail', { params: { query: wireKey(key) } }), ...kept })

/** Nutrients of each dish of a course. */
export const courseNutrientsQuery = (key: CourseKey) =>
  queryOptions({ ...query('get', '/api/meal/detail/nutrient', { params: { query: wireKey(key) } }), ...kept })

/** Allergens of each dish of a course, with those that the member avoids. */
export const courseAllergyQuery = (key: CourseKey) =>
  queryOptions({ ...query('get', '/api/meal/detail/allergy', { params: { query: wireKey(key) } }), ...kept })

/** Mean rating of a course; both keys may be missing. */
export const courseRatingQuery = (key: CourseKey) =>
  query('get', '/api/meal/getMenuEvalAvg', { params: { query: wireKey(key) } })

/** Everything the page of a course needs before it is drawn. */
export const prefetchCourse = (queryClient: QueryClient, key: CourseKey) =>
  Promise.all([
    queryClient.ensureQueryData(courseDetailQuery(key)),
    queryClient.ensureQueryData(courseNutrientsQuery(key)),
    queryClient.ensureQueryData(courseAllergyQuery(key)),
    // What others thought is not kept: without it the course is read all the same.
    queryClient.prefetchQuery(courseRatingQuery(key)),
  ])

// The route's search schema has checked the meal's code before a key is made of it.
export const wireKey = (key: CourseKey) => key as CourseKey & { menuMealType: Schemas['MealType'] }
