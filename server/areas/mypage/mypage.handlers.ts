/** Restaurants used and allergies (001 section 7, My page). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import type { Deps } from '../deps.ts'
import { allergyQueries } from './allergy.queries.ts'
import { restaurantQueries } from './restaurant.queries.ts'
import { restaurantRow } from './restaurant-row.ts'

const unknownRestaurant = () => refuse(404, 'notFound', '찾을 수 없는 식당이에요.')

export function mypageHandlers({ db, clock }: Deps) {
  const restaurants = restaurantQueries(db)
  const allergies = allergyQueries(db)

  return {
    mypageRestList: async ({ query }, { hcId }) => {
      const found = await restaurants.named((query.restaurantName ?? '').trim(), hcId)
      return ok(found.map(restaurantRow))
    },

    mypageRestMyList: async (_input, { hcId }) => ok((await restaurants.mine(hcId)).map(restaurantRow)),

    mealMyRestaurant: async (_input, { hcId }) => ok((await restaurants.mine(hcId)).map(restaurantRow)),

    /** MYP-08. An array even for one (known-payloads 3.2). */
    mypageRestRegi: async ({ body }, { hcId }) => {
      const wanted = body.map(({ restaurantId, mainDiv, orderSeq }) => ({ restaurantCode: restaurantId, mainDiv, orderSeq }))
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
      return ok({ resultCnt: await restaurants.register(hcId, [{ restaurantCode: restaurantId, mainDiv: 'Y' }], clock.now()) })
    },

    mypageAllergyList: async () => ok(await allergies.all()),

    mypageUserAllergy: async (_input, { hcId }) => {
      const agreed = await allergies.agreed(hcId)
      return ok({ allergyAgreeYn: agreed ? 'Y' : 'N', allergyList: agreed ? await allergies.mine(hcId) : [] })
    },

    /** MYP-13: stored only with the member's own agreement. */
    mypageAllergySave: async ({ body: { allergyCodeList } }, { hcId }) => {
      const known = new Set((await allergies.all()).map((allergy) => allergy.allergyCode))
      const unknown = allergyCodeList.find((code) => !known.has(code))
      if (unknown !== undefined) return refuse(400, 'badRequest', `요청 내용을 확인해 주세요. (allergyCodeList: ${unknown})`)
      if (!(await allergies.agreed(hcId))) {
        return refuse(409, 'conflict', '알레르기 정보 이용에 동의한 뒤에 저장할 수 있어요.')
      }
      return ok({ resultCnt: await allergies.replace(hcId, [...new Set(allergyCodeList)]) })
    },

    /** Withdrawing clears what was stored. */
    mypageUpdateAllergyAgree: async ({ body: { allergyAgreeYn } }, { hcId }) => {
      await allergies.agree(hcId, allergyAgreeYn)
      return ok({ allergyAgreeYn })
    },
  } satisfies Handlers
}
