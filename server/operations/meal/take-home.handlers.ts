/** Meals to take home, and what can be reserved under a number (001 section 7, Meal). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { itemQueries } from '#server/domain/order/item.queries.ts'
import { orderPhase } from '#server/domain/order/order.rules.ts'
import { pickupTime, reserveItem } from '#server/domain/order/present.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { reserveQueries } from '#server/domain/order/reserve.queries.ts'
import { takeHomeInfo, takeHomeProd, takeHomeProdDetail } from '#server/domain/take-home/present.ts'
import { takeHomeQueries } from '#server/domain/take-home/queries.ts'
import { isDay, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NOT_FOUND = { ko: '찾을 수 없는 메뉴예요.', en: 'There is no such item.' }

export function mealTakeHomeHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const kits = takeHomeQueries(db)
  const items = itemQueries(db)
  const orders = orderQueries(db)
  const { supportFor, couponFor } = reserveQueries(db)
  const allergies = allergyQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mealGetMenuTakeHomeOpenYn: async ({ query: { restaurantCode } }, { hcId }) => {
      const openRestaurantList = await kits.sellers(hcId)
      return ok({
        openYn: yn(openRestaurantList.some((one) => one.restaurantCode === restaurantCode)),
        openRestaurantList,
      })
    },

    mealGetMenuTakeHomeInfo: async ({ query: { restaurantCode } }, caller) => {
      const [place, language] = await Promise.all([
        kits.place(restaurantCode, caller.hcId),
        languageOf(caller.hcId, caller),
      ])
      return ok(takeHomeInfo(place, language))
    },

    mealGetMenuTakeHomeProdList: async ({ query: { restaurantCode, salesDt } }, caller) => {
      const now = seoulNow(clock.now())
      const day = salesDt ?? now.day
      if (!isDay(day)) return badRequest('salesDt')
      const [rows, language] = await Promise.all([
        kits.day(restaurantCode, day, caller.hcId),
        languageOf(caller.hcId, caller),
      ])
      return ok(rows.map((kit) => takeHomeProd(kit, { language, now, pictureOrigin })))
    },

    mealGetMenuTakeHomeProd: async ({ query: { prodSeq } }, caller) => {
      const [kit, allergens, language] = await Promise.all([
        kits.find(prodSeq, caller.hcId),
        allergies.named(caller.hcId),
        languageOf(caller.hcId, caller),
      ])
      if (kit === undefined) return refuse(404, 'notFound', NOT_FOUND[language])
      return ok(takeHomeProdDetail(kit, { language, now: seoulNow(clock.now()), pictureOrigin }, allergens))
    },

    /** MEA-11. Nothing to choose from once ordering has closed. */
    mealReservationGetPickupTime: async ({ path: { id } }, caller) => {
      const now = seoulNow(clock.now())
      const [item, language] = await Promise.all([
        items.find(id, caller.hcId, now.day),
        languageOf(caller.hcId, caller),
      ])
      if (item === undefined) return refuse(404, 'notFound', NOT_FOUND[language])
      return ok(orderPhase(item, now) === 'closed' ? [] : (await orders.slots(item)).map(pickupTime))
    },

    mealReservationGetReserveItem: async ({ path: { id } }, caller) => {
      const { hcId } = caller
      const at = clock.now()
      const now = seoulNow(at)
      const [item, allergens, language] = await Promise.all([
        items.find(id, hcId, now.day),
        allergies.named(hcId),
        languageOf(hcId, caller),
      ])
      if (item === undefined) return refuse(404, 'notFound', NOT_FOUND[language])
      const [standing, supportAmt, coupon] = await Promise.all([
        orders.standing(hcId, item.itemId),
        supportFor(hcId, item, at),
        couponFor(hcId, item),
      ])
      return ok(reserveItem(item, { standing, supportAmt, coupon }, { language, now }, allergens))
    },
  } satisfies Handlers
}
