/** The days of the meal record. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { goalQueries } from '#server/domain/goal/queries.ts'
import { diaryDays } from '#server/domain/intake/diary.present.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { daysBetween, isDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** The longest span that is answered, as the contract says. */
const MOST_DAYS = 31

const badRequest = (field: string) => refuse(400, 'badRequest', `요청 내용을 확인해 주세요. (${field})`)

export function diaryHandlers({ db }: Deps) {
  const intake = intakeQueries(db)
  const goals = goalQueries(db)

  return {
    diaryGetDiaryMealList: async ({ body: { startDt, endDt } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt || daysBetween(startDt, endDt) > MOST_DAYS) return badRequest('endDt')
      const [foods, eatKcalGoal] = await Promise.all([intake.eaten(hcId, `${startDt}000000`, `${endDt}235959`), goals.eatKcalGoal(hcId)])
      return ok(diaryDays(foods, eatKcalGoal))
    },
  } satisfies Handlers
}
