/** What the start, a shake of the phone and its widget open (MYP-03). The start's is the one of settingHomeUrl. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { isUrlChoice, openedUrl, urlChoices, type UrlType } from '#server/domain/member/opened.rules.ts'
import { settingsQueries } from '#server/domain/member/settings.queries.ts'
import type { Deps } from '../deps.ts'

const column = { HOME: 'homeUrl', SHAKE: 'shakeUrl', WIDGET: 'widgetUrl' } as const

export function urlSettingHandlers({ db, clock }: Deps) {
  const settings = settingsQueries(db)
  const state = async (hcId: string, urlType: UrlType) => {
    const stored = await settings.read(hcId)
    return ok({ urlType, url: openedUrl(urlType, stored?.[column[urlType]]), urlList: urlChoices(urlType) })
  }
  return {
    mypageGetUrlSetting: ({ body: { urlType } }, { hcId }) => state(hcId, urlType),

    mypageSetUrlSetting: async ({ body: { urlType, url } }, { hcId }) => {
      if (!isUrlChoice(urlType, url)) return refuse(400, 'badRequest', '고를 수 없는 화면이에요.')
      await settings.save(hcId, { [column[urlType]]: url }, clock.now())
      return state(hcId, urlType)
    },
  } satisfies Handlers
}
