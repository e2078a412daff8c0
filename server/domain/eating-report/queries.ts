/** A member's reports. Each is made at the first read after its fortnight, and stays as it was made. */
import { and, asc, eq, isNull, min } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays, daysBetween } from '#server/seoul.ts'
import { beginOf, DAYS, DAYS_NEEDED, figuresOf, fortnights } from './rules.ts'
import { patternReports } from './schema.ts'

export type Report = typeof patternReports.$inferSelect
/**
 * The fortnight that goes on: since when, until when, how many of its days are recorded, and how many a report needs.
 */
export type Running = { from: string; to: string; recorded: number; needed: number }

/** Further back nobody is told of a habit. */
const MOST_REPORTS = 9

export function reportQueries(db: Db) {
  const days = dayQueries(db)
  const all = (hcId: string): Promise<Report[]> =>
    db.select().from(patternReports).where(eq(patternReports.hcId, hcId)).orderBy(asc(patternReports.startDt))

  /** When the member's fortnights begin; undefined before the first record. */
  async function firstOf(hcId: string, made: readonly Report[]): Promise<string | undefined> {
    const last = made.at(-1)
    if (last !== undefined) return addDays(last.endDt, 1)
    const [row] = await db
      .select({ first: min(intakeRecords.eatDt) })
      .from(intakeRecords)
      .where(eq(intakeRecords.hcId, hcId))
    return row?.first?.slice(0, 8)
  }

  return {
    /** All reports, oldest first, those that have come due made on the way. */
    upTo: async (hcId: string, today: string, now: Date): Promise<Report[]> => {
      const made = await all(hcId)
      const first = await firstOf(hcId, made)
      const due = first === undefined ? [] : fortnights(first, today).slice(-MOST_REPORTS)
      const [oldest, newest] = [due[0], due.at(-1)]
      if (oldest === undefined || newest === undefined) return made
      const { days: intakeDays, advised, goal } = await days.days(hcId, oldest.from, newest.to)
      const rows = due.flatMap(({ from, to }) => {
        const figures =
          advised === null
            ? undefined
            : figuresOf(
                intakeDays.filter(({ day }) => day >= from && day <= to),
                advised,
                goal,
              )
        // What ended long ago is no news.
        return figures === undefined
          ? []
          : { startDt: from, endDt: to, figures, readAt: daysBetween(to, today) > DAYS ? now : null }
      })
      if (rows.length === 0) return made
      await retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const known = new Set(
            (
              await tx
                .select({ startDt: patternReports.startDt })
                .from(patternReports)
                .where(eq(patternReports.hcId, hcId))
            ).map(({ startDt }) => startDt),
          )
          const fresh = rows.filter(({ startDt }) => !known.has(startDt))
          if (fresh.length === 0) return
          const number = await nextNumbers(tx, hcId, 'patternReport', fresh.length)
          await insertMany(
            tx,
            patternReports,
            fresh.map((row, index) => ({ hcId, reportSeq: number + index, ...row })),
          )
        }),
      )
      return all(hcId)
    },

    /**
     * How far the fortnight is that goes on; before the first full week how far the first one is, of which nothing is
     * recorded yet.
     */
    running: async (hcId: string, made: readonly Report[], today: string): Promise<Running> => {
      const first = (await firstOf(hcId, made)) ?? today
      const past = fortnights(first, today).at(-1)
      const from = past === undefined ? beginOf(first) : addDays(past.to, 1)
      const { days: intakeDays } = await days.days(hcId, from, today)
      return {
        from,
        to: addDays(from, DAYS - 1),
        recorded: intakeDays.filter(({ foods }) => foods.length > 0).length,
        needed: DAYS_NEEDED,
      }
    },

    markRead: async (hcId: string, reportSeq: number, now: Date): Promise<void> => {
      await db
        .update(patternReports)
        .set({ readAt: now })
        .where(
          and(eq(patternReports.hcId, hcId), eq(patternReports.reportSeq, reportSeq), isNull(patternReports.readAt)),
        )
    },
  }
}
