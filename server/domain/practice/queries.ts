import { and, asc, eq, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays } from '#server/seoul.ts'
import type { WordFacts } from './coach-word.rules.ts'
import { MOST_PRACTICES, type Span, type Tick } from './practice.rules.ts'
import { coachReplies, practiceChoices, practiceDays, practices } from './schema.ts'

export type Practice = typeof practices.$inferSelect
export type DayPractice = Practice & { doneAt: Date | null }
export type Reply = typeof coachReplies.$inferSelect

export function practiceQueries(db: Db) {
  return {
    /** Everything that can be chosen, by kind. */
    all: (): Promise<Practice[]> => db.select().from(practices).orderBy(asc(practices.orderSeq)),

    /** What was chosen for a day, in the member's order, and what of it was done. One statement. */
    onDay: (hcId: string, day: string): Promise<DayPractice[]> =>
      db
        .select({
          actCode: practices.actCode,
          actNm: practices.actNm,
          actNmEng: practices.actNmEng,
          actDesc: practices.actDesc,
          actDescEng: practices.actDescEng,
          categoryCode: practices.categoryCode,
          orderSeq: practices.orderSeq,
          doneAt: practiceDays.doneAt,
        })
        .from(practiceChoices)
        .innerJoin(practices, eq(practices.actCode, practiceChoices.actCode))
        .leftJoin(
          practiceDays,
          and(
            eq(practiceDays.hcId, practiceChoices.hcId),
            eq(practiceDays.actCode, practiceChoices.actCode),
            eq(practiceDays.baseDt, day),
          ),
        )
        .where(and(eq(practiceChoices.hcId, hcId), holdsDay(day)))
        .orderBy(asc(practiceChoices.orderSeq), asc(practiceChoices.actCode)),

    /** Spans and ticks that touch the days from `from` to `to`. */
    within: async (
      hcId: string,
      { from, to }: { from: string; to: string },
    ): Promise<{ spans: Span[]; ticks: Tick[] }> => {
      const [spans, ticks] = await Promise.all([
        db
          .select({ actCode: practiceChoices.actCode, fromDt: practiceChoices.fromDt, toDt: practiceChoices.toDt })
          .from(practiceChoices)
          .where(
            and(
              eq(practiceChoices.hcId, hcId),
              lte(practiceChoices.fromDt, to),
              or(isNull(practiceChoices.toDt), gte(practiceChoices.toDt, from)),
            ),
          )
          .orderBy(asc(practiceChoices.orderSeq), asc(practiceChoices.actCode)),
        db
          .select({ actCode: practiceDays.actCode, baseDt: practiceDays.baseDt })
          .from(practiceDays)
          .where(and(eq(practiceDays.hcId, hcId), gte(practiceDays.baseDt, from), lte(practiceDays.baseDt, to))),
      ])
      return { spans, ticks }
    },

    /** Ticks a practice off, or takes that back; both may be said twice. */
    tick: async (
      hcId: string,
      { baseDt, actCode, done }: { baseDt: string; actCode: string; done: boolean },
      now: Date,
    ): Promise<void> => {
      if (done) await db.insert(practiceDays).values({ hcId, baseDt, actCode, doneAt: now }).onConflictDoNothing()
      else
        await db
          .delete(practiceDays)
          .where(and(eq(practiceDays.hcId, hcId), eq(practiceDays.baseDt, baseDt), eq(practiceDays.actCode, actCode)))
    },

    /** Codes among the given that name no practice. */
    unknown: async (codes: readonly string[]): Promise<string[]> => {
      const rows = await db
        .select({ code: practices.actCode })
        .from(practices)
        .where(inArray(practices.actCode, [...codes]))
      return codes.filter((code) => rows.every((row) => row.code !== code))
    },

    /** From `today` on exactly these are chosen, in this order; days gone by keep theirs. */
    choose: (hcId: string, wanted: readonly string[], today: string): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, hcId)
          await chooseIn(tx, hcId, wanted, today)
        }),
      ),

    /**
     * Keeps what the member said to the word of `today`, and with `accept` puts its practice behind those chosen.
     *
     * @returns false when ten are chosen already: then nothing is kept
     */
    reply: (hcId: string, reply: Omit<Reply, 'hcId'>, accept: string | null): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, hcId)
          if (accept !== null) {
            const open = await tx
              .select({ actCode: practiceChoices.actCode })
              .from(practiceChoices)
              .where(and(eq(practiceChoices.hcId, hcId), isNull(practiceChoices.toDt)))
              .orderBy(asc(practiceChoices.orderSeq), asc(practiceChoices.actCode))
            const codes = open.map(({ actCode }) => actCode)
            if (!codes.includes(accept)) {
              if (codes.length >= MOST_PRACTICES) return false
              await chooseIn(tx, hcId, [...codes, accept], reply.baseDt)
            }
          }
          await upsertMany(tx, coachReplies, [{ hcId, ...reply }], ['hcId', 'baseDt'])
          return true
        }),
      ),

    /** What was answered today, and every rule that was hidden on any day. One statement. */
    replies: async (hcId: string, today: string): Promise<{ today: Reply | undefined; hidden: Set<number> }> => {
      const rows = await db
        .select()
        .from(coachReplies)
        .where(and(eq(coachReplies.hcId, hcId), or(eq(coachReplies.baseDt, today), eq(coachReplies.reply, 'HIDE'))))
      return {
        today: rows.find(({ baseDt }) => baseDt === today),
        hidden: new Set(rows.flatMap(({ reply, rule }) => (reply === 'HIDE' ? [rule] : []))),
      }
    },

    /** What the coach's rules look at, in one statement. */
    wordFacts: async (hcId: string, today: string): Promise<WordFacts> => {
      const [yesterday, before, weekAgo] = [addDays(today, -1), addDays(today, -2), addDays(today, -7)]
      const stepsOf = (day: string) => sql<number | null>`(
        select ${dailyActivity.steps} from ${dailyActivity}
        where ${dailyActivity.hcId} = ${hcId} and ${dailyActivity.activityDt} = ${day})`
      const isYesterday = sql`left(${intakeRecords.eatDt}, 8) = ${yesterday}`
      const [row] = await db
        .select({
          sodiumMg: sql<string | null>`sum(${intakeRecords.sodiumMg}) filter (where ${isYesterday})`,
          fibreG: sql<string | null>`sum(${intakeRecords.fibreG}) filter (where ${isYesterday})`,
          recordedDays: sql<number>`count(distinct left(${intakeRecords.eatDt}, 8))`.mapWith(Number),
          breakfastDays: sql<number>`count(distinct left(${intakeRecords.eatDt}, 8))
            filter (where ${intakeRecords.mealType} = '1')`.mapWith(Number),
          steps: stepsOf(yesterday),
          stepsBefore: stepsOf(before),
        })
        .from(intakeRecords)
        .where(
          and(
            eq(intakeRecords.hcId, hcId),
            gte(intakeRecords.eatDt, `${weekAgo}000000`),
            lte(intakeRecords.eatDt, `${yesterday}235959`),
          ),
        )
      const told = (value: string | null | undefined) => (value == null ? null : Number(value))
      return {
        sodiumMg: told(row?.sodiumMg),
        fibreG: told(row?.fibreG),
        steps: row?.steps ?? null,
        stepsBefore: row?.stepsBefore ?? null,
        recordedDays: row?.recordedDays ?? 0,
        breakfastDays: row?.breakfastDays ?? 0,
      }
    },
  }
}

const holdsDay = (day: string) =>
  and(lte(practiceChoices.fromDt, day), or(isNull(practiceChoices.toDt), gte(practiceChoices.toDt, day)))

const lock = (tx: Queryable, hcId: string) =>
  tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')

async function chooseIn(tx: Queryable, hcId: string, wanted: readonly string[], today: string): Promise<void> {
  const isOpen = and(eq(practiceChoices.hcId, hcId), isNull(practiceChoices.toDt))
  const isDropped = and(isOpen, notInArray(practiceChoices.actCode, [...wanted]))
  // What was chosen today alone leaves no day behind.
  await tx.delete(practiceChoices).where(and(isDropped, eq(practiceChoices.fromDt, today)))
  await tx
    .update(practiceChoices)
    .set({ toDt: addDays(today, -1) })
    .where(isDropped)
  const open = await tx
    .select({ actCode: practiceChoices.actCode, fromDt: practiceChoices.fromDt })
    .from(practiceChoices)
    .where(isOpen)
  const rows = wanted.map((actCode, index) => ({
    hcId,
    actCode,
    fromDt: open.find((span) => span.actCode === actCode)?.fromDt ?? today,
    toDt: null,
    orderSeq: index + 1,
  }))
  await upsertMany(tx, practiceChoices, rows, ['hcId', 'actCode', 'fromDt'])
}
