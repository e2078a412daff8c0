/** Meals of a restaurant as public clients know them (known-payloads 3.3 to 3.7), likes and allergens. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { adviceQueries } from '#server/domain/coach/advice.queries.ts'
import { allergyList, allKnown } from '#server/domain/meal/allergy.present.ts'
import { detailRows, mealRow, nutrientRow, smartOrderRow } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { type Course, isOrderedAhead, menuIdOf } from '#server/domain/meal/course.rules.ts'
import { likeQueries } from '#server/domain/meal/like.queries.ts'
import { isOver } from '#server/domain/meal/today.present.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { mealTimeSlot, restaurantRow } from '#server/domain/restaurant/present.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { isDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** The five values that name a course on the wire. */
type CourseKey = {
  menuDt: string
  hallNo: string
  menuCourseType: string
  menuMealType: string
  restaurantCode: string
}

export function mealHandlers({ db, clock, config }: Deps) {
  const queries = courseQueries(db)
  const likes = likeQueries(db)
  const restaurants = restaurantQueries(db)
  const allergies = allergyQueries(db)
  const orders = orderQueries(db)
  const advice = adviceQueries(db)
  const { pictureOrigin } = config

  async function courseOf(key: CourseKey, hcId: string): Promise<Course | undefined> {
    if (!isDay(key.menuDt)) throw refusals.badRequest('menuDt')
    const [course] = await queries.courses(
      {
        restaurantCode: key.restaurantCode,
        menuDt: key.menuDt,
        mealType: key.menuMealType,
        // Some clients send the blanks back that other systems pad these with.
        hallNo: key.hallNo.trimEnd(),
        courseType: key.menuCourseType.trimEnd(),
      },
      hcId,
    )
    return course
  }

  return {
    mealList: async ({ query }, { hcId }) => {
      const { restaurantCode, menuDt, menuMealType: mealType } = query
      if (!isDay(menuDt)) return badRequest('menuDt')
      const now = seoulNow(clock.now())
      const [courses, avoided, ordered, times, advise] = await Promise.all([
        queries.courses({ restaurantCode, menuDt, mealType }, hcId),
        allergies.avoided(hcId),
        orders.ofDay(hcId, restaurantCode, menuDt),
        restaurants.mealTimes(restaurantCode),
        advice.on(hcId, menuDt, now),
      ])
      const time = times.find((one) => one.mealType === mealType)
      const advised = isOver(time, menuDt, now) ? undefined : advise(courses, avoided)
      const context = { pictureOrigin, avoided, recommended: advised?.course }
      return ok({
        mealList: courses.filter((course) => !isOrderedAhead(course)).map((course) => mealRow(course, context)),
        smartOrderMenuList: courses
          .filter(isOrderedAhead)
          .map((course) => smartOrderRow(course, context, ordered.get(menuIdOf(course)))),
      })
    },

    mealDetail: async ({ query }, { hcId }) => {
      const course = await courseOf(query, hcId)
      return ok(course === undefined ? [] : detailRows(course, pictureOrigin))
    },

    mealDetailNutrient: async ({ query }, { hcId }) => {
      const course = await courseOf(query, hcId)
      return ok(course === undefined ? [] : course.dishes.map(nutrientRow))
    },

    mealDetailAllergy: async ({ query }, { hcId }) => {
      const [course, { names, avoided }] = await Promise.all([courseOf(query, hcId), allergies.named(hcId)])
      const dishes = course?.dishes ?? []
      return ok({
        allergyKnownYn: allKnown(dishes),
        allergyList: allergyList(dishes, names, avoided),
        dishList: dishes.map((dish) => ({
          menuCode: dish.menuCode,
          menuName: dish.name,
          menuNameEng: dish.nameEng,
          allergyKnownYn: allKnown([dish]),
          allergyList: allergyList([dish], names, avoided),
        })),
      })
    },

    mealGetMenuEvalAvg: async ({ query }, { hcId }) => {
      const main = (await courseOf(query, hcId))?.dishes[0]
      if (main === undefined || main.evalCnt === 0) return ok({})
      return ok({ MENU_GRADE_AVG: Math.round((main.evalSum / main.evalCnt) * 100) / 100, TOT_CNT: main.evalCnt })
    },

    mealLike: async ({ body: { menuCode, likeYn } }, { hcId }) => {
      const likeCnt = await likes.set(hcId, menuCode, likeYn === 'Y', clock.now())
      if (likeCnt === undefined) return refuse(404, 'notFound', '찾을 수 없는 메뉴예요.')
      return ok({ menuCode, myLikeMenuYn: likeYn, likeCnt })
    },

    mealMealTime: async ({ query, cookies }, { hcId }) => {
      const place = await restaurants.onScreen({ named: query.restaurantCode, cookie: cookies.cafeteriaActiveId, hcId })
      if (place === undefined) return ok([])
      const now = seoulNow(clock.now())
      const times = await restaurants.mealTimes(place.restaurantCode)
      return ok(times.map((time) => mealTimeSlot(time, now.day, now)))
    },

    mealMyRestaurant: async (_input, { hcId }) => ok((await restaurants.mine(hcId)).map(restaurantRow)),
  } satisfies Handlers
}
