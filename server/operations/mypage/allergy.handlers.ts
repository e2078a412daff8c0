/** Foods that a member avoids (001 section 7, My page). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import type { Deps } from '../deps.ts'

export function allergyHandlers({ db, clock }: Deps) {
  const allergies = allergyQueries(db)

  return {
    mypageAllergyList: async () => ok(await allergies.all()),

    mypageUserAllergy: async (_input, { hcId }) => {
      const agreed = await allergies.agreed(hcId)
      return ok({ allergyAgreeYn: agreed ? 'Y' : 'N', allergyList: agreed ? await allergies.mine(hcId) : [] })
    },

    /** MYP-13: stored only with the member's own agreement. */
    mypageAllergySave: async ({ body: { allergyCodeList } }, { hcId }) => {
      const known = new Set((await allergies.all()).map((allergy) => allergy.allergyCode))
      const unknown = allergyCodeList.find((code) => !known.has(code))
      if (unknown !== undefined) return badRequest(`allergyCodeList: ${unknown}`)
      const resultCnt = await allergies.replace(hcId, [...new Set(allergyCodeList)])
      return resultCnt === undefined
        ? refuse(409, 'conflict', '알레르기 정보 이용에 동의한 뒤에 저장할 수 있어요.')
        : ok({ resultCnt })
    },

    /** Withdrawing clears what was stored. */
    mypageUpdateAllergyAgree: async ({ body: { allergyAgreeYn } }, { hcId }) => {
      await allergies.agree(hcId, allergyAgreeYn, clock.now())
      return ok({ allergyAgreeYn })
    },
  } satisfies Handlers
}
