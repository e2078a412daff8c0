/**
 * What people of an event bring each other (001 section 7, Service): words under it, colleagues by a code, and who has
 * won.
 */
import { createAttempts } from '#server/auth/attempts.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { announcementOf, announcements } from '#server/domain/event/announce.queries.ts'
import { eventJoin, eventReply, winnerResult, winnerRow } from '#server/domain/event/present.ts'
import { nameInviter } from '#server/domain/event/recomm.queries.ts'
import { RECOMM_LIMIT, RECOMM_WAIT } from '#server/domain/event/rules.ts'
import { leaveLine, linesOf, removeLine } from '#server/domain/event/words.queries.ts'
import type { Deps } from '../deps.ts'
import { refusing } from './refusing.ts'

export function eventPeopleHandlers({ db, clock }: Deps) {
  const { languageOf, reading, taking } = refusing({ db, clock })
  const tries = createAttempts(db, RECOMM_LIMIT)
  return {
    serviceEventReply: ({ query: { eventSeq, pageNo = 1, pageSize = 20 } }, caller) =>
      reading(caller, async () => {
        const { totalCnt, list } = await linesOf(db, caller.hcId, eventSeq, pageNo, pageSize)
        return { totalCnt, list: list.map(eventReply) }
      }),

    serviceEventReplySave: ({ body: { eventSeq, replyTxt } }, caller) =>
      taking(caller, async (now) => eventReply(await leaveLine(db, caller.hcId, eventSeq, replyTxt, now))),

    serviceEventReplyDelete: ({ body: { eventSeq, replySeq } }, caller) =>
      reading(caller, async (now) => {
        await removeLine(db, caller.hcId, eventSeq, replySeq, now)
        return { resultCnt: 1 }
      }),

    /**
     * Counted before it is looked up, on all servers together: of many at once no more are tried than of as many in a
     * row.
     */
    serviceEventRecomm: async ({ body: { eventSeq, recommCode } }, caller) => {
      const key = `recomm:${caller.hcId}`
      if ((await tries.begin('', key, clock.now())) > 0)
        return refuse(429, 'tooManyRequests', RECOMM_WAIT[await languageOf(caller.hcId, caller)])
      const answer = await taking(caller, async (now) =>
        eventJoin(eventSeq, await nameInviter(db, caller.hcId, eventSeq, recommCode, now)),
      )
      if (answer.status === 200) await tries.succeeded('', key)
      return answer
    },

    serviceEventWinner: async ({ query: { pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const { totalCnt, list } = await announcements(db, hcId, pageNo, pageSize)
      return ok({ totalCnt, list: list.map(winnerRow) })
    },

    serviceEventWinnerResult: ({ query: { eventSeq } }, caller) =>
      reading(caller, async () =>
        winnerResult(await announcementOf(db, caller.hcId, eventSeq), await languageOf(caller.hcId, caller)),
      ),
  } satisfies Handlers
}
