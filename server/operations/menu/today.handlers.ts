/** The restaurant on screen: its meal times and a whole day of its menu (docs/decisions/051). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { adviceQueries } from '#server/domain/coach/advice.queries.ts'
import { coursesEaten } from '#server/domain/intake/course.queries.ts'
import { mealRow } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { menuIdOf } from '#server/domain/meal/course.rules.ts'
import { counter, hasQueue, isOver, tray } from '#server/domain/meal/today.present.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
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
  const advice = adviceQueries(db)
  const { languageOf } = languageQueries(db)

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

    menuGetTodayMenuList: async ({ query, cookies }, caller) => {
      const { hcId } = caller
      const instant = clock.now()
      const now = seoulNow(instant)
      const menuDt = query.menuDt ?? now.day
      if (!isDay(menuDt)) return badRequest('menuDt')
      const monday = addDays(menuDt, 1 - weekday(menuDt))
      const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))

      const place = await restaurants.onScreen({ named: query.restaurantCode, cookie: cookies.cafeteriaActiveId, hcId })
      const restaurantCode = place?.restaurantCode ?? ''
      const [courses, times, served, { names, avoided }, eaten, advise, language] = await Promise.all([
        queries.courses({ restaurantCode, menuDt }, hcId),
        restaurants.mealTimes(restaurantCode),
        queries.servedDays(restaurantCode, monday, addDays(monday, 6)),
        allergies.named(hcId),
        coursesEaten(db, hcId, menuDt),
        advice.on(hcId, menuDt, now),
        languageOf(hcId, caller),
      ])
      const meals = Map.groupBy(courses, (course) => course.mealType)
      const timeOf = (mealType: string) => times.find((one) => one.mealType === mealType)
      const advised = new Map(
        [...meals].map(([mealType, list]) => [
          mealType,
          isOver(timeOf(mealType), menuDt, now) ? undefined : advise(list, avoided),
        ]),
      )

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
          const time = timeOf(course.mealType)
          const queue = time !== undefined && hasQueue(time, menuDt, now)
          const found = advised.get(course.mealType)
          return {
            ...mealRow(course, { pictureOrigin: config.pictureOrigin, avoided, recommended: found?.course }),
            rcmdReasonTxt: found?.course === course ? found.reason[language] : null,
            ...counter(course, queue),
            ...tray(course, names, avoided),
            mealRegiYn: yn(eaten.has(menuIdOf(course))),
          }
        }),
      })
    },
  } satisfies Handlers
}
