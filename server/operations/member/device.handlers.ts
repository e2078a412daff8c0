/** The member's devices, the one whose steps count (HSY-25, HSY-72), sign-in history and password age. */
import { type Handlers, ok } from '#server/contract.ts'
import { linkQueries } from '#server/domain/phone/link.queries.ts'
import { deviceQueries } from '#server/domain/session/device.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { daysBetween, seoulDay, seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** A password is due for a change after half a year (MBR-14). */
const PASSWORD_DAYS = 180

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export function deviceHandlers({ db, clock }: Deps) {
  const queries = deviceQueries(db)
  const links = linkQueries(db)

  const stepDevice = async (hcId: string, deviceId: string) => {
    const chosen = await links.stepDevice(hcId)
    const whose = chosen?.deviceId === deviceId ? 1 : 2
    const code = chosen === undefined ? 0 : whose
    return ok({ code, deviceId: chosen?.deviceId ?? null, setDtm: orNull(chosen?.setAt ?? null, minuteOf) } as const)
  }

  return {
    /** MBR-09. A GET that writes, as documented (HTP-10). */
    memberCheckDevice: async ({ query: { deviceId } }, { hcId }) => {
      const known = await queries.devices(hcId)
      const before = known.find((device) => device.deviceId === deviceId)
      await queries.noteDevice(hcId, deviceId, clock.now())
      return ok({
        deviceId,
        changedYn: yn(before === undefined && known.some((device) => device.deviceId !== '')),
        lastUseDtm: before === undefined ? null : minuteOf(before.lastSeenAt),
      })
    },

    /** SES-30. */
    memberSetLoginHistory: async (_input, { hcId, deviceId, autoLogin }) => {
      await queries.addHistory(hcId, { kind: 'login', deviceId, autoLoginYn: autoLogin }, clock.now())
      return ok({ resultCnt: 1 })
    },

    memberSetAutoLoginHistory: async ({ body }, { hcId, deviceId }) => {
      const kind = body.historyType === 'SET' ? 'setting' : 'auto-login'
      await queries.addHistory(
        hcId,
        { kind, deviceId: body.deviceId || deviceId, autoLoginYn: body.autoLoginYn },
        clock.now(),
      )
      return ok({ resultCnt: 1 })
    },

    /** MBR-10. */
    memberSetPushToken: async ({ body: { deviceId, pushToken } }, { hcId, sessionId }) => {
      const changed = await queries.setPushToken({ hcId, sessionId, deviceId, pushToken }, clock.now())
      // Signed out while this was on its way: the phone is not the member's any more.
      if (changed === undefined) throw refusals.login()
      return ok({ resultCnt: changed ? 1 : 0 })
    },

    /** HSY-25. Only looks; choosing is setStepDevice's. */
    memberGetStepDevice: async ({ body: { deviceId } }, { hcId }) => stepDevice(hcId, deviceId),

    memberSetStepDevice: async ({ body: { deviceId } }, { hcId }) => {
      await links.setStepDevice(hcId, deviceId, clock.now())
      return stepDevice(hcId, deviceId)
    },

    /** MBR-14. */
    memberChangeYn: async (_input, { hcId }) => {
      const now = clock.now()
      const changedAt = (await queries.reminderFrom(hcId)) ?? now
      const pwdChgDt = seoulDay(changedAt)
      const elapsedDays = daysBetween(pwdChgDt, seoulDay(now))
      return ok({ changeYn: yn(elapsedDays >= PASSWORD_DAYS), pwdChgDt, elapsedDays })
    },
  } satisfies Handlers
}
