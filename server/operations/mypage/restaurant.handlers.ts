/** Restaurants used (001 section 7, My page). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { restaurantRow } from '#server/domain/restaurant/present.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import type { Deps } from '../deps.ts'

const unknownRestaurant = () => refuse(404, 'notFound', '찾을 수 없는 식당이에요.')

export function restaurantHandlers({ db, clock }: Deps) {
  const restaurants = restaurantQueries(db)

  return {
    mypageRestList: async ({ query }, { hcId }) => {
      const found = await restaurants.named((query.restaurantName ?? '').trim(), hcId)
      return ok(found.map(restaurantRow))
    },

    mypageRestMyList: async (_input, { hcId }) => ok((await restaurants.mine(hcId)).map(restaurantRow)),

    /** MYP-08. An array even for one (known-payloads 3.2). */
    mypageRestRegi: async ({ body }, { hcId }) => {
      const wanted = body.map(({ restaurantId, mainDiv, orderSeq }) => ({
        restaurantCode: restaurantId,
        mainDiv,
        orderSeq,
      }))
      const unknown = await restaurants.unknown(wanted.map((one) => one.restaurantCode))
      if (unknown.length > 0) return unknownRestaurant()
      return ok({ resultCnt: await restaurants.register(hcId, wanted, clock.now()) })
    },

    /** The member comes from the token; the hcId that clients send along, mostly empty, is not looked at. */
    mypageRestDelete: async ({ body }, { hcId }) => {
      const codes = body.map((one) => one.restaurantId)
      return ok({ resultCnt: await restaurants.remove(hcId, codes) })
    },

    mypageRestMain: async ({ body: { restaurantId } }, { hcId }) => {
      const unknown = await restaurants.unknown([restaurantId])
      if (unknown.length > 0) return unknownRestaurant()
      const mine = await restaurants.mine(hcId)
      if (mine.some((row) => row.restaurantCode === restaurantId && row.mainDiv === 'Y')) return ok({ resultCnt: 0 })
      return ok({
        resultCnt: await restaurants.register(hcId, [{ restaurantCode: restaurantId, mainDiv: 'Y' }], clock.now()),
      })
    },
  } satisfies Handlers
}
