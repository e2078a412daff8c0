/** What is read of events, and what changes nothing but the member's own row: likes and consent. */
import { and, asc, count, desc, eq, getTableColumns, gte, lte, lt, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { questionsOf } from './answer.queries.ts'
import { lastDraw, prizesOf } from './draw.queries.ts'
import { findEvent, isForMember, isMine, ownRow } from './engine.queries.ts'
import type { Phase } from './rules.ts'
import { eventAnswers, eventMembers, eventPrizes, events, eventTallies } from './schema.ts'
import { stampsOf } from './stamp.queries.ts'

export type ListedEvent = Awaited<ReturnType<ReturnType<typeof eventQueries>['list']>>[number]
export type WholeEvent = Awaited<ReturnType<ReturnType<typeof eventQueries>['whole']>>

export function eventQueries(db: Db) {
  const isIn = (phase: Phase | undefined, today: string) => {
    if (phase === 'ready') return gt(events.startDt, today)
    if (phase === 'over') return lt(events.endDt, today)
    return phase === 'open' ? and(lte(events.startDt, today), gte(events.endDt, today)) : undefined
  }
  const own = {
    joinCnt: sql<number>`coalesce(${eventMembers.joinCnt}, 0)`.mapWith(Number),
    joinedAt: eventMembers.joinedAt,
    turnsLeft: sql<number>`coalesce(${eventMembers.turnsLeft}, ${events.openTurns})`.mapWith(Number),
    agreedYn: sql<'Y' | 'N'>`coalesce(${eventMembers.marketingYn}, 'N')`,
    likeYn: sql<'Y' | 'N'>`coalesce(${eventMembers.likeYn}, 'N')`,
    hasDraft: sql<boolean>`(${eventMembers.draft} is not null)`.mapWith(Boolean),
  }
  // A day is promised where winners are drawn on it: what is won at the table is told there.
  const announceDt = sql<string | null>`case
    when ${events.announcedAt} is not null or exists (
      select 1 from ${eventPrizes} p where p.event_seq = ${events.eventSeq} and p.seats = 0 and p.win_cnt > 0)
    then ${events.announceDt}
  end`
  const rank = (today: string) =>
    sql`case when ${events.startDt} > ${today} then 2 when ${events.endDt} < ${today} then 3 else 1 end`

  return {
    /** A page: open ones that end first, then those ahead, then those that ended last; pages count from 1. */
    list: (hcId: string, phase: Phase | undefined, today: string, pageNo: number, pageSize: number) =>
      db
        .select({ ...getTableColumns(events), ...own, announceDt })
        .from(members)
        .innerJoin(events, isForMember())
        .leftJoin(eventMembers, and(eq(eventMembers.hcId, hcId), eq(eventMembers.eventSeq, events.eventSeq)))
        .where(and(eq(members.hcId, hcId), isIn(phase, today)))
        .orderBy(
          rank(today),
          sql`case when ${events.startDt} > ${today} then ${events.startDt}
            when ${events.endDt} >= ${today} then ${events.endDt} end`,
          desc(events.endDt),
          asc(events.eventSeq),
        )
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),

    count: async (hcId: string, phase: Phase | undefined, today: string): Promise<number> => {
      const [row] = await db
        .select({ all: count() })
        .from(members)
        .innerJoin(events, isForMember())
        .where(and(eq(members.hcId, hcId), isIn(phase, today)))
      return row?.all ?? 0
    },

    /** Everything that the screen of an event needs, in a constant number of statements. */
    whole: async (hcId: string, eventSeq: number) => {
      const event = await findEvent(db, hcId, eventSeq)
      const [[mine], questions, prizes, answers, tallies, stampedAts, drawn] = await Promise.all([
        db.select().from(eventMembers).where(isMine(hcId, eventSeq)),
        questionsOf(db, eventSeq),
        prizesOf(db, eventSeq),
        db
          .select()
          .from(eventAnswers)
          .where(and(eq(eventAnswers.hcId, hcId), eq(eventAnswers.eventSeq, eventSeq)))
          .orderBy(asc(eventAnswers.questionSeq)),
        db
          .select({
            questionSeq: eventTallies.questionSeq,
            choiceNo: eventTallies.choiceNo,
            cnt: sql<number>`sum(${eventTallies.cnt})`.mapWith(Number),
          })
          .from(eventTallies)
          .where(eq(eventTallies.eventSeq, eventSeq))
          .groupBy(eventTallies.questionSeq, eventTallies.choiceNo),
        stampsOf(db, hcId, eventSeq),
        lastDraw(db, hcId, eventSeq),
      ])
      return { event, mine, questions, prizes, answers, tallies, stampedAts, drawn }
    },

    /** Agrees to marketing of one event, or takes it back, and then its entries. */
    agree: (hcId: string, eventSeq: number, marketingYn: 'Y' | 'N', now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await ownRow(tx, hcId, await findEvent(tx, hcId, eventSeq))
          await tx
            .update(eventMembers)
            .set({ marketingYn, marketingAt: now, ...(marketingYn === 'N' && { entries: 0 }) })
            .where(isMine(hcId, eventSeq))
        }),
      ),

    /** Likes an event, or no longer; the same again changes nothing. Returns how many like it then. */
    like: (hcId: string, eventSeq: number, likeYn: 'Y' | 'N'): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const event = await findEvent(tx, hcId, eventSeq)
          const mine = await ownRow(tx, hcId, event)
          if (mine.likeYn === likeYn) return event.likeCnt
          await tx.update(eventMembers).set({ likeYn }).where(isMine(hcId, eventSeq))
          const [liked] = await tx
            .update(events)
            .set({ likeCnt: sql`${events.likeCnt} + ${likeYn === 'Y' ? 1 : -1}` })
            .where(eq(events.eventSeq, eventSeq))
            .returning({ likeCnt: events.likeCnt })
          return liked?.likeCnt ?? 0
        }),
      ),
  }
}
