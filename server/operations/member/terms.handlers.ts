/** The terms that a member has agreed to (MBR-02, MBR-05). Two GETs that write, as documented (HTP-10). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { memberTerms } from '#server/domain/agreement/present.ts'
import { agreementQueries } from '#server/domain/agreement/queries.ts'
import type { Deps } from '../deps.ts'

const LEAVING = {
  ko: '동의하지 않으면 쓸 수 없어요. 그만두려면 회원 탈퇴를 해 주세요.',
  en: 'The service needs these terms. To stop, please close your account.',
}

export function termsHandlers({ db, clock }: Deps) {
  const agreements = agreementQueries(db)
  const terms = async (hcId: string) => ok(memberTerms(await agreements.of(hcId)))

  return {
    memberGetTermsAgreeYn: (_input, { hcId }) => terms(hcId),

    memberSetTermsAgreeYn: async ({ query: { termsAgreeYn } }, { hcId, language = 'ko' }) => {
      if (termsAgreeYn === 'N') return refuse(400, 'badRequest', LEAVING[language])
      await agreements.agreeToTerms(hcId, clock.now())
      return terms(hcId)
    },

    memberSetMarketingTermsAgreeYn: async ({ query: { marketingTermsAgreeYn } }, { hcId }) => {
      await agreements.decide(hcId, 'TERMS04', marketingTermsAgreeYn, clock.now())
      return terms(hcId)
    },
  } satisfies Handlers
}
