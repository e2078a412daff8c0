import { and, asc, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import type { StepReading } from './rules.ts'
import { stepReadings } from './schema.ts'

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
