/** The restaurant on screen: its meal times and a whole day of its menu. */
import { type Handlers, ok } from '#server/contract.ts'
import { addDays, seoulDay, seoulNow, type SeoulNow, seoulStamp, weekday } from '#server/seoul.ts'
import { orNull, wholeText, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'
import { allergyList, allKnown } from '../meal/allergy-list.ts'
import { type Course, isServed, mealNames, type MealTime, recommended } from '../meal/course.ts'
import { type Allergen, courseQueries } from '../meal/course.queries.ts'
import { mealRow, mealTimeSlot, mealTypeOf, type RowContext } from '../meal/meal-row.ts'
import { restaurantOnScreen } from '../meal/restaurant-on-screen.ts'
import { restaurantQueries } from '../mypage/restaurant.queries.ts'
import { restaurantRow } from '../mypage/restaurant-row.ts'

export function menuHandlers({ db, clock, config }: Deps) {
  const queries = courseQueries(db)
  const restaurants = restaurantQueries(db)

  return {
    menuGetUserRestaurantList: async (_input, { hcId }) => {
      const today = seoulDay(clock.now())
      const rows = await restaurants.mine(hcId)
      const open = await restaurants.openOn(today)
      return ok(rows.map((row) => ({ ...restaurantRow(row), openYn: yn(open.has(row.restaurantCode)) })))
    },

    menuGetMealTimeList: async ({ cookies }, { hcId }) => {
      const place = await restaurantOnScreen(queries, { cookie: cookies.cafeteriaActiveId, hcId })
      if (place === undefined) return ok([])
      const now = seoulNow(clock.now())
      const times = await queries.mealTimes(place.restaurantCode)
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
      const monday = addDays(menuDt, 1 - weekday(menuDt))
      const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))

      const place = await restaurantOnScreen(queries, { named: query.restaurantCode, cookie: cookies.cafeteriaActiveId, hcId })
      const restaurantCode = place?.restaurantCode ?? ''
      const [courses, times, served, avoided, names] = await Promise.all([
        queries.courses({ restaurantCode, menuDt }, hcId),
        queries.mealTimes(restaurantCode),
        queries.servedDays(restaurantCode, monday, addDays(monday, 6)),
        queries.avoided(hcId),
        queries.allergens(),
      ])
      const meals = Map.groupBy(courses, (course) => course.mealType)
      const context = (course: Course): RowContext => ({
        pictureOrigin: config.pictureOrigin,
        avoided,
        recommended: recommended(meals.get(course.mealType) ?? [], avoided),
      })

      return ok({
        nowDt: seoulStamp(instant),
        restaurantCode: place?.restaurantCode ?? null,
        restaurantName: place?.restaurantName ?? null,
        engMenuYn: place?.engMenuYn ?? 'N',
        menuDt,
        weekList: week.map((day) => ({ menuDt: day, openYn: yn(served.has(day)) })),
        mealTimeList: times
          .filter((time) => meals.has(time.mealType))
          .map((time) => mealTimeSlot(time, menuDt, now)),
        menuList: courses.map((course) => {
          const time = times.find((one) => one.mealType === course.mealType)
          const queue = time !== undefined && hasQueue(time, menuDt, now)
          return { ...mealRow(course, context(course)), ...counter(course, queue), ...tray(course, names, avoided) }
        }),
      })
    },
  } satisfies Handlers
}

/** Lines form before the doors open. */
const QUEUE_BEFORE_MINUTES = 10

/** Whether people stand at the counters: while the meal is served and shortly before. */
function hasQueue(time: MealTime, menuDt: string, now: SeoulNow): boolean {
  return menuDt === now.day && minutesOf(time.opensAt) - minutesOf(now.time) <= QUEUE_BEFORE_MINUTES && now.time < time.closesAt
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2))

/** What is going on at the counter. Crowd and waiting are only told while there is a line: a number of yesterday misleads. */
function counter(course: Course, queue: boolean) {
  return {
    courseNm: course.cornerName,
    courseNmEng: course.cornerNameEng,
    crowdCd: queue ? orNull(course.crowding, crowdCode) : null,
    waitMin: queue ? course.waitMinutes : null,
    remainCnt: course.takeOutCnt,
    orderEndTm: course.orderUntil,
  }
}

const CROWD = { 1: '1', 2: '2', 3: '3' } as const
const crowdCode = (level: number) => CROWD[level as keyof typeof CROWD]

function tray({ dishes }: Course, names: readonly Allergen[], avoided: ReadonlySet<string>) {
  return {
    allergyKnownYn: allKnown(dishes),
    allergyList: allergyList(dishes, names, avoided),
    dishList: dishes.map((dish, index) => ({
      menuCode: dish.menuCode,
      menuName: dish.name,
      menuNameEng: dish.nameEng,
      typicalMenu: yn(index === 0),
      kcal: wholeText(dish.kcal),
      na: wholeText(dish.na),
      allergyKnownYn: allKnown([dish]),
      allergyList: allergyList([dish], names, avoided),
    })),
  }
}
