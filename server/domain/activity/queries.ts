import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import type { StepReading } from './rules.ts'
import { stepReadings } from './schema.ts'

const param = sql.placeholder

export function activityQueries(db: Db) {
  const reading = { day: stepReadings.activityDt, readAt: stepReadings.readAt, steps: stepReadings.steps }
  const readSteps = compiled(
    db,
    reading,
    db
      .select(reading)
      .from(stepReadings)
      .where(and(eq(stepReadings.hcId, param('hcId')), between(stepReadings.activityDt, param('from'), param('to'))))
      .orderBy(asc(stepReadings.activityDt), asc(stepReadings.readAt)),
  )

  return {
    /** What was read from a day to another, in order of time. */
    stepReadings: (hcId: string, from: string, to: string): Promise<(StepReading & { day: string })[]> =>
      readSteps({ hcId, from, to }),
    /** How far the member's steps have come, `YYYYMMDDHHmm`; null without any since a day. */
    newestReading: async (hcId: string, since: string): Promise<string | null> => {
      const [row] = await db
        .select({ day: stepReadings.activityDt, readAt: stepReadings.readAt })
        .from(stepReadings)
        .where(and(eq(stepReadings.hcId, hcId), gte(stepReadings.activityDt, since)))
        .orderBy(desc(stepReadings.activityDt), desc(stepReadings.readAt))
        .limit(1)
      return row === undefined ? null : `${row.day}${row.readAt}`
    },
  }
}
