/** Health consents as the sync and the link screens read them, what a phone may read, and leaving the health log. */
import { type Handlers, ok } from '#server/contract.ts'
import { consentRule, consentRules, ruleNumbers } from '#server/domain/consent/present.ts'
import { consentQueries, SENSITIVE_RULE } from '#server/domain/consent/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { linkQueries } from '#server/domain/phone/link.queries.ts'
import { permissionQueries } from '#server/domain/phone/permission.queries.ts'
import { PERMISSION_NAMES } from '#server/domain/phone/permission.rules.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export function consentHandlers({ db, clock }: Deps) {
  const consents = consentQueries(db)
  const links = linkQueries(db)
  const { languageOf } = languageQueries(db)
  const phone = phoneQueries(db)
  const permissions = permissionQueries(db)

  return {
    /** HSY-05. The rules hold on both platforms. */
    healthHealthAgreeRule: async (_input, { hcId }) => {
      const decided = await consents.consents(hcId)
      return ok(ruleNumbers.map((ruleSn) => ({ ruleSn, agreeYn: decided.get(ruleSn)?.agreeYn ?? ('N' as const) })))
    },

    healthHealthSensitiveAgreeRule: async (_input, caller) =>
      ok(consentRule(SENSITIVE_RULE, await consents.consents(caller.hcId), await languageOf(caller.hcId, caller))),

    healthHelhidxAgreeList: async (_input, caller) =>
      ok(consentRules(await consents.consents(caller.hcId), await languageOf(caller.hcId, caller))),

    /** HSY-36. */
    healthSaveHealthUserAuthData: async ({ body: { deviceId, helhidxLkeqmtCode, authList } }, { hcId }) => {
      const flags = authList.map(({ name, agreeYn }) => ({ name, agreeYn }))
      const resultCnt = await permissions.save(hcId, { deviceId, platform: helhidxLkeqmtCode, flags }, clock.now())
      return ok({ resultCnt })
    },

    healthSelectHealthUserAuthData: async ({ body: { deviceId, helhidxLkeqmtCode } }, { hcId }) => {
      const saved = await permissions.read(hcId, deviceId, helhidxLkeqmtCode)
      const authList = PERMISSION_NAMES.flatMap((name) => {
        const row = saved.find((one) => one.name === name)
        return row === undefined ? [] : [{ name, agreeYn: row.agreeYn }]
      })
      const [first] = saved
      return ok({
        deviceId,
        helhidxLkeqmtCode,
        authList,
        authDtm: first === undefined ? null : minuteOf(first.savedAt),
      })
    },

    /** HLG-10, HTM-05. */
    healthDeleteWithdrawal: async ({ body }, { hcId }) => {
      const now = clock.now()
      const unlinkCnt = await links.unlinkAll(hcId, now)
      await consents.decide(hcId, SENSITIVE_RULE, 'N', now)
      await consents.setHealthTerms(hcId, 'N')
      const recordDeleteCnt = body?.recordDeleteYn === 'Y' ? await phone.removeAll(hcId, now) : 0
      return ok({ healthTermsYn: 'N' as const, unlinkCnt, recordDeleteCnt, withdrawalDtm: minuteOf(now) })
    },
  } satisfies Handlers
}
