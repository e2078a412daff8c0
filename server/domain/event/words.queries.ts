/** A line of words under an event: leaving one, taking it back, reading those of the others. */
import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { findEvent, settle, takePart } from './engine.queries.ts'
import { Refused } from './rules.ts'
import { eventReplies } from './schema.ts'

/** Lines that a member may leave under one event in a day. */
export const LINES_A_DAY = 3

export interface Line {
  replySeq: number
  nickName: string
  usrImg: string
  words: string
  writtenAt: Date
  isMine: boolean
}

const line = (hcId: string) => ({
  replySeq: eventReplies.replySeq,
  // People of the demo have no account: their name stands in the row itself.
  nickName: sql<string>`coalesce(${members.nickName}, ${eventReplies.nickName})`,
  usrImg: sql<string>`coalesce(${members.usrImg}, ${eventReplies.usrImg})`,
  words: eventReplies.words,
  writtenAt: eventReplies.writtenAt,
  isMine: sql<boolean>`coalesce(${eventReplies.hcId} = ${hcId}, false)`,
})

/** A page of an event's lines, newest first; pages count from 1. */
export async function linesOf(
  db: Db,
  hcId: string,
  eventSeq: number,
  pageNo: number,
  pageSize: number,
): Promise<{ totalCnt: number; list: Line[] }> {
  await findEvent(db, hcId, eventSeq)
  const shown = and(eq(eventReplies.eventSeq, eventSeq), isNull(eventReplies.removedAt))
  const [list, [all]] = await Promise.all([
    db
      .select(line(hcId))
      .from(eventReplies)
      .leftJoin(members, eq(members.hcId, eventReplies.hcId))
      .where(shown)
      .orderBy(desc(eventReplies.writtenAt), desc(eventReplies.replySeq))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ rows: count() }).from(eventReplies).where(shown),
  ])
  return { totalCnt: all?.rows ?? 0, list }
}

/**
 * Leaves a line. Where the words are what takes part, the first one brings what the event gives.
 *
 * @throws Refused
 */
export const leaveLine = (db: Db, hcId: string, eventSeq: number, words: string, now: Date): Promise<Line> =>
  takePart(db, hcId, eventSeq, now, async (tx, taking) => {
    const said = words.trim()
    if (said === '') throw new Refused('badAnswer')
    const own = and(eq(eventReplies.eventSeq, eventSeq), eq(eventReplies.hcId, hcId))
    const [today] = await tx
      .select({ lines: count() })
      .from(eventReplies)
      .where(and(own, gte(eventReplies.writtenAt, seoulInstant(taking.today, '0000'))))
    if ((today?.lines ?? 0) >= LINES_A_DAY) throw new Refused('eventWordsToday')
    const [left] = await tx
      .insert(eventReplies)
      .values({ eventSeq, hcId, words: said, writtenAt: now })
      .returning({ replySeq: eventReplies.replySeq })
    if (taking.event.kind === 'REPLY')
      await settle(tx, taking, 'words', taking.mine.joinCnt === 0 ? taking.event.reward : {})
    const [written] = await tx
      .select(line(hcId))
      .from(eventReplies)
      .leftJoin(members, eq(members.hcId, eventReplies.hcId))
      .where(and(own, eq(eventReplies.replySeq, left?.replySeq ?? 0)))
    if (written === undefined) throw new Error(`The words under event ${String(eventSeq)} are gone.`)
    return written
  })

/** Takes an own line back. It counts among those of its day: taking it back makes no room for another. */
export async function removeLine(db: Db, hcId: string, eventSeq: number, replySeq: number, now: Date): Promise<void> {
  const removed = await db
    .update(eventReplies)
    .set({ removedAt: now })
    .where(
      and(
        eq(eventReplies.eventSeq, eventSeq),
        eq(eventReplies.replySeq, replySeq),
        eq(eventReplies.hcId, hcId),
        isNull(eventReplies.removedAt),
      ),
    )
    .returning({ replySeq: eventReplies.replySeq })
  if (removed.length === 0) throw new Refused('eventNotFound')
}
