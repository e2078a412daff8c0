/** The consent to health data (HTM-06), and how far the data reaches. */
import { type Handlers, ok } from '#server/contract.ts'
import { consentQueries, HEALTH_CONSENT } from '#server/domain/consent/queries.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export function healthConsentHandlers({ db, clock }: Deps) {
  const consents = consentQueries(db)
  const phone = phoneQueries(db)

  const healthAgree = async (hcId: string) => {
    const row = await consents.consent(hcId, HEALTH_CONSENT)
    return ok({ healthAgreeYn: row?.agreeYn ?? 'N', agreeDtm: orNull(row?.decidedAt ?? null, minuteOf) })
  }

  return {
    commonGetHealthAgreeYn: async (_input, { hcId }) => healthAgree(hcId),

    /** HTM-02, HTM-05. A GET that writes, as documented (HTP-10). */
    commonSetHealthAgreeYn: async ({ query: { healthAgreeYn } }, { hcId }) => {
      await consents.decide(hcId, HEALTH_CONSENT, healthAgreeYn, clock.now())
      await consents.setHealthTerms(hcId, healthAgreeYn)
      return healthAgree(hcId)
    },

    /** HSY-71. */
    commonGetLastHealhDate: async (_input, { hcId }) => ok({ lastHealhDate: await phone.lastDay(hcId) }),
  } satisfies Handlers
}
