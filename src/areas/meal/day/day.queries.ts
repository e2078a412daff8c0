import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

/** The member looks at their day in a lift, too; it is kept encrypted. */
const kept = { meta: { keptOffline: true } } as const

/** What was eaten and what remains, by meal. */
export const dayMealsQuery = (baseDt: Day) =>
  queryOptions({ ...query('get', '/api/healthlog/nutrition/DayMealInfo', { params: { query: { baseDt } } }), ...kept })

/** The foods of a day by meal. */
export const dayFoodsQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/nutrition/DayEatMealMenu', { params: { query: { baseDt } } }),
    ...kept,
  })

/** The nutrients of a day beside what is asked for. The page stands without them. */
export const dayNutritionQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/nutrition/DayEatNutrition', { params: { query: { baseDt } }, background: true }),
    ...kept,
  })

/** What was drunk on a day. */
export const dayDrinksQuery = (baseDt: Day) =>
  query('post', '/api/diary/getDiaryDrinkDetail', { body: { baseDt }, background: true })

/** Courses of two weeks that were eaten, with the grades that were given. */
export const dayReviewsQuery = () => query('post', '/api/meal/getRecentMenu', { background: true })

/** What the coach says of a day. */
export const dayCoachQuery = (baseDt: Day) =>
  query('get', '/api/coach/getMealBoard', { params: { query: { baseDt } }, background: true })

/** Everything the page needs before it is drawn; what else comes, comes into its place. */
export const prefetchDay = (queryClient: QueryClient, day: Day) =>
  Promise.all([
    queryClient.ensureQueryData(dayMealsQuery(day)),
    queryClient.ensureQueryData(dayFoodsQuery(day)),
    queryClient.prefetchQuery(dayNutritionQuery(day)),
  ])
