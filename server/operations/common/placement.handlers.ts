/** What the operator puts on screens for a time: notices, pop-ups, banners (NTC-01, NTC-03). */
import { type Handlers, ok } from '#server/contract.ts'
import { type Placement, placementQueries } from '#server/domain/placement/queries.ts'
import type { Deps } from '#server/operations/deps.ts'
import { seoulStamp } from '#server/seoul.ts'

export function placementHandlers({ db, clock }: Deps) {
  const queries = placementQueries(db)
  /** The server's clock decides, whatever the phone says. */
  const minute = () => seoulStamp(clock.now()).slice(0, 12)

  return {
    commonGetMealNoticeList: async ({ query: { restaurantCode } }, { hcId, language }) => {
      const rows = await queries.shown(hcId, { kind: 'mealNotice', restaurantCode }, minute(), language)
      return ok(rows.flatMap(mealNotice))
    },

    commonGetPopupList: async (_input, { hcId, language }) =>
      ok((await queries.shown(hcId, { kind: 'popup' }, minute(), language)).map(popup)),

    commonGetBottomPopupContentsList: async ({ body }, { hcId, language }) => {
      const rows = await queries.shown(
        hcId,
        { kind: 'bottomPopup', place: body?.menu, restaurantCode: body?.restaurantCode },
        minute(),
        language,
      )
      return ok(rows.map(popup))
    },

    commonGetBannerList: async ({ body: { bannerLocCode, restaurantCode } }, { hcId, language }) => {
      const rows = await queries.shown(
        hcId,
        { kind: 'banner', place: bannerLocCode, restaurantCode },
        minute(),
        language,
      )
      return ok(
        rows.map(({ placementSeq, title, imgUrl, url, menu, orderSeq }) => ({
          bannerSeq: placementSeq,
          title,
          imgUrl,
          url,
          menu,
          orderSeq,
        })),
      )
    },
  } satisfies Handlers
}

/** A notice is always some restaurant's. */
function mealNotice({
  placementSeq,
  restaurantCode,
  restaurantName,
  title,
  contents,
  startDtm,
  endDtm,
  imgUrl,
}: Placement) {
  if (restaurantCode === null || restaurantName === null) return []
  return [
    {
      noticeSeq: placementSeq,
      restaurantCode,
      restaurantName,
      title,
      contents: contents ?? '',
      startDt: startDtm.slice(0, 8),
      endDt: endDtm.slice(0, 8),
      imgUrl,
    },
  ]
}

const popup = ({ placementSeq, title, contents, imgUrl, url, menu, startDtm, endDtm, hideDays }: Placement) => ({
  popupSeq: placementSeq,
  title,
  contents,
  imgUrl,
  url,
  menu,
  startDtm,
  endDtm,
  hideDays,
})
