/**
 * What is kept of those who left goes with its own last day: the law asks for payments for five years, and nobody is
 * held off for longer than told.
 */
import { lt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { departures, retainedPayments } from '#server/domain/identity/schema.ts'

/** @param today `YYYYMMDD`, Seoul */
export async function forgetKept(db: Db, today: string): Promise<void> {
  await db.delete(retainedPayments).where(lt(retainedPayments.keepUntil, today))
  await db.delete(departures).where(lte(departures.rejoinDt, today))
}
