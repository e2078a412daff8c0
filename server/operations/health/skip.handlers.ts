/** Skipped meals, and foods taken off the record (NF reads as "no food"). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { isEatDay } from '#server/domain/intake/eat-time.rules.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { skipQueries } from '#server/domain/intake/skip.queries.ts'
import { isDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const badDay = () => refuse(400, 'badRequest', '요청 내용을 확인해 주세요. (baseDt)')

export function skipHandlers({ db, clock }: Deps) {
  const skips = skipQueries(db)
  const intake = intakeQueries(db)

  return {
    healthMealRecordMealNFYn: async ({ query: { baseDt, menuMealType } }, { hcId }) => {
      if (!isDay(baseDt)) return badDay()
      const { foods, skipped } = await skips.read(hcId, { baseDt, mealType: menuMealType })
      return ok({ baseDt, menuMealType, nfYn: yn(skipped), foodCnt: foods })
    },

    healthSaveMealNf: async ({ body: { baseDt, menuMealType } }, { hcId }) => {
      if (!isEatDay(baseDt, clock.now())) return badDay()
      const marked = await skips.mark(hcId, { baseDt, mealType: menuMealType })
      if (!marked) return refuse(409, 'conflict', '이 끼니에 기록한 음식이 있어요. 먼저 지워 주세요.')
      return ok({ baseDt, menuMealType, nfYn: 'Y', foodCnt: 0 })
    },

    /** Two things in one call, as the wire has it: foods go, or a meal was not skipped after all. */
    healthDeleteUserCntrlNF: async ({ body }, { hcId }) => {
      if ('hcUclSeqNoList' in body) return ok({ resultCnt: (await intake.remove(hcId, body.hcUclSeqNoList, clock.now())).count })
      if (!isDay(body.baseDt)) return badDay()
      return ok({ resultCnt: await skips.unmark(hcId, { baseDt: body.baseDt, mealType: body.menuMealType }) })
    },
  } satisfies Handlers
}
