/** Settings under /my. MYP-03: the first screen and the shake have a read and a save call each. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { homeChoices, homeUrlOf, isHomeChoice } from '#server/domain/member/first-screen.rules.ts'
import { settingsQueries } from '#server/domain/member/settings.queries.ts'
import type { Deps } from '../deps.ts'

export function settingsHandlers({ db, clock }: Deps) {
  const settings = settingsQueries(db)
  return {
    mySettingHomeUrl: async (_input, { hcId }) => {
      const stored = await settings.read(hcId)
      return ok({ homeUrl: homeUrlOf(stored?.homeUrl), homeUrlList: homeChoices.map((choice) => ({ ...choice })) })
    },

    mySaveSettingHomeUrl: async ({ body: { homeUrl } }, { hcId }) => {
      if (!isHomeChoice(homeUrl)) return refuse(400, 'badRequest', '첫 화면으로 고를 수 없는 화면이에요.')
      const stored = await settings.read(hcId)
      if (homeUrlOf(stored?.homeUrl) === homeUrl) return ok({ resultCnt: 0 })
      await settings.save(hcId, { homeUrl }, clock.now())
      return ok({ resultCnt: 1 })
    },

    myGetShakeSettingYn: async (_input, { hcId }) =>
      ok({ shakeSettingYn: (await settings.read(hcId))?.shakeYn ?? 'N' }),

    mySaveShakeSettingYn: async ({ body: { shakeSettingYn } }, { hcId }) => {
      await settings.save(hcId, { shakeYn: shakeSettingYn }, clock.now())
      return ok({ shakeSettingYn })
    },
  } satisfies Handlers
}
