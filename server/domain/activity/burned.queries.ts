/** Energy that phones say was burned, day by day. */
import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { dailyActivity, phoneExercises } from './schema.ts'

export function burnedQueries(db: Db) {
  return {
    /**
     * Days of a span with data, oldest first, with the part of it that phones measured as exercise; and the goal as it
     * is now.
     */
    days: async (hcId: string, from: string, to: string) => {
      const exercised = sql<number>`(select coalesce(round(sum(e.kcal)), 0) from ${phoneExercises} e
        where e.hc_id = ${dailyActivity}.hc_id
          and e.start_dt between ${dailyActivity}.activity_dt || '000000' and ${dailyActivity}.activity_dt || '235959'
          and exists (
            select 1 from ${healthConsents} c
            where c.hc_id = e.hc_id and c.consent = 'exerciseApp' and c.agree_yn = 'Y'))`
      const [days, [target]] = await Promise.all([
        db
          .select({
            day: dailyActivity.activityDt,
            kcal: sql<number>`${dailyActivity.burnedKcal}`,
            steps: dailyActivity.steps,
            phoneKcal: exercised.mapWith(Number),
          })
          .from(dailyActivity)
          .where(
            and(
              eq(dailyActivity.hcId, hcId),
              gte(dailyActivity.activityDt, from),
              lte(dailyActivity.activityDt, to),
              isNotNull(dailyActivity.burnedKcal),
            ),
          )
          .orderBy(asc(dailyActivity.activityDt)),
        db.select({ goal: memberTargets.burnKcalGoal }).from(memberTargets).where(eq(memberTargets.hcId, hcId)),
      ])
      return { goal: target?.goal ?? null, days }
    },
  }
}
