/** Telling members that the time has come which they set for exercise. */
import { and, asc, eq, gt, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { isSetBefore } from '#server/domain/notice/set-before.queries.ts'
import type { TimeSpan } from '#server/domain/notice/span.rules.ts'
import { weekday } from '#server/seoul.ts'
import { keyOfReminder, REMINDER_WORDS } from './reminder.rules.ts'
import { exerciseSettings, programmeWorkouts } from './schema.ts'

/** Of the setting `ALARM`: its one value. */
const ALARM_TIME = sql`${exerciseSettings.values}[1]`

export function reminderQueries(db: Db) {
  return {
    /**
     * The next members whose time lies in the span and who were not told that day, in the order of their keys. Without
     * days of the week it is every day; who has done a programme that day needs no
     * reminder, nor who has set a time that is over.
     *
     * @param after the last key of the page before; empty for the first page
     */
    owed: async (after: string, { day, from, to }: TimeSpan, limit: number): Promise<string[]> => {
      const days = alias(exerciseSettings, 'days')
      const done = db
        .select({ one: sql`1` })
        .from(programmeWorkouts)
        .where(
          and(
            eq(programmeWorkouts.hcId, exerciseSettings.hcId),
            gte(programmeWorkouts.startDt, `${day}000000`),
            lte(programmeWorkouts.startDt, `${day}235959`),
          ),
        )
      const rows = await db
        .select({ hcId: exerciseSettings.hcId })
        .from(exerciseSettings)
        .leftJoin(days, and(eq(days.hcId, exerciseSettings.hcId), eq(days.settingCode, 'WEEKDAY')))
        .leftJoin(alarms, and(eq(alarms.hcId, exerciseSettings.hcId), eq(alarms.sourceKey, keyOfReminder(day))))
        .where(
          and(
            gt(exerciseSettings.hcId, after),
            eq(exerciseSettings.settingCode, 'ALARM'),
            sql`${ALARM_TIME} between ${from} and ${to}`,
            sql`(cardinality(coalesce(${days.values}, '{}')) = 0 or ${String(weekday(day))} = any(${days.values}))`,
            isSetBefore(exerciseSettings.savedAt, day, ALARM_TIME),
            or(isNull(days.savedAt), isSetBefore(days.savedAt, day, ALARM_TIME)),
            isNull(alarms.alarmSeq),
            notExists(done),
          ),
        )
        .orderBy(asc(exerciseSettings.hcId))
        .limit(limit)
      return rows.map(({ hcId }) => hcId)
    },

    /** Tells one member, once a day, whoever else is at it. Whoever wants no notices of health is told nothing. */
    notify: async (hcId: string, day: string, now: Date): Promise<void> => {
      const notice = { sourceKey: keyOfReminder(day), route: 'healthlogExercise', text: REMINDER_WORDS }
      await retrying(() => db.transaction((tx) => notify(tx, hcId, 'health', notice, now)))
    },
  }
}
