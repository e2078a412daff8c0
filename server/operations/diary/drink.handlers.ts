/** What a member drank on a day (DIA-01, MEA-16). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { drinkDay } from '#server/domain/drink/present.ts'
import { drinkQueries } from '#server/domain/drink/queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function drinkHandlers({ db, clock }: Deps) {
  const drinks = drinkQueries(db)
  const today = () => seoulDay(clock.now())

  return {
    diaryGetDiaryDrinkDetail: async ({ body }, { hcId }) => {
      const { baseDt = today() } = body ?? {}
      return isDay(baseDt) ? ok(drinkDay(await drinks.day(hcId, baseDt))) : badRequest('baseDt')
    },

    diarySaveDiaryDrinkIntake: async ({ body: { baseDt, drinkList } }, { hcId }) => {
      if (!isDay(baseDt) || baseDt > today()) return badRequest('baseDt')
      const { unknown } = await drinks.replace(hcId, baseDt, drinkList)
      if (unknown !== undefined) return badRequest(`drinkCode, unitCode: ${unknown.drinkCode} ${unknown.unitCode}`)
      return ok(drinkDay(await drinks.day(hcId, baseDt)))
    },

    diaryDeleteDiaryDrinkIntake: async ({ body: { baseDt, drinkSeqList } }, { hcId }) => {
      const resultCnt = await drinks.remove(hcId, baseDt, drinkSeqList)
      return resultCnt === 0 ? refuse(404, 'notFound', '찾을 수 없는 기록이에요.') : ok({ resultCnt })
    },
  } satisfies Handlers
}
