/** The member's device, sign-in history, push messages and password age (000 section 7, Member and push). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import type { alarms } from '#server/db/schema/member.ts'
import { daysBetween, seoulDay, seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'
import { memberQueries } from './member.queries.ts'

/** A password is due for a change after half a year (MBR-14). */
const PASSWORD_DAYS = 180

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export function memberHandlers({ db, clock }: Deps) {
  const queries = memberQueries(db)

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
      await queries.addHistory(hcId, { kind, deviceId: body.deviceId || deviceId, autoLoginYn: body.autoLoginYn }, clock.now())
      return ok({ resultCnt: 1 })
    },

    /** PSH-04. */
    memberGetPushCount: async (_input, { hcId }) => ok({ unreadCnt: await queries.unreadCount(hcId) }),

    memberGetPushList: async ({ query: { pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const [totalCnt, unreadCnt, rows] = await Promise.all([
        queries.messageCount(hcId),
        queries.unreadCount(hcId),
        queries.messages(hcId, pageNo, pageSize),
      ])
      return ok({ totalCnt, unreadCnt, list: rows.map(pushItem) })
    },

    memberGetPushMsg: async ({ query: { pushSeq } }, { hcId }) => {
      const row = await queries.message(hcId, pushSeq)
      return row === undefined ? refuse(404, 'notFound', '찾을 수 없는 알림이에요.') : ok(pushItem(row))
    },

    /** PSH-02. Reading another member's message changes nothing: it is looked for among the caller's own. */
    memberSetPushRead: async ({ query: { pushSeq } }, { hcId }) => {
      const row = await queries.message(hcId, pushSeq)
      if (row === undefined) return refuse(404, 'notFound', '찾을 수 없는 알림이에요.')
      const resultCnt = await queries.markRead(hcId, pushSeq, clock.now())
      return ok({ resultCnt, unreadCnt: await queries.unreadCount(hcId) })
    },

    /** PSH-03. */
    memberUpdatePushReadStatusAll: async (_input, { hcId }) => {
      const resultCnt = await queries.markRead(hcId, 'all', clock.now())
      return ok({ resultCnt, unreadCnt: await queries.unreadCount(hcId) })
    },

    /** MBR-10. */
    memberSetPushToken: async ({ body: { deviceId, pushToken } }, { hcId }) => {
      const changed = await queries.setPushToken(hcId, deviceId, pushToken, clock.now())
      return ok({ resultCnt: changed ? 1 : 0 })
    },

    /** MBR-14. */
    memberChangeYn: async (_input, { hcId }) => {
      const now = clock.now()
      const changedAt = (await queries.passwordChangedAt(hcId)) ?? now
      const pwdChgDt = seoulDay(changedAt)
      const elapsedDays = daysBetween(pwdChgDt, seoulDay(now))
      return ok({ changeYn: yn(elapsedDays >= PASSWORD_DAYS), pwdChgDt, elapsedDays })
    },
  } satisfies Handlers
}

const PUSH_TYPES = ['menu', 'health', 'challenge', 'event', 'reservation', 'chat', 'notice'] as const

function pushItem(row: typeof alarms.$inferSelect) {
  return {
    pushSeq: row.alarmSeq,
    pushType: PUSH_TYPES.find((type) => type === row.kind) ?? ('notice' as const),
    title: row.title,
    contents: row.body,
    sendDtm: minuteOf(row.sentAt),
    readYn: yn(row.readAt !== null),
    readDtm: orNull(row.readAt, minuteOf),
    imgUrl: null,
    menu: row.menu,
    recommCode: null,
    chalnCode: null,
    rid: null,
  }
}
