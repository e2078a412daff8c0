/** The health consents under /my (MYP-05): reading, giving and withdrawing, and which phones are linked. */
import { type Handlers, ok } from '#server/contract.ts'
import { consentRules, type RuleNumber } from '#server/domain/consent/present.ts'
import { consentQueries, SENSITIVE_RULE } from '#server/domain/consent/queries.ts'
import { linkQueries } from '#server/domain/phone/link.queries.ts'
import { sourceOf } from '#server/domain/phone/source.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, type Yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

type Caller = { hcId: string; language: Language | undefined }

export function healthAgreeHandlers({ db, clock }: Deps) {
  const consents = consentQueries(db)
  const links = linkQueries(db)
  const { languageOf } = languageQueries(db)

  const rulesOf = async (caller: Caller) => {
    const [decided, language] = await Promise.all([consents.consents(caller.hcId), languageOf(caller.hcId, caller)])
    return consentRules(decided, language)
  }

  const decide = async (caller: Caller, ruleSn: RuleNumber, agreeYn: Yn) => {
    const { hcId } = caller
    await consents.decide(hcId, ruleSn, agreeYn, clock.now())
    // HTM-02, HTM-05: the terms flag follows the consent that sync needs.
    if (ruleSn === SENSITIVE_RULE) await consents.setHealthTerms(hcId, agreeYn)
    return ok({ rules: await rulesOf(caller) })
  }

  return {
    myHelhidxRule: async (_input, caller) => ok(await rulesOf(caller)),

    /** GETs that write, as documented (HTP-10). */
    mySaveHelhidxAgree: async ({ query: { ruleSn } }, caller) => decide(caller, ruleSn, 'Y'),
    myCancelHelhidxAgree: async ({ query: { ruleSn } }, caller) => decide(caller, ruleSn, 'N'),

    myHelhidxLkeqmt: async (_input, { hcId }) => {
      const linked = await links.links(hcId)
      return ok(
        (['1', '2'] as const).map((code) => {
          const link = linked.get(code)
          const linkDtm = orNull(link?.changedAt ?? null, (at) => seoulStamp(at).slice(0, 12))
          return { code, codeNm: sourceOf(code).name, linkYn: link?.linkYn ?? ('N' as const), linkDtm }
        }),
      )
    },
  } satisfies Handlers
}
