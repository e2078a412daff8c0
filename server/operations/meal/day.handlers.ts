/** What a day of the meal record comes to, and the record's small questions (001 section 7, Meal). */
import { type Handlers, ok } from '#server/contract.ts'
import { dailyNutrientInfo } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function mealDayHandlers({ db, clock }: Deps) {
  const days = dayQueries(db)
  const intake = intakeQueries(db)
  const { faulty, noRecord } = intakeRefusals(db)

  return {
    mealMealType: () => ok(Object.entries(mealNames).map(([code, { ko }]) => ({ code: mealTypeOf(code), codeNm: ko }))),

    mealGetDailyNutrientInfo: async ({ query: { baseDt = seoulDay(clock.now()) } }, caller) =>
      isDay(baseDt) ? ok(dailyNutrientInfo(await days.day(caller.hcId, baseDt))) : faulty(caller, 'baseDt'),

    mealDetailGetUserCntrlLstCnt: async ({ body }, caller) => {
      const baseDt = body?.baseDt ?? seoulDay(clock.now())
      return isDay(baseDt)
        ? ok({ baseDt, cntrlLstCnt: await intake.countBesideCourses(caller.hcId, baseDt) })
        : faulty(caller, 'baseDt')
    },

    /** A GET although it writes, as documented (MEA-12). An id that another food has already ties nothing. */
    mealDetailUpdateDatauuid: async ({ query: { hcUclSeqNo, datauuid } }, caller) => {
      const { hcId } = caller
      if ((await days.food(hcId, hcUclSeqNo)) === undefined) return noRecord(caller)
      return ok({ resultCnt: await intake.tie(hcId, [{ hcUclSeqNo, sampleId: datauuid }]) })
    },
  } satisfies Handlers
}
