/**
 * Answers of a survey that were not sent: kept for the member's other phones, counted as nothing, gone with the sending
 * and with the event.
 */
import { and, eq, exists, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { seoulStamp } from '#server/seoul.ts'
import { questionsOf } from './answer.queries.ts'
import { isMine, openEvent, ownRow } from './engine.queries.ts'
import { draftAfter, type DraftAnswer, refuseUnknown, Refused, SURVEY_KINDS } from './rules.ts'
import { eventMembers, events } from './schema.ts'

export interface Draft {
  draftNo: number
  draft: DraftAnswer[]
}

/**
 * Keeps what was answered and not sent; questions that are not named stay as they are. The agreement that sending needs
 * is not asked for.
 *
 * @returns what is kept then, of all phones
 * @throws Refused
 */
export const keepDraft = (
  db: Db,
  { hcId, eventSeq, answers, now }: { hcId: string; eventSeq: number; answers: readonly DraftAnswer[]; now: Date },
): Promise<Draft> =>
  retrying(() =>
    db.transaction(async (tx) => {
      const event = await openEvent(tx, hcId, eventSeq, now)
      if (!SURVEY_KINDS.includes(event.kind)) throw new Refused('eventNotFound')
      const mine = await ownRow(tx, hcId, event)
      if (mine.joinCnt > 0) throw new Refused('eventAlready')
      refuseUnknown(await questionsOf(tx, eventSeq), answers)
      const draft = draftAfter(mine.draft ?? [], answers, seoulStamp(now))
      const draftNo = mine.draftNo + 1
      await tx
        .update(eventMembers)
        .set({ draft: draft.length === 0 ? null : draft, draftNo })
        .where(isMine(hcId, eventSeq))
      return { draftNo, draft }
    }),
  )

/** Takes away what was never sent of events that are over. */
export async function forgetDrafts(db: Db, today: string): Promise<void> {
  const isOver = exists(
    db
      .select({ seq: events.eventSeq })
      .from(events)
      .where(and(eq(events.eventSeq, eventMembers.eventSeq), lt(events.endDt, today))),
  )
  await db
    .update(eventMembers)
    .set({ draft: null })
    .where(and(isNotNull(eventMembers.draft), isOver))
}
