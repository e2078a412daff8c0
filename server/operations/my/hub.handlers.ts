/** What waits for the member, and how the hub looks (001 section 7, My). */
import { type Handlers, ok } from '#server/contract.ts'
import { announceHeading } from '#server/domain/announcement/present.ts'
import { announcementQueries } from '#server/domain/announcement/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { headerOf } from '#server/domain/profile/header.rules.ts'
import { reservationQueries } from '#server/domain/reservation/queries.ts'
import { addDays, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** As far ahead as anybody books. */
const AHEAD_DAYS = 366

/** Announcements on the hub. */
const NEWEST = 3

export function myHubHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const announcements = announcementQueries(db)
  const reservations = reservationQueries(db)
  const { languageOf } = languageQueries(db)
  const nextOf = (hcId: string) => {
    const now = seoulNow(clock.now())
    return reservations.next(hcId, now, addDays(now.day, AHEAD_DAYS))
  }
  return {
    myGetExistsReserve: async (_input, { hcId }) => {
      const next = await nextOf(hcId)
      return ok(
        next === undefined
          ? { existsYn: 'N', rsrvSeq: null, rsrvDtm: null }
          : { existsYn: 'Y', rsrvSeq: next.rsrvSeq, rsrvDtm: next.startDtm },
      )
    },

    /** RSV-06: the state is text. */
    myGetWelfitReservation: async (_input, caller) => {
      const [next, language] = await Promise.all([nextOf(caller.hcId), languageOf(caller.hcId, caller)])
      if (next === undefined) return ok(null)
      const { rsrvSeq, kind, startDtm, placeNm, placeNmEng } = next
      return ok({
        rsrvSeq,
        rsrvType: kind === 'CHECK' ? 'CHECK' : 'TALK',
        rsrvDtm: startDtm,
        placeNm: language === 'en' ? placeNmEng : placeNm,
        statusCode: 'WAIT',
      })
    },

    /** The newest three: whoever wants more opens the list. */
    myGetNoticeList: async (_input, caller) => {
      const { day } = seoulNow(clock.now())
      const [rows, language] = await Promise.all([
        announcements.newest(caller.hcId, day, NEWEST),
        languageOf(caller.hcId, caller),
      ])
      return ok(rows.map((row) => announceHeading(row, day, language)))
    },

    myHeaderImg: async (_input, caller) => {
      const { name, words } = headerOf(seoulNow(clock.now()).day)
      return ok({ imgUrl: `${pictureOrigin}/header/${name}.png`, altTxt: words[await languageOf(caller.hcId, caller)] })
    },
  } satisfies Handlers
}
