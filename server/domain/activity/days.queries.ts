import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from './schema.ts'

export function activityDayQueries(db: Db) {
  return {
    /** Days of a span that have anything, oldest first; null is "no data". */
    between: (hcId: string, from: string, to: string) =>
      db
        .select({ day: dailyActivity.activityDt, steps: dailyActivity.steps, burnedKcal: dailyActivity.burnedKcal, eatenKcal: dailyActivity.eatenKcal })
        .from(dailyActivity)
        .where(and(eq(dailyActivity.hcId, hcId), gte(dailyActivity.activityDt, from), lte(dailyActivity.activityDt, to)))
        .orderBy(asc(dailyActivity.activityDt)),
  }
}
