import { and, asc, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import type { StepReading } from './rules.ts'
import { dailyActivity, stepReadings } from './schema.ts'

const param = sql.placeholder

export function activityQueries(db: Db) {
  const reading = { readAt: stepReadings.readAt, steps: stepReadings.steps }
  const readSteps = compiled(
    db,
    reading,
    db
      .select(reading)
      .from(stepReadings)
      .where(and(eq(stepReadings.hcId, param('hcId')), eq(stepReadings.activityDt, param('day'))))
      .orderBy(asc(stepReadings.readAt)),
  )

  return {
    /** What was read over a day, in order of time. */
    stepReadings: (hcId: string, day: string): Promise<StepReading[]> => readSteps({ hcId, day }),
  }
}

/** Adds to what was eaten on the days of the foods; a day that comes to nothing has no value, never zero. */
export async function addEaten(tx: Queryable, hcId: string, foods: readonly { eatDt: string; kcal: number }[], now: Date): Promise<void> {
  for (const [activityDt, eaten] of Map.groupBy(foods, (food) => food.eatDt.slice(0, 8))) {
    const eatenKcal = Math.round(eaten.reduce((sum, food) => sum + food.kcal, 0))
    await tx
      .insert(dailyActivity)
      .values({ hcId, activityDt, eatenKcal, updatedAt: now })
      .onConflictDoUpdate({
        target: [dailyActivity.hcId, dailyActivity.activityDt],
        set: { eatenKcal: sql`nullif(coalesce(${dailyActivity.eatenKcal}, 0) + ${eatenKcal}, 0)`, updatedAt: now },
      })
  }
}
