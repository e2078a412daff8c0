/** The restaurant on screen: its meal times and a whole day of its menu (docs/decisions/051). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { coursesEaten } from '#server/domain/intake/course.queries.ts'
import { mealRow, type RowContext } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { type Course, menuIdOf, recommended } from '#server/domain/meal/course.rules.ts'
import { counter, hasQueue, tray } from '#server/domain/meal/today.present.ts'
import { isServed, mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { mealTimeSlot, restaurantRow } from '#server/domain/restaurant/present.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { addDays, isDay, seoulDay, seoulNow, seoulStamp, weekday } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function todayHandlers({ db, clock, config }: Deps) {
  const queries = courseQueries(db)
  const restaurants = restaurantQueries(db)
  const allergies = allergyQueries(db)

  return {
    menuGetUserRestaurantList: async (_input, { hcId }) => {
      const today = seoulDay(clock.now())
      const rows = await restaurants.mine(hcId)
      const open = await queries.openOn(today)
      return ok(rows.map((row) => ({ ...restaurantRow(row), openYn: yn(open.has(row.restaurantCode)) })))
    },

    menuGetMealTimeList: async ({ cookies }, { hcId }) => {
      const place = await restaurants.onScreen({ cookie: cookies.cafeteriaActiveId, hcId })
      if (place === undefined) return ok([])
      const now = seoulNow(clock.now())
      const times = await restaurants.mealTimes(place.restaurantCode)
      return ok(
        times.map((time) => ({
          code: mealTypeOf(time.mealType),
          codeNm: mealNames[time.mealType]?.ko ?? '',
          tmYn: yn(isServed(time, now.day, now)),
        })),
      )
    },

    menuGetTodayMenuList: async ({ query, cookies }, { hcId }) => {
      const instant = clock.now()
      const now = seoulNow(instant)
      const menuDt = query.menuDt ?? now.day
      if (!isDay(menuDt)) return badRequest('menuDt')
      const monday = addDays(menuDt, 1 - weekday(menuDt))
      const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))

      const place = await restaurants.onScreen({ named: query.restaurantCode, cookie: cookies.cafeteriaActiveId, hcId })
      const restaurantCode = place?.restaurantCode ?? ''
      const [courses, times, served, { names, avoided }, eaten] = await Promise.all([
        queries.courses({ restaurantCode, menuDt }, hcId),
        restaurants.mealTimes(restaurantCode),
        queries.servedDays(restaurantCode, monday, addDays(monday, 6)),
        allergies.named(hcId),
        coursesEaten(db, hcId, menuDt),
      ])
      const meals = Map.groupBy(courses, (course) => course.mealType)
      const context = (course: Course): RowContext => ({
        pictureOrigin: config.pictureOrigin,
        avoided,
        recommended: recommended(meals.get(course.mealType) ?? [], avoided, now),
      })

      return ok({
        nowDt: seoulStamp(instant),
        restaurantCode: place?.restaurantCode ?? null,
        restaurantName: place?.restaurantName ?? null,
        restaurantNameEng: place?.restaurantNameEng || null,
        engMenuYn: place?.engMenuYn ?? 'N',
        menuDt,
        weekList: week.map((day) => ({ menuDt: day, openYn: yn(served.has(day)) })),
        mealTimeList: times.filter((time) => meals.has(time.mealType)).map((time) => mealTimeSlot(time, menuDt, now)),
        menuList: courses.map((course) => {
          const time = times.find((one) => one.mealType === course.mealType)
          const queue = time !== undefined && hasQueue(time, menuDt, now)
          return {
            ...mealRow(course, context(course)),
            ...counter(course, queue),
            ...tray(course, names, avoided),
            mealRegiYn: yn(eaten.has(menuIdOf(course))),
          }
        }),
      })
    },
  } satisfies Handlers
}
