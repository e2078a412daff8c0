/** Days on which anything was recorded, for a calendar's marks. */
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity, phoneExercises } from '#server/domain/activity/schema.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { heartRateQueries } from './heart-rate.queries.ts'
import { readingQueries } from './readings.queries.ts'
import { type IndexCode, indexCodes } from './rules.ts'

const INDICATORS = ['BW', 'BMI', 'BP', 'BS', 'BDF', 'SKM', 'SLP', 'HR'] as const
type Indicator = (typeof INDICATORS)[number]

/** What a measured value stands for; a height by itself is no indicator, and a weight is a body mass index too. */
const OF: Readonly<Record<IndexCode, readonly Indicator[]>> = {
  BW: ['BW', 'BMI'],
  HT: [],
  BDF: ['BDF'],
  SKM: ['SKM'],
  SBP: ['BP'],
  DBP: ['BP'],
  NBD: ['BS'],
  ABD: ['BS'],
  BBD: ['BS'],
  SBD: ['BS'],
  SLP: ['SLP'],
}

export type RecordDay = { day: string; indicators: Indicator[]; hasMeal: boolean; hasExercise: boolean }

export function recordDayQueries(db: Db) {
  const readings = readingQueries(db)
  const rates = heartRateQueries(db)

  return {
    /** In order, from the first day to the last, both included. Four statements, however many days. */
    between: async (hcId: string, fromDay: string, toDay: string): Promise<RecordDay[]> => {
      const exerciseDay = sql<string>`left(${phoneExercises.startDt}, 8)`
      const [measured, beats, eaten, exercised] = await Promise.all([
        readings.daysWith(hcId, indexCodes, fromDay, toDay),
        rates.days(hcId, fromDay, toDay),
        db
          .select({ day: dailyActivity.activityDt })
          .from(dailyActivity)
          .where(
            and(
              eq(dailyActivity.hcId, hcId),
              gte(dailyActivity.activityDt, fromDay),
              lte(dailyActivity.activityDt, toDay),
              sql`${dailyActivity.eatenKcal} is not null`,
            ),
          ),
        // Exercise of the phone counts as long as the member lets it in (HLG-07).
        db
          .selectDistinct({ day: exerciseDay })
          .from(phoneExercises)
          .innerJoin(
            healthConsents,
            and(
              eq(healthConsents.hcId, phoneExercises.hcId),
              eq(healthConsents.consent, 'exerciseApp'),
              eq(healthConsents.agreeYn, 'Y'),
            ),
          )
          .where(
            and(
              eq(phoneExercises.hcId, hcId),
              gte(phoneExercises.startDt, `${fromDay}000000`),
              lte(phoneExercises.startDt, `${toDay}235959`),
            ),
          ),
      ])
      const found = new Map<string, RecordDay>()
      const at = (day: string): RecordDay => {
        const known = found.get(day) ?? { day, indicators: [], hasMeal: false, hasExercise: false }
        found.set(day, known)
        return known
      }
      for (const { day, codes } of measured) {
        const indicators = new Set(codes.flatMap((code) => OF[code]))
        // A day on which somebody only told a height has nothing to look at.
        if (indicators.size > 0) at(day).indicators.push(...indicators)
      }
      for (const day of beats) at(day).indicators.push('HR')
      for (const { day } of eaten) at(day).hasMeal = true
      for (const { day } of exercised) at(day).hasExercise = true
      return [...found.values()]
        .map((one) => ({ ...one, indicators: INDICATORS.filter((indicator) => one.indicators.includes(indicator)) }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    },
  }
}
