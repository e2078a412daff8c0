/** What a member has eaten of a course, as it was recorded (001 section 7, Meal). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { courseEaten } from '#server/domain/intake/course.queries.ts'
import { eatNutrient } from '#server/domain/intake/course.present.ts'
import { menuIdOf } from '#server/domain/meal/course.rules.ts'
import { isDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function mealEatenHandlers({ db }: Deps) {
  return {
    mealDetailEatNutrient: async ({ query }, { hcId }) => {
      const { restaurantCode, menuDt, menuMealType: mealType, hallNo, menuCourseType: courseType } = query
      if (!isDay(menuDt)) return badRequest('menuDt')
      // Some clients send the blanks back that other systems pad these with.
      const menuId = menuIdOf({
        restaurantCode,
        menuDt,
        mealType,
        hallNo: hallNo.trimEnd(),
        courseType: courseType.trimEnd(),
      })
      return ok(eatNutrient(await courseEaten(db, hcId, menuId)))
    },
  } satisfies Handlers
}
