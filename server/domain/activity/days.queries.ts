import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from './schema.ts'

export function activityDayQueries(db: Db) {
  return {
    /** Days of a span that have anything, oldest first; null is "no data". */
    between: (hcId: string, from: string, to: string) =>
      db
        .select({
          day: dailyActivity.activityDt,
          steps: dailyActivity.steps,
          asideSteps: dailyActivity.asideSteps,
          burnedKcal: dailyActivity.burnedKcal,
          eatenKcal: dailyActivity.eatenKcal,
        })
        .from(dailyActivity)
        .where(
          and(eq(dailyActivity.hcId, hcId), gte(dailyActivity.activityDt, from), lte(dailyActivity.activityDt, to)),
        )
        .orderBy(asc(dailyActivity.activityDt)),

    /** Days of a span with steps that nobody can walk, and how many. */
    aside: async (hcId: string, from: string, to: string): Promise<Map<string, number>> => {
      const { activityDt, asideSteps } = dailyActivity
      const isOfSpan = and(eq(dailyActivity.hcId, hcId), gte(activityDt, from), lte(activityDt, to))
      const rows = await db
        .select({ day: activityDt, steps: asideSteps })
        .from(dailyActivity)
        .where(and(isOfSpan, isNotNull(asideSteps)))
      return new Map(rows.map(({ day, steps }) => [day, steps ?? 0]))
    },
  }
}
