/**
 * Heart rates: low to high by hour or day, at rest, and as they were measured. Sums are the database's: a year holds
 * seventeen thousand.
 */
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { heartRates as rates } from './schema.ts'

export type HeartState = 'REST' | 'WALK' | 'WRKOT'
export type HeartRate = { inptDt: string; rate: number; state: HeartState; origin: '2' | '3' }

/** Of an hour (`YYYYMMDDHH`) or a day (`YYYYMMDD`). */
export type HeartSpan = { at: string; min: number; max: number; mean: number; rest: number | null }

/** One a second for nearly three hours. */
export const MOST_RATES = 10_000

export function heartRateQueries(db: Db) {
  const between = (hcId: string, from: string, to: string) =>
    and(eq(rates.hcId, hcId), gte(rates.inptDt, from), lte(rates.inptDt, to))
  const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value))
  const sums = {
    min: sql<number>`min(${rates.rate})`.mapWith(Number),
    max: sql<number>`max(${rates.rate})`.mapWith(Number),
    mean: sql<number>`avg(${rates.rate})`.mapWith(Number),
    // The lower middle: a rate that was measured, not one between two.
    rest: sql<
      number | null
    >`percentile_disc(0.5) within group (order by ${rates.rate}) filter (where ${rates.state} = 'REST')`.mapWith(
      numberOrNull,
    ),
  }

  return {
    /** Lowest, highest, mean and at rest between two days, both included; undefined without any. */
    summary: async (hcId: string, fromDay: string, toDay: string): Promise<Omit<HeartSpan, 'at'> | undefined> => {
      const [row] = await db
        .select({ ...sums, n: count() })
        .from(rates)
        .where(between(hcId, `${fromDay}000000`, `${toDay}235959`))
      return row === undefined || row.n === 0
        ? undefined
        : { min: row.min, max: row.max, mean: row.mean, rest: row.rest }
    },

    /** By hour or by day, oldest first; those without a rate are left out. */
    spans: async (hcId: string, by: 'hour' | 'day', fromDay: string, toDay: string): Promise<HeartSpan[]> => {
      const at = sql<string>`left(${rates.inptDt}, ${sql.raw(by === 'hour' ? '10' : '8')})`
      return db
        .select({ at, ...sums })
        .from(rates)
        .where(between(hcId, `${fromDay}000000`, `${toDay}235959`))
        .groupBy(at)
        .orderBy(at)
    },

    /** As measured, newest first, `pageNo` from 1, with the number over all pages. */
    page: async (
      hcId: string,
      fromDay: string,
      toDay: string,
      { pageNo, pageSize }: { pageNo: number; pageSize: number },
    ): Promise<{ total: number; list: HeartRate[] }> => {
      const wanted = between(hcId, `${fromDay}000000`, `${toDay}235959`)
      const [[all], list] = await Promise.all([
        db.select({ total: count() }).from(rates).where(wanted),
        db
          .select({ inptDt: rates.inptDt, rate: rates.rate, state: rates.state, origin: rates.helhidxOriCode })
          .from(rates)
          .where(wanted)
          .orderBy(desc(rates.inptDt))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
      ])
      return { total: all?.total ?? 0, list }
    },

    /**
     * Between two wall times, both included, in order: what an exercise was like; the first of more than `MOST_RATES`.
     */
    within: (
      hcId: string,
      startDt: string,
      endDt: string,
    ): Promise<{ inptDt: string; rate: number; state: HeartState }[]> =>
      db
        .select({ inptDt: rates.inptDt, rate: rates.rate, state: rates.state })
        .from(rates)
        .where(between(hcId, startDt, endDt))
        .orderBy(rates.inptDt)
        .limit(MOST_RATES),

    /** The median at rest on the newest day that has any; null without. */
    newestRest: async (hcId: string): Promise<{ inptDt: string; rate: number } | null> => {
      const [last] = await db
        .select({ inptDt: rates.inptDt })
        .from(rates)
        .where(and(eq(rates.hcId, hcId), eq(rates.state, 'REST')))
        .orderBy(desc(rates.inptDt))
        .limit(1)
      if (last === undefined) return null
      const day = last.inptDt.slice(0, 8)
      const [row] = await db
        .select({ rest: sums.rest })
        .from(rates)
        .where(between(hcId, `${day}000000`, `${day}235959`))
      return row?.rest == null ? null : { inptDt: last.inptDt, rate: row.rest }
    },

    /** Days with a rate between two days, both included, in order. */
    days: async (hcId: string, fromDay: string, toDay: string): Promise<string[]> => {
      const day = sql<string>`left(${rates.inptDt}, 8)`
      const rows = await db
        .selectDistinct({ day })
        .from(rates)
        .where(between(hcId, `${fromDay}000000`, `${toDay}235959`))
        .orderBy(day)
      return rows.map((row) => row.day)
    },
  }
}
