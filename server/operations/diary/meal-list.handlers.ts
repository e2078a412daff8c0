/** The diary: its days, a meal, foods one by one. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { drinkSums } from '#server/domain/drink/queries.ts'
import { diaryDays, diaryMeal } from '#server/domain/intake/diary.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { diaryFood } from '#server/domain/intake/food.present.ts'
import { daysBetween, isDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** The longest span that is answered, as the contract says. */
const MOST_DAYS = 31

const badRequest = (field: string) => refuse(400, 'badRequest', `요청 내용을 확인해 주세요. (${field})`)

export function diaryHandlers({ db, config: { pictureOrigin } }: Deps) {
  const intake = dayQueries(db)

  return {
    diaryGetDiaryMealList: async ({ body: { startDt, endDt } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt || daysBetween(startDt, endDt) > MOST_DAYS) return badRequest('endDt')
      const [eaten, drunk] = await Promise.all([intake.days(hcId, startDt, endDt), drinkSums(db, hcId, startDt, endDt)])
      return ok(diaryDays(eaten, drunk, pictureOrigin))
    },

    diaryGetMealDetailMealRegi: async ({ query: { baseDt, menuMealType } }, { hcId }) =>
      isDay(baseDt) ? ok(diaryMeal(await intake.day(hcId, baseDt), menuMealType, pictureOrigin)) : badRequest('baseDt'),

    diaryFoodEatList: async ({ body: { baseDt, menuMealType } }, { hcId }) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const { foods } = await intake.day(hcId, baseDt)
      return ok(foods.filter(({ mealType }) => menuMealType === undefined || mealType === menuMealType).map(diaryFood))
    },
  } satisfies Handlers
}
