/** What a member agreed to, all in one place, and who else handles the data (MBR-02). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { accountRefusals } from '#server/domain/account/refusals.rules.ts'
import { CONSIGNMENTS } from '#server/domain/agreement/consignment.rules.ts'
import { myAgree } from '#server/domain/agreement/present.ts'
import { agreementQueries } from '#server/domain/agreement/queries.ts'
import { agreeCodes, isRequired } from '#server/domain/agreement/rules.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { consentQueries, KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Deps } from '../deps.ts'

export function agreementHandlers({ db, clock }: Deps) {
  const agreements = agreementQueries(db)
  const allergies = allergyQueries(db)
  const consents = consentQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mypageGetMyAgreeList: async (_input, caller) => {
      const [decisions, language] = await Promise.all([agreements.of(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(agreeCodes.map((code) => myAgree(code, decisions, language)))
    },

    mypageGetMyAgree: async ({ body: { agreeCode } }, caller) => {
      const [decisions, language] = await Promise.all([agreements.of(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(myAgree(agreeCode, decisions, language))
    },

    mypageSetMyAgree: async ({ body: { agreeCode, agreeYn } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const language = await languageOf(hcId, caller)
      if (agreeYn === 'N' && isRequired(agreeCode)) return refuse(409, 'conflict', accountRefusals.required[language])
      switch (agreeCode) {
        case 'HEALTH':
          // HTM-02, HTM-05: the terms flag follows.
          await consents.decide(hcId, KEEPING_RULE, agreeYn, now)
          await consents.setHealthTerms(hcId, agreeYn)
          break
        case 'ALLERGY':
          await allergies.agree(hcId, agreeYn, now)
          break
        case 'TERMS04':
        case 'LOCATION':
          await agreements.decide(hcId, agreeCode, agreeYn, now)
          break
        default:
          await agreements.agreeToTerms(hcId, now, [agreeCode])
      }
      return ok(myAgree(agreeCode, await agreements.of(hcId), language))
    },

    mypageConsignmentCompany: (_input, { language = 'ko' }) =>
      ok(
        CONSIGNMENTS.map(({ companyNm, workTxt, periodTxt }) => ({
          companyNm: companyNm[language],
          workTxt: workTxt[language],
          periodTxt: periodTxt[language],
        })),
      ),
  } satisfies Handlers
}
