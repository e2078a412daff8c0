/** The day of the meal record in its cuts (001 section 7, Health log). Each tells the same day: `dayQueries.day`. */
import { type Handlers, ok } from '#server/contract.ts'
import { dayEatMealMenu, dayEatNutrition, dayMealInfo, dayTabKcalInfo } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { mealFoodPage } from '#server/domain/intake/food.present.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { isDay, seoulDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function nutritionHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const intake = dayQueries(db)
  const { faulty, noRecord } = intakeRefusals(db)
  const today = () => seoulDay(clock.now())

  return {
    healthDayMealInfo: async ({ query: { baseDt = today() } }, caller) =>
      isDay(baseDt) ? ok(dayMealInfo(await intake.day(caller.hcId, baseDt), pictureOrigin)) : faulty(caller, 'baseDt'),

    healthDayTabKcalInfo: async ({ query: { baseDt = today() } }, caller) =>
      isDay(baseDt) ? ok(dayTabKcalInfo(await intake.day(caller.hcId, baseDt))) : faulty(caller, 'baseDt'),

    healthDayEatMealMenu: async ({ query: { baseDt = today(), menuMealType } }, caller) =>
      isDay(baseDt)
        ? ok(dayEatMealMenu(await intake.day(caller.hcId, baseDt), menuMealType))
        : faulty(caller, 'baseDt'),

    healthDayEatMealMenuDetail: async ({ query: { hcUclSeqNo } }, caller) => {
      const food = await intake.food(caller.hcId, hcUclSeqNo)
      return food === undefined ? noRecord(caller) : ok(mealFoodPage(food, pictureOrigin))
    },

    healthDayEatNutrition: async ({ query: { baseDt = today() } }, caller) =>
      isDay(baseDt)
        ? ok(dayEatNutrition(await intake.day(caller.hcId, baseDt), seoulNow(clock.now())))
        : faulty(caller, 'baseDt'),
  } satisfies Handlers
}
