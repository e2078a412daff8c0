/** When what is written in a chat is over. */
import { type SQL, sql } from 'drizzle-orm'
import { seoulDayOf } from '#server/domain/challenge/day-values.queries.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { reservations } from '#server/domain/reservation/schema.ts'

/**
 * The day of the talk that a message was written before, as far as one was reserved then; of every other message its
 * own day.
 */
export const talkEnd: SQL<string> = sql<string>`coalesce((
    select min(left(r.end_dtm, 8)) from ${reservations} r
    where r.hc_id = ${chatMessages.hcId} and r.kind <> 'CHECK' and r.cancel_at is null
      and r.reg_at <= ${chatMessages.sentAt} and left(r.end_dtm, 8) >= ${seoulDayOf(sql`${chatMessages.sentAt}`)}
  ), ${seoulDayOf(sql`${chatMessages.sentAt}`)})`
