/** Skipped meals, and foods taken off the record (NF reads as "no food"). */
import { type Handlers, ok } from '#server/contract.ts'
import { isEatDay } from '#server/domain/intake/eat-time.rules.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { skipQueries } from '#server/domain/intake/skip.queries.ts'
import { isDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function skipHandlers({ db, clock }: Deps) {
  const skips = skipQueries(db)
  const intake = intakeQueries(db)
  const { faulty, hasFood } = intakeRefusals(db)

  return {
    healthMealRecordMealNFYn: async ({ query: { baseDt, menuMealType } }, caller) => {
      if (!isDay(baseDt)) return faulty(caller, 'baseDt')
      const { foods, skipped } = await skips.read(caller.hcId, { baseDt, mealType: menuMealType })
      return ok({ baseDt, menuMealType, nfYn: yn(skipped), foodCnt: foods })
    },

    healthSaveMealNf: async ({ body: { baseDt, menuMealType } }, caller) => {
      if (!isEatDay(baseDt, clock.now())) return faulty(caller, 'baseDt')
      const marked = await skips.mark(caller.hcId, { baseDt, mealType: menuMealType })
      if (!marked) return hasFood(caller)
      return ok({ baseDt, menuMealType, nfYn: 'Y', foodCnt: 0 })
    },

    /** Two things in one call, as the wire has it: foods go, or a meal was not skipped after all. */
    healthDeleteUserCntrlNF: async ({ body }, caller) => {
      const { hcId } = caller
      if ('hcUclSeqNoList' in body)
        return ok({ resultCnt: (await intake.remove(hcId, body.hcUclSeqNoList, clock.now())).count })
      if (!isDay(body.baseDt)) return faulty(caller, 'baseDt')
      return ok({ resultCnt: await skips.unmark(hcId, { baseDt: body.baseDt, mealType: body.menuMealType }) })
    },
  } satisfies Handlers
}
