/** The day's food and energy, for the cards of the hub. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { mainKcalInfo, mainNutriData } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const badDay = () => refuse(400, 'badRequest', '요청 내용을 확인해 주세요. (baseDt)')

export function dayHandlers({ db, clock }: Deps) {
  const intake = dayQueries(db)

  return {
    mainGetMainNutriData: async ({ body }, { hcId }) => {
      const baseDt = body?.baseDt ?? seoulDay(clock.now())
      return isDay(baseDt) ? ok(mainNutriData(await intake.day(hcId, baseDt))) : badDay()
    },

    mainGetMainKcalInfo: async ({ body }, { hcId }) => {
      const baseDt = body?.baseDt ?? seoulDay(clock.now())
      return isDay(baseDt) ? ok(mainKcalInfo(await intake.day(hcId, baseDt))) : badDay()
    },
  } satisfies Handlers
}
