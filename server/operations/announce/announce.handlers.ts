/** Announcements (001 section 7, Announcements). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { announceDetail, announceRow } from '#server/domain/announcement/present.ts'
import { announcementQueries } from '#server/domain/announcement/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NOT_FOUND = { ko: '찾을 수 없는 공지예요.', en: 'There is no such announcement.' }

export function announceHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const announcements = announcementQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    announceList: async ({ query: { announceType, searchTxt, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const today = seoulDay(clock.now())
      const wanted = { kind: announceType, words: searchTxt?.trim() || undefined }
      const [totalCnt, unreadCnt, rows] = await Promise.all([
        announcements.count(hcId, wanted, today),
        announcements.unreadCount(hcId, today),
        announcements.list(hcId, wanted, today, pageNo, pageSize),
      ])
      return ok({ totalCnt, unreadCnt, list: rows.map((row) => announceRow(row, today)) })
    },

    /** A GET that writes: whoever opens it has read it. */
    announceDetail: async ({ query: { announceSeq } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const today = seoulDay(now)
      const row = await announcements.find(hcId, announceSeq, today)
      if (row === undefined) return refuse(404, 'notFound', NOT_FOUND[await languageOf(hcId, caller)])
      const [neighbours] = await Promise.all([
        announcements.neighbours(hcId, row, today),
        announcements.markRead(hcId, announceSeq, now),
      ])
      return ok(announceDetail(row, neighbours, pictureOrigin))
    },
  } satisfies Handlers
}
