/** Push messages (000 section 7, Member and push). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { pushItem } from '#server/domain/alarm/present.ts'
import { alarmQueries } from '#server/domain/alarm/queries.ts'
import type { Deps } from '../deps.ts'

export function pushHandlers({ db, clock }: Deps) {
  const queries = alarmQueries(db)

  return {
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
  } satisfies Handlers
}
