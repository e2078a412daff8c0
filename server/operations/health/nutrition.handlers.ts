/** The day of the meal record in its cuts (001 section 7, Health log). Each tells the same day: `dayQueries.day`. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { dayEatMealMenu, dayEatNutrition, dayMealInfo, dayTabKcalInfo } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { mealFoodPage } from '#server/domain/intake/food.present.ts'
import { isDay, seoulDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const badDay = () => refuse(400, 'badRequest', '요청 내용을 확인해 주세요. (baseDt)')

export function nutritionHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const intake = dayQueries(db)
  const today = () => seoulDay(clock.now())

  return {
    healthDayMealInfo: async ({ query: { baseDt = today() } }, { hcId }) =>
      isDay(baseDt) ? ok(dayMealInfo(await intake.day(hcId, baseDt), pictureOrigin)) : badDay(),

    healthDayTabKcalInfo: async ({ query: { baseDt = today() } }, { hcId }) => (isDay(baseDt) ? ok(dayTabKcalInfo(await intake.day(hcId, baseDt))) : badDay()),

    healthDayEatMealMenu: async ({ query: { baseDt = today(), menuMealType } }, { hcId }) =>
      isDay(baseDt) ? ok(dayEatMealMenu(await intake.day(hcId, baseDt), menuMealType)) : badDay(),

    healthDayEatMealMenuDetail: async ({ query: { hcUclSeqNo } }, { hcId }) => {
      const food = await intake.food(hcId, hcUclSeqNo)
      return food === undefined ? refuse(404, 'notFound', '찾을 수 없는 기록이에요.') : ok(mealFoodPage(food, pictureOrigin))
    },

    healthDayEatNutrition: async ({ query: { baseDt = today() } }, { hcId }) =>
      isDay(baseDt) ? ok(dayEatNutrition(await intake.day(hcId, baseDt), seoulNow(clock.now()))) : badDay(),
  } satisfies Handlers
}
