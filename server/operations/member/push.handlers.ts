/** Push messages (000 section 7, Member and push). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { presentPush, presentQuiet } from '#server/domain/notice/present.ts'
import { noticeQueries } from '#server/domain/notice/queries.ts'
import { QUIET_SINCE_MS } from '#server/domain/notice/rules.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NOT_FOUND = { ko: '찾을 수 없는 알림이에요.', en: 'There is no such message.' }

const notFound = (language: Language) => refuse(404, 'notFound', NOT_FOUND[language])

export function pushHandlers({ db, clock }: Deps) {
  const notices = noticeQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    /** PSH-04. */
    memberGetPushCount: async (_input, { hcId }) => ok({ unreadCnt: await notices.unreadCount(hcId) }),

    memberGetPushList: async ({ query: { pageNo = 1, pageSize = 20 } }, caller) => {
      const { hcId } = caller
      const [totalCnt, unreadCnt, quiet, rows, language] = await Promise.all([
        notices.count(hcId),
        notices.unreadCount(hcId),
        pageNo === 1 ? notices.hardlyOpened(hcId, new Date(clock.now().getTime() - QUIET_SINCE_MS)) : null,
        notices.list(hcId, pageNo, pageSize),
        languageOf(hcId, caller),
      ])
      return ok({
        totalCnt,
        unreadCnt,
        quietOffer: orNull(quiet, presentQuiet),
        list: rows.map((row) => presentPush(row, language)),
      })
    },

    memberGetPushMsg: async ({ query: { pushSeq } }, caller) => {
      const [row, language] = await Promise.all([notices.find(caller.hcId, pushSeq), languageOf(caller.hcId, caller)])
      return row === undefined ? notFound(language) : ok(presentPush(row, language))
    },

    /** PSH-02. Reading another member's message changes nothing: it is looked for among the caller's own. */
    memberSetPushRead: async ({ query: { pushSeq } }, caller) => {
      const { hcId } = caller
      const row = await notices.find(hcId, pushSeq)
      if (row === undefined) return notFound(await languageOf(hcId, caller))
      const resultCnt = await notices.markRead(hcId, pushSeq, clock.now())
      return ok({ resultCnt, unreadCnt: await notices.unreadCount(hcId) })
    },

    /** PSH-03. */
    memberUpdatePushReadStatusAll: async (_input, { hcId }) => {
      const resultCnt = await notices.markRead(hcId, 'all', clock.now())
      return ok({ resultCnt, unreadCnt: await notices.unreadCount(hcId) })
    },
  } satisfies Handlers
}
