/** The day's food and energy, for the cards of the hub. */
import { type Handlers, ok } from '#server/contract.ts'
import { mainKcalInfo, mainNutriData } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function dayHandlers({ db, clock }: Deps) {
  const intake = dayQueries(db)
  const { faulty } = intakeRefusals(db)

  return {
    mainGetMainNutriData: async ({ body }, caller) => {
      const baseDt = body?.baseDt ?? seoulDay(clock.now())
      return isDay(baseDt) ? ok(mainNutriData(await intake.day(caller.hcId, baseDt))) : faulty(caller, 'baseDt')
    },

    mainGetMainKcalInfo: async ({ body }, caller) => {
      const baseDt = body?.baseDt ?? seoulDay(clock.now())
      return isDay(baseDt) ? ok(mainKcalInfo(await intake.day(caller.hcId, baseDt))) : faulty(caller, 'baseDt')
    },
  } satisfies Handlers
}
