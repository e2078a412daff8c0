/** The consent to health data (HTM-06), how far the data reaches, and the device whose steps count (HSY-25, HSY-72). */
import { type Handlers, ok } from '#server/contract.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'
import { consentQueries, HEALTH_CONSENT } from './consent.queries.ts'
import { phoneQueries } from './phone.queries.ts'

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export function healthConsentHandlers({ db, clock }: Deps) {
  const consents = consentQueries(db)
  const phone = phoneQueries(db)

  const healthAgree = async (hcId: string) => {
    const row = await consents.consent(hcId, HEALTH_CONSENT)
    return ok({ healthAgreeYn: row?.agreeYn ?? 'N', agreeDtm: orNull(row?.decidedAt ?? null, minuteOf) })
  }
  const stepDevice = async (hcId: string, deviceId: string) => {
    const chosen = await consents.stepDevice(hcId)
    const code = chosen === undefined ? 0 : chosen.deviceId === deviceId ? 1 : 2
    return ok({ code, deviceId: chosen?.deviceId ?? null, setDtm: orNull(chosen?.setAt ?? null, minuteOf) } as const)
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

    /** HSY-25. Only looks; choosing is setStepDevice's. */
    memberGetStepDevice: async ({ body: { deviceId } }, { hcId }) => stepDevice(hcId, deviceId),

    memberSetStepDevice: async ({ body: { deviceId } }, { hcId }) => {
      await consents.setStepDevice(hcId, deviceId, clock.now())
      return stepDevice(hcId, deviceId)
    },
  } satisfies Handlers
}
