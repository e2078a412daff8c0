import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { mutation, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import type { CourseKey } from './course.ts'

/** Kept encrypted on the device, so that the menu can be read in a lift. */
const kept = { meta: { keptOffline: true } } as const

/** A restaurant's whole day. Without a restaurant the member's main one, without a day today. */
export const todayMenuQuery = (restaurantCode: string | undefined, menuDt: Day | undefined) =>
  queryOptions({
    ...query('get', '/api/menu/getTodayMenuList', {
      params: { query: { ...(restaurantCode && { restaurantCode }), ...(menuDt && { menuDt }) } },
    }),
    ...kept,
  })

/** The restaurants of the member, main one first. */
export const userRestaurantsQuery = () => queryOptions({ ...query('get', '/api/menu/getUserRestaurantList'), ...kept })

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
    queryClient.ensureQueryData(courseRatingQuery(key)),
  ])

// The route's search schema has checked the meal's code before a key is made of it.
const wireKey = (key: CourseKey) => key as CourseKey & { menuMealType: Schemas['MealType'] }

/** Likes a recipe or takes the like back. Shown at once; when the server refuses, the heart goes back to what it was. */
export function useLike() {
  const queryClient = useQueryClient()
  const paint = (menuCode: string, liked: boolean) => {
    const myLikeMenuYn = liked ? ('Y' as const) : ('N' as const)
    const change = <Row extends { menuCode: string }>(row: Row) => (row.menuCode === menuCode ? { ...row, myLikeMenuYn } : row)
    queryClient.setQueriesData<Schemas['TodayMenu']>({ queryKey: ['/api/menu/getTodayMenuList'] }, (menu) =>
      menu ? { ...menu, menuList: menu.menuList.map(change) } : menu,
    )
    queryClient.setQueriesData<Schemas['MealDetailRow'][]>({ queryKey: ['/api/meal/detail'] }, (rows) => rows?.map(change))
  }
  const { mutate } = useMutation({
    ...mutation('post', '/api/meal/like', { stale: ['/api/menu/getTodayMenuList', '/api/meal/detail'] }),
    onMutate: ({ body }) => paint(body.menuCode, body.likeYn === 'Y'),
    onError: (_error, { body }) => paint(body.menuCode, body.likeYn !== 'Y'),
  })
  return (menuCode: string, liked: boolean, onError: () => void) =>
    mutate({ body: { menuCode, likeYn: liked ? 'Y' : 'N' } }, { onError })
}
