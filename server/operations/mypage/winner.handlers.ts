/**
 * Who has won, as my page lists it: what the announcements of events tell, with the own prize (001 section 7, My page).
 */
import { type Handlers, ok } from '#server/contract.ts'
import { announcements, prizesWon } from '#server/domain/event/announce.queries.ts'
import { winnerRow } from '#server/domain/event/present.ts'
import type { Deps } from '../deps.ts'

/** The list has no pages: the newest, of more than a year. */
const MOST = 100

export function winnerHandlers({ db }: Deps) {
  return {
    mypageWinnerList: async (_input, { hcId }) => {
      const [{ list }, prizes] = await Promise.all([announcements(db, hcId, 1, MOST), prizesWon(db, hcId)])
      return ok(
        list.map((row) => {
          const { eventSeq, eventNm, eventNmEng, announceDt, winYn } = winnerRow(row)
          const prize = prizes.get(eventSeq)
          return {
            eventSeq,
            eventNm,
            eventNmEng,
            announceDt,
            winYn,
            prizeNm: prize?.name ?? null,
            prizeNmEng: prize?.nameEng ?? null,
          }
        }),
      )
    },
  } satisfies Handlers
}
