import type { CourseQueries } from './course.queries.ts'

/**
 * The restaurant that a call is about: the one it names, else the one the cookie `cafeteriaActiveId` names, else the member's
 * main one (known-payloads 3.8). A cookie that names no restaurant counts as none; undefined when nothing is left.
 */
export async function restaurantOnScreen(
  queries: CourseQueries,
  { named, cookie, hcId }: { named?: string | undefined; cookie: string | undefined; hcId: string },
) {
  if (named !== undefined) return queries.restaurant(named)
  const onScreen = cookie === undefined ? undefined : await queries.restaurant(cookie)
  if (onScreen !== undefined) return onScreen
  const main = await queries.mainRestaurant(hcId)
  return main === undefined ? undefined : queries.restaurant(main)
}
