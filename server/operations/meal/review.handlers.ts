/** What members say of the courses they ate (MEA-10). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { menuIdOf } from '#server/domain/meal/course.rules.ts'
import { recentMenu } from '#server/domain/review/present.ts'
import { reviewQueries } from '#server/domain/review/queries.ts'
import { canRate, RATING_DAYS } from '#server/domain/review/rules.ts'
import { addDays, isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function reviewHandlers({ db, clock, config }: Deps) {
  const reviews = reviewQueries(db)

  return {
    mealGetRecentMenu: async ({ body }, { hcId }) => {
      const today = seoulDay(clock.now())
      const oldest = addDays(today, -RATING_DAYS)
      const { startDt = oldest, endDt = today } = body ?? {}
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      // What is older can no longer be rated.
      const recent = await reviews.recent(hcId, startDt > oldest ? startDt : oldest, endDt)
      return ok(recent.map((course) => recentMenu(course, config.pictureOrigin)))
    },

    mealSetEvalRecentMenu: async ({ body }, { hcId }) => {
      const now = clock.now()
      if (!body.every(({ menuDt }) => isDay(menuDt) && canRate(menuDt, seoulDay(now)))) return badRequest('menuDt')
      // The last word of a course counts.
      const byCourse = new Map(
        body.map(({ menuGrade: grade, evalCntnt, menuMealType: mealType, restaurantCode, menuDt, ...counter }) => {
          const menuId = menuIdOf({
            restaurantCode,
            menuDt,
            mealType,
            hallNo: counter.hallNo.trimEnd(),
            courseType: counter.menuCourseType.trimEnd(),
          })
          return [menuId, { menuId, grade, words: evalCntnt?.trim() || null }]
        }),
      )
      const isSaved = await reviews.save(hcId, [...byCourse.values()], now)
      return isSaved
        ? ok({ resultCnt: byCourse.size })
        : refuse(404, 'notFound', '기록하지 않은 메뉴는 평가할 수 없어요.')
    },
  } satisfies Handlers
}
