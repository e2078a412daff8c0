/** Keeping what a phone sends: in short transactions, with each day's totals made anew at the end of a sync. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, isNotNull, max, notInArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { keepNewest } from '#server/db/newest.ts'
import { retrying } from '#server/db/retry.ts'
import { totalDays } from '#server/domain/activity/day-totals.queries.ts'
import { daysOf, neighbours } from '#server/domain/activity/day-totals.rules.ts'
import { daysLeft, leaveDays, settleDays } from '#server/domain/activity/due-days.queries.ts'
import {
  dailyActivity,
  phoneDaySteps,
  phoneExercises,
  phoneSteps,
  stepReadings,
} from '#server/domain/activity/schema.ts'
import { isOldSample } from '#server/domain/activity/samples.rules.ts'
import { removeExercise } from '#server/domain/exercise/remove.queries.ts'
import { removeHealthData } from '#server/domain/health-data/remove.queries.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { healthIndexRecords, heartRates, removedIndexRecords, sleepNights } from '#server/domain/index-record/schema.ts'
import { recountEaten } from '#server/domain/intake/day.queries.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { removeMedicines } from '#server/domain/medicine/queries.ts'
import { addDays, dayAfter, isDay, seoulDay } from '#server/seoul.ts'
import { keepQueries, oneAtATime, type Registered, type ReportedSpan } from './keep.queries.ts'
import type { Origin, PhoneRows } from './sample.rules.ts'
import { phoneQueryLogs } from './schema.ts'
import { createSyncTurns } from './sync-turns.ts'

/** What is kept of a member's syncs. */
export const MOST_LOGS = 10_000

export type QueryLogRow = Omit<typeof phoneQueryLogs.$inferInsert, 'hcId' | 'logId'>

const movedDays = ({ steps, exercises, daySteps }: PhoneRows): Set<string> =>
  new Set([...steps.flatMap(daysOf), ...exercises.flatMap(daysOf), ...daySteps.map((row) => row.activityDt)])

/** The days whose sums rows make anew. */
export const daysIn = (rows: PhoneRows): Set<string> =>
  new Set([...movedDays(rows), ...rows.foods.map(({ eatDt }) => eatDt.slice(0, 8))])

export function phoneQueries(db: Db) {
  const records = indexRecordQueries(db)

  /**
   * Samples are found by their start. No span is longer than a day, so the newest end is among those of the last day of
   * starts; a row that was kept before spans were limited may say more, and is not believed.
   */
  const newestEnd = async (
    table: typeof phoneSteps | typeof phoneExercises,
    hcId: string,
    origin: Origin,
  ): Promise<string | null> => {
    const mine = and(eq(table.hcId, hcId), eq(table.origin, origin))
    const [last] = await db
      .select({ startDt: table.startDt })
      .from(table)
      .where(mine)
      .orderBy(desc(table.startDt))
      .limit(1)
    if (last === undefined) return null
    const dayBefore = `${addDays(last.startDt.slice(0, 8), -1)}${last.startDt.slice(8)}`
    const [row] = await db
      .select({ at: max(table.endDt) })
      .from(table)
      .where(and(mine, gte(table.startDt, dayBefore)))
    const latest = dayAfter(last.startDt)
    return row?.at == null || row.at > latest ? latest : row.at
  }

  const turns = createSyncTurns()
  const keeping = keepQueries(db)
  return {
    /**
     * The same rows again change nothing, so a call that was cut is made whole by the next one. In pieces, because the
     * embedded database serves one transaction at a time, and others should not wait for a month of samples.
     *
     * @param whole what the phone was asked for and has answered whole; undefined where nothing is known of what is not
     *   among the rows
     */
    register: async (hcId: string, sent: PhoneRows, now: Date, whole?: ReportedSpan): Promise<Registered> => {
      const { inTurn, keepRows } = keeping
      const rows = { ...sent, steps: sent.steps.filter(({ startDt }) => !isOldSample(startDt, now)) }
      const keep = async () => {
        const kept = await keepRows(hcId, rows, now, whole)
        return { ...kept, full: kept.full + sent.steps.length - rows.steps.length }
      }
      // Also where nothing is new: a call before this one may have been cut between its rows and their days.
      const days = movedDays(rows)
      if (days.size === 0 && !whole?.exercises) return keep()
      return turns.take(hcId, {
        keep,
        leave: () => retrying(() => leaveDays(db, hcId, [...days])),
        settle: async () => {
          const all = new Set([...days, ...(await daysLeft(db, hcId))])
          for (const some of neighbours(all, DAYS)) await inTurn(hcId, (tx) => settleDays(tx, hcId, some, now))
        },
      })
    },

    /**
     * Takes away what came from one phone platform and makes the days anew from what is left. Steps come from phones
     * alone, so a day without any sample left has none.
     *
     * @returns how many records went
     */
    removeOrigin: (hcId: string, origin: Origin, now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await oneAtATime(tx, hcId)
          return removeOrigin(tx, hcId, origin, now)
        }),
      ),

    /** Takes away every health record of the member, typed ones too, with exercise and medicines; meals stay. */
    removeAll: (hcId: string, now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await oneAtATime(tx, hcId)
          const phones =
            (await removeOrigin(tx, hcId, '2', now)) +
            (await removeOrigin(tx, hcId, '3', now)) +
            (await removeExercise(tx, hcId)) +
            (await removeMedicines(tx, hcId)) +
            (await removeHealthData(tx, hcId))
          const typed = await tx.delete(healthIndexRecords).where(eq(healthIndexRecords.hcId, hcId))
          await tx.delete(sleepNights).where(eq(sleepNights.hcId, hcId))
          await tx.delete(removedIndexRecords).where(eq(removedIndexRecords.hcId, hcId))
          return phones + typed.count
        }),
      ),

    /**
     * The wall time of the newest record from a platform; null without one.
     *
     * @param wasLinked whether the platform was ever linked: without a link it has sent no samples, and nobody looks
     *   for any
     */
    newestOf: async (hcId: string, origin: Origin, wasLinked: boolean): Promise<string | null> => {
      const samples = async () => {
        const [[eaten], ...ends] = await Promise.all([
          db
            .select({ at: intakeRecords.eatDt })
            .from(intakeRecords)
            .where(and(eq(intakeRecords.hcId, hcId), sql`${intakeRecords.origin} = ${origin}`))
            .orderBy(desc(intakeRecords.eatDt))
            .limit(1),
          newestEnd(phoneSteps, hcId, origin),
          newestEnd(phoneExercises, hcId, origin),
        ])
        return [eaten?.at, ...ends]
      }
      const [measured, sent] = await Promise.all([records.newestTime(hcId, origin), wasLinked ? samples() : []])
      return newest([measured, ...sent])
    },

    newestExercise: (hcId: string, origin: Origin): Promise<string | null> => newestEnd(phoneExercises, hcId, origin),

    newestInbody: (hcId: string): Promise<string | null> => records.newestTime(hcId, '4'),

    addLog: async (hcId: string, row: QueryLogRow): Promise<void> => {
      await db.insert(phoneQueryLogs).values({ hcId, logId: randomUUID(), ...row })
      await keepNewest(db, phoneQueryLogs, phoneQueryLogs.loggedAt, hcId, MOST_LOGS)
    },

    /** The newest day with activity or a measured value; null without any. */
    lastDay: async (hcId: string): Promise<string | null> => {
      const [[active], measured] = await Promise.all([
        db
          .select({ day: max(dailyActivity.activityDt) })
          .from(dailyActivity)
          .where(eq(dailyActivity.hcId, hcId)),
        records.newestTime(hcId),
      ])
      return newest([active?.day, measured?.slice(0, 8)])
    },
  }
}

/** Days added up in one transaction: what others wait for at most, while a month takes fifteen. */
const DAYS = 2

const newest = (times: readonly (string | null | undefined)[]): string | null =>
  times
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1) ?? null

/** Counted and not answered, here and below: a phone leaves hundreds of thousands of rows in a year. */
async function removeOrigin(tx: Queryable, hcId: string, origin: Origin, now: Date): Promise<number> {
  const eaten = and(eq(intakeRecords.hcId, hcId), sql`${intakeRecords.origin} = ${origin}`)
  const mealDays = await tx
    .selectDistinct({ day: sql<string>`left(${intakeRecords.eatDt}, 8)` })
    .from(intakeRecords)
    .where(eaten)
  const gone = [
    await tx.delete(phoneSteps).where(and(eq(phoneSteps.hcId, hcId), eq(phoneSteps.origin, origin))),
    await tx.delete(phoneDaySteps).where(and(eq(phoneDaySteps.hcId, hcId), eq(phoneDaySteps.origin, origin))),
    await tx.delete(phoneExercises).where(and(eq(phoneExercises.hcId, hcId), eq(phoneExercises.origin, origin))),
    await tx
      .delete(healthIndexRecords)
      .where(and(eq(healthIndexRecords.hcId, hcId), eq(healthIndexRecords.helhidxOriCode, origin))),
    await tx.delete(heartRates).where(and(eq(heartRates.hcId, hcId), eq(heartRates.helhidxOriCode, origin))),
    await tx.delete(intakeRecords).where(eaten),
  ]
  // A night belongs to its minutes, and is not counted beside them.
  await tx.delete(sleepNights).where(and(eq(sleepNights.hcId, hcId), eq(sleepNights.helhidxOriCode, origin)))
  const removed = gone.reduce((sum, { count }) => sum + count, 0)
  if (removed === 0) return 0

  await recountEaten(
    tx,
    hcId,
    mealDays.map(({ day }) => day),
    now,
  )
  const days = await daysWithSamples(tx, hcId, now)
  const nothing = { steps: null, burnedKcal: null, updatedAt: now }
  await tx.update(dailyActivity).set(nothing).where(eq(dailyActivity.hcId, hcId))
  // Where another phone has told something, what was set aside is known by it: adding up decides what stays of it.
  await tx
    .update(dailyActivity)
    .set({ asideSteps: null })
    .where(
      and(
        eq(dailyActivity.hcId, hcId),
        isNotNull(dailyActivity.asideSteps),
        notInArray(dailyActivity.activityDt, days),
      ),
    )
  await tx.delete(stepReadings).where(eq(stepReadings.hcId, hcId))
  for (const some of neighbours(days, DAYS)) await totalDays(tx, hcId, some, now)
  return removed
}

/** Every day of the calendar that phones have said something about. */
async function daysWithSamples(tx: Queryable, hcId: string, now: Date): Promise<string[]> {
  const days = new Set<string>()
  for (const table of [phoneSteps, phoneExercises]) {
    for (const end of [table.startDt, table.endDt]) {
      const rows = await tx
        .selectDistinct({ day: sql<string>`left(${end}, 8)` })
        .from(table)
        .where(eq(table.hcId, hcId))
      for (const { day } of rows) days.add(day)
    }
  }
  for (const { day } of await tx
    .select({ day: phoneDaySteps.activityDt })
    .from(phoneDaySteps)
    .where(eq(phoneDaySteps.hcId, hcId)))
    days.add(day)
  // The end of a row that was kept before spans were limited may lie anywhere.
  const last = addDays(seoulDay(now), 2)
  return [...days].filter((day) => isDay(day) && day <= last)
}
