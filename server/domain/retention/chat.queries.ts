/** When what is written in a chat is over. */
import { and, exists, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { seoulDayOf } from '#server/domain/challenge/day-values.queries.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { reservations } from '#server/domain/reservation/schema.ts'

const writtenOn: SQL = seoulDayOf(sql`${chatMessages.sentAt}`)

/**
 * The day of the talk that a message was written before, as far as one was reserved then; of every other message its
 * own day. Of a talk whose reservation is gone the message knows the day itself.
 */
export const talkEnd: SQL<string> = sql<string>`coalesce(${chatMessages.talkDt}, (
    select min(left(r.end_dtm, 8)) from ${reservations} r
    where r.hc_id = ${chatMessages.hcId} and r.kind <> 'CHECK' and r.cancel_at is null
      and r.reg_at <= ${chatMessages.sentAt} and left(r.end_dtm, 8) >= ${writtenOn}
  ), ${writtenOn})`

/**
 * Takes reservations away, in the caller's transaction. What was written before one of these talks keeps its day: it
 * was told to go a year after it, neither earlier nor with another talk.
 *
 * @param isGoing about `reservations`
 */
export async function dropReservations(
  tx: Queryable,
  hcIds: readonly string[],
  isGoing: SQL | undefined,
): Promise<void> {
  const going = and(inArray(reservations.hcId, [...hcIds]), isGoing)
  const isBefore = and(
    going,
    sql`${reservations.hcId} = ${chatMessages.hcId}`,
    ne(reservations.kind, 'CHECK'),
    isNull(reservations.cancelAt),
    lte(reservations.regAt, chatMessages.sentAt),
    gte(sql`left(${reservations.endDtm}, 8)`, writtenOn),
  )
  const talk = tx
    .select({ one: sql`1` })
    .from(reservations)
    .where(isBefore)
  await tx
    .update(chatMessages)
    .set({ talkDt: talkEnd })
    .where(and(inArray(chatMessages.hcId, [...hcIds]), isNull(chatMessages.talkDt), exists(talk)))
  await tx.delete(reservations).where(going)
}
