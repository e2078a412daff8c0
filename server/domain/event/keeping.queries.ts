/** What is kept of those who took part and did not win: nothing, thirty days after the winners were told. */
import { and, eq, exists, gt, inArray, isNotNull, lte, notExists } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { eventAnswers, eventDraws, eventMembers, eventPrizes, eventReplies, events, eventWinners } from './schema.ts'

const KEPT_DAYS = 30

/**
 * Takes away entries, own words and empty draws of everybody who has not won. Tallies and what was given stay; a second
 * run finds nothing to do.
 */
export async function forgetLosers(db: Db, today: string): Promise<void> {
  const told = await db
    .select({ eventSeq: events.eventSeq })
    .from(events)
    .where(lte(events.announcedAt, seoulInstant(addDays(today, -KEPT_DAYS), '0000')))
  if (told.length === 0) return
  const seqs = told.map(({ eventSeq }) => eventSeq)
  const hasNotWon = (hcId: AnyPgColumn, eventSeq: AnyPgColumn) =>
    notExists(
      db
        .select({ key: eventWinners.winnerKey })
        .from(eventWinners)
        .where(and(eq(eventWinners.eventSeq, eventSeq), eq(eventWinners.hcId, hcId))),
    )
  const isEmptyBowl = exists(
    db
      .select({ seq: eventPrizes.prizeSeq })
      .from(eventPrizes)
      .where(
        and(
          eq(eventPrizes.eventSeq, eventDraws.eventSeq),
          eq(eventPrizes.prizeSeq, eventDraws.prizeSeq),
          eq(eventPrizes.code, 'NONE'),
        ),
      ),
  )
  await db
    .update(eventMembers)
    .set({ entries: 0 })
    .where(
      and(
        inArray(eventMembers.eventSeq, seqs),
        gt(eventMembers.entries, 0),
        hasNotWon(eventMembers.hcId, eventMembers.eventSeq),
      ),
    )
  await db
    .delete(eventAnswers)
    .where(
      and(
        inArray(eventAnswers.eventSeq, seqs),
        isNotNull(eventAnswers.words),
        hasNotWon(eventAnswers.hcId, eventAnswers.eventSeq),
      ),
    )
  await db
    .delete(eventReplies)
    .where(
      and(
        inArray(eventReplies.eventSeq, seqs),
        isNotNull(eventReplies.hcId),
        hasNotWon(eventReplies.hcId, eventReplies.eventSeq),
      ),
    )
  await db.delete(eventDraws).where(and(inArray(eventDraws.eventSeq, seqs), isEmptyBowl))
}
