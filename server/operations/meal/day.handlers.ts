/** What a day of the meal record comes to, and the record's small questions (001 section 7, Meal). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { dailyNutrientInfo } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const badDay = () => refuse(400, 'badRequest', '요청 내용을 확인해 주세요. (baseDt)')

export function mealDayHandlers({ db, clock }: Deps) {
  const days = dayQueries(db)
  const intake = intakeQueries(db)

  return {
    mealMealType: () => ok(Object.entries(mealNames).map(([code, { ko }]) => ({ code: mealTypeOf(code), codeNm: ko }))),

    mealGetDailyNutrientInfo: async ({ query: { baseDt = seoulDay(clock.now()) } }, { hcId }) =>
      isDay(baseDt) ? ok(dailyNutrientInfo(await days.day(hcId, baseDt))) : badDay(),

    mealDetailGetUserCntrlLstCnt: async ({ body }, { hcId }) => {
      const baseDt = body?.baseDt ?? seoulDay(clock.now())
      return isDay(baseDt) ? ok({ baseDt, cntrlLstCnt: await intake.countBesideCourses(hcId, baseDt) }) : badDay()
    },

    /** A GET although it writes, as documented (MEA-12). An id that another food has already ties nothing. */
    mealDetailUpdateDatauuid: async ({ query: { hcUclSeqNo, datauuid } }, { hcId }) => {
      if ((await days.food(hcId, hcUclSeqNo)) === undefined) return refuse(404, 'notFound', '찾을 수 없는 기록이에요.')
      return ok({ resultCnt: await intake.tie(hcId, [{ hcUclSeqNo, sampleId: datauuid }]) })
    },
  } satisfies Handlers
}
