/** The bell of home: the same rows as the push list, in its own words. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { presentAlarm } from '#server/domain/notice/present.ts'
import { noticeQueries } from '#server/domain/notice/queries.ts'
import type { Deps } from '../deps.ts'

/** The call knows no pages; who wants older ones opens the list of pushes. */
const NEWEST = 100

const NOT_FOUND = { ko: '찾을 수 없는 알림이에요.', en: 'There is no such message.' }

export function alarmHandlers({ db, clock }: Deps) {
  const notices = noticeQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mainGetNewAlarmList: async (_input, caller) => {
      const { hcId } = caller
      const [newAlarmCnt, rows, language] = await Promise.all([
        notices.unreadCount(hcId),
        notices.list(hcId, 1, NEWEST),
        languageOf(hcId, caller),
      ])
      return ok({ newAlarmCnt, alarmList: rows.map((row) => presentAlarm(row, language)) })
    },

    /** One when it is named, else all of them. */
    mainUpdateNewAlarm: async ({ body }, caller) => {
      const { hcId } = caller
      const alarmSeq = body?.alarmSeq
      if (alarmSeq !== undefined && (await notices.find(hcId, alarmSeq)) === undefined) {
        return refuse(404, 'notFound', NOT_FOUND[await languageOf(hcId, caller)])
      }
      await notices.markRead(hcId, alarmSeq ?? 'all', clock.now())
      return ok({ newAlarmCnt: await notices.unreadCount(hcId) })
    },
  } satisfies Handlers
}
