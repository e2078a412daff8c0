/** What stands around the menu: choices beforehand, events of dishes, banners, courses to order ahead. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { ballot, ballotList } from '#server/domain/ballot/present.ts'
import { ballotQueries } from '#server/domain/ballot/queries.ts'
import { smartOrderRow } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { isOrderedAhead, menuIdOf } from '#server/domain/meal/course.rules.ts'
import { mealEventsOf } from '#server/domain/meal/event.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { placementQueries } from '#server/domain/placement/queries.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { addDays, isDay, seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** What became of a choice is told for as long. */
const DAYS_AFTER = 14

export function mealAroundHandlers({ db, clock, config }: Deps) {
  const ballots = ballotQueries(db)
  const courses = courseQueries(db)
  const orders = orderQueries(db)
  const placements = placementQueries(db)
  const restaurants = restaurantQueries(db)
  const { languageOf } = languageQueries(db)
  const minute = () => seoulStamp(clock.now()).slice(0, 12)

  return {
    mealGetMainDivRestaurantCode: async (_input, { hcId }) => {
      const place = await restaurants.onScreen({ cookie: undefined, hcId })
      return ok({
        mainDivRestaurantCode: place?.restaurantCode ?? null,
        restaurantName: place?.restaurantName ?? null,
        restaurantNameEng: place?.restaurantNameEng || null,
      })
    },

    mealGetChoiseList: async ({ query: { restaurantCode } }, caller) => {
      const now = minute()
      const since = addDays(now.slice(0, 8), -DAYS_AFTER) + now.slice(8)
      const [rows, language] = await Promise.all([
        ballots.list(caller.hcId, restaurantCode, since),
        languageOf(caller.hcId, caller),
      ])
      return ok(ballotList(rows, now, language))
    },

    mealSetChoise: async ({ body: { choiceSeq, itemSeq } }, caller) => {
      const now = minute()
      const language = await languageOf(caller.hcId, caller)
      const trays = await ballots.choose(caller.hcId, choiceSeq, itemSeq, now)
      if (trays === 'over')
        return refuse(409, 'conflict', language === 'en' ? 'Voting has ended.' : '고르는 시간이 끝났어요.')
      const chosen = trays === 'gone' ? undefined : ballot(trays, now, language)
      if (chosen !== undefined) return ok(chosen)
      return refuse(404, 'notFound', language === 'en' ? 'There is no such choice.' : '찾을 수 없는 메뉴예요.')
    },

    mealGetMealSmartOrderMenuListForWelfit: async ({ query: { menuDt, restaurantCode } }, { hcId }) => {
      if (!isDay(menuDt)) return badRequest('menuDt')
      const [rows, ordered] = await Promise.all([
        courses.courses({ restaurantCode, menuDt }, hcId),
        orders.ofDay(hcId, restaurantCode, menuDt),
      ])
      return ok(
        rows.filter(isOrderedAhead).map((course) => smartOrderRow(course, config, ordered.get(menuIdOf(course)))),
      )
    },

    mealGetMealEventSearchInfo: async ({ body: { restaurantCode, menuDt } }, caller) => {
      if (!isDay(menuDt)) return badRequest('menuDt')
      const [rows, language] = await Promise.all([
        mealEventsOf(db, restaurantCode, menuDt),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        rows.map(({ eventSeq, eventNm, eventNmEng, startDt, endDt, menuCode, menuName, iconNm, iconNmEng }) => ({
          eventSeq,
          eventNm: wordsIn({ ko: eventNm, en: eventNmEng }, language),
          startDt,
          endDt,
          menuCode,
          menuName,
          iconNm: iconNm === null ? null : wordsIn({ ko: iconNm, en: iconNmEng }, language),
        })),
      )
    },

    mealGetBannerDetailImg: async ({ body: { bannerSeq } }, caller) => {
      const [rows, language] = await Promise.all([placements.imagesOf(bannerSeq), languageOf(caller.hcId, caller)])
      return ok(
        rows.map(({ imgPath, altTxt, altTxtEng, orderSeq }) => ({
          imgUrl: `${config.pictureOrigin}/data/manager/${imgPath}`,
          altTxt: wordsIn({ ko: altTxt, en: altTxtEng }, language),
          orderSeq,
        })),
      )
    },
  } satisfies Handlers
}
