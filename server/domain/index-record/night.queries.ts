/** Nights behind the minutes of sleep. */
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { type Night, stagesOf, stagesText } from './night.rules.ts'
import { sleepNights as nights } from './schema.ts'

export type NightRow = Omit<typeof nights.$inferInsert, 'hcId'>

export const nightRow = (night: Night, origin: NightRow['helhidxOriCode']): NightRow => ({
  inptDt: night.inptDt,
  startDt: night.startDt,
  helhidxOriCode: origin,
  stages: stagesText(night),
})

export function nightQueries(db: Db) {
  return {
    /** Nights that ended between two days, both included, by their end. */
    range: async (hcId: string, fromDay: string, toDay: string): Promise<Map<string, Night>> => {
      const rows = await db
        .select()
        .from(nights)
        .where(and(eq(nights.hcId, hcId), gte(nights.inptDt, `${fromDay}000000`), lte(nights.inptDt, `${toDay}235959`)))
      return new Map(
        rows.map(({ inptDt, startDt, stages }) => [inptDt, { inptDt, startDt, stageList: stagesOf(startDt, stages) }]),
      )
    },
  }
}

/**
 * Whole nights, replaced by their end. One that the member typed or corrected stands: the phone does not know better.
 */
export const keepNights = (db: Queryable, hcId: string, rows: readonly NightRow[]): Promise<number> =>
  upsertMany(
    db,
    nights,
    rows.map((row) => ({ hcId, ...row })),
    ['hcId', 'inptDt'],
    sql`excluded.helhidx_ori_code not in ('2', '3') or ${nights.helhidxOriCode} <> '1'`,
  )

export const removeNights = async (db: Queryable, hcId: string, ends: readonly string[]): Promise<void> => {
  if (ends.length > 0) await db.delete(nights).where(and(eq(nights.hcId, hcId), inArray(nights.inptDt, [...ends])))
}
