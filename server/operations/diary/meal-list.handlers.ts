/** The diary: its days, a meal, foods one by one. */
import { type Handlers, ok } from '#server/contract.ts'
import { drinkSums } from '#server/domain/drink/queries.ts'
import { diaryDays, diaryMeal } from '#server/domain/intake/diary.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { diaryFood } from '#server/domain/intake/food.present.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { daysBetween, isDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** The longest span that is answered, as the contract says. */
const MOST_DAYS = 31

export function diaryHandlers({ db, config: { pictureOrigin } }: Deps) {
  const intake = dayQueries(db)
  const { faulty } = intakeRefusals(db)

  return {
    diaryGetDiaryMealList: async ({ body: { startDt, endDt } }, caller) => {
      if (!isDay(startDt)) return faulty(caller, 'startDt')
      if (!isDay(endDt) || endDt < startDt || daysBetween(startDt, endDt) > MOST_DAYS) return faulty(caller, 'endDt')
      const [eaten, drunk] = await Promise.all([
        intake.days(caller.hcId, startDt, endDt),
        drinkSums(db, caller.hcId, startDt, endDt),
      ])
      return ok(diaryDays(eaten, drunk, pictureOrigin))
    },

    diaryGetMealDetailMealRegi: async ({ query: { baseDt, menuMealType } }, caller) =>
      isDay(baseDt)
        ? ok(diaryMeal(await intake.day(caller.hcId, baseDt), menuMealType, pictureOrigin))
        : faulty(caller, 'baseDt'),

    diaryFoodEatList: async ({ body: { baseDt, menuMealType } }, caller) => {
      if (!isDay(baseDt)) return faulty(caller, 'baseDt')
      const { foods } = await intake.day(caller.hcId, baseDt)
      return ok(foods.filter(({ mealType }) => menuMealType === undefined || mealType === menuMealType).map(diaryFood))
    },
  } satisfies Handlers
}
