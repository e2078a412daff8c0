/** Days that are still to be added up. They are kept, so that the end of this process loses none of them. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { totalDays } from './day-totals.queries.ts'
import { dueDays } from './schema.ts'

/** After the samples: whoever takes the days finds what they are to be made of. */
export async function leaveDays(db: Queryable, hcId: string, days: readonly string[]): Promise<void> {
  await insertMany(
    db,
    dueDays,
    days.map((activityDt) => ({ hcId, activityDt })),
  )
}

export async function daysLeft(db: Queryable, hcId: string): Promise<string[]> {
  const rows = await db
    .select({ day: dueDays.activityDt })
    .from(dueDays)
    .where(eq(dueDays.hcId, hcId))
    .orderBy(asc(dueDays.activityDt))
  return rows.map((row) => row.day)
}

/** Adds days up, left ones and others. Taken before they are read: what is left meanwhile stands again. */
export async function settleDays(tx: Queryable, hcId: string, days: readonly string[], now: Date): Promise<void> {
  await tx.delete(dueDays).where(and(eq(dueDays.hcId, hcId), inArray(dueDays.activityDt, [...days])))
  await totalDays(tx, hcId, days, now)
}
