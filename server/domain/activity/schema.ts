/**
 * What a member does over a day, and the samples of phones that it is added up from. A sample is known by the phone's
 * own id, so that sending it again changes nothing.
 */
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Where a sample was kept: 2 Samsung, 3 Apple (HDT-02). */
const origin = () => text().$type<'2' | '3'>().notNull()

/** Korea's, unless the phone was elsewhere. */
const offsetMin = () => integer().notNull().default(540)

/** A member's day so far. A day without a row is a day without data, never zero. */
export const dailyActivity = memberTable(
  'daily_activity',
  {
    hcId: ownerKey(),
    activityDt: text().notNull(),
    steps: integer(),
    /** Steps that phones told and nobody can walk: they count nowhere (believed.rules.ts). Null: none. */
    asideSteps: integer(),
    burnedKcal: integer(),
    eatenKcal: integer(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.activityDt] })],
)

/** Days that samples have come for and that are not added up yet: a call leaves its own to the last one of its sync. */
export const dueDays = memberTable(
  'due_days',
  {
    hcId: ownerKey(),
    activityDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.activityDt] })],
)

/** Steps since midnight at a wall time, so that "yesterday at this time" can be told. */
export const stepReadings = memberTable(
  'step_readings',
  {
    hcId: ownerKey(),
    activityDt: text().notNull(),
    /** `HHmm`. */
    readAt: text().notNull(),
    steps: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.activityDt, t.readAt] })],
)

/** Steps in a span of time, as one app or watch counted them. Spans of two sources may overlap. */
export const phoneSteps = memberTable(
  'phone_steps',
  {
    hcId: ownerKey(),
    origin: origin(),
    sampleId: text().notNull(),
    /** Wall times of the phone, `YYYYMMDDHHmmss`. */
    startDt: text().notNull(),
    endDt: text().notNull(),
    /**
     * Minutes that the wall times are ahead of UTC: two samples of one wall hour are one hour only where it is the
     * same.
     */
    offsetMin: offsetMin(),
    steps: integer().notNull(),
    distanceM: amount(),
    kcal: amount(),
    sourceName: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.origin, t.sampleId] }), index('phone_steps_start').on(t.hcId, t.startDt)],
)

/** A day's steps as the platform itself added them up, each source once. */
export const phoneDaySteps = memberTable(
  'phone_day_steps',
  {
    hcId: ownerKey(),
    origin: origin(),
    activityDt: text().notNull(),
    steps: integer().notNull(),
    /** The number that was set aside when it was told (believed.rules.ts). Null: none, or not kept yet. */
    asideSteps: integer(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.origin, t.activityDt] })],
)

export const phoneExercises = memberTable(
  'phone_exercises',
  {
    hcId: ownerKey(),
    origin: origin(),
    sampleId: text().notNull(),
    exerciseType: text().notNull(),
    exerciseName: text(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    offsetMin: offsetMin(),
    durationSec: integer().notNull(),
    kcal: amount(),
    distanceM: amount(),
    heartRateAvg: integer(),
    heartRateMax: integer(),
    /** The phone that told it last among everything of its window, by its `X-Device-Id`; null before that. */
    deviceId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.origin, t.sampleId] }),
    index('phone_exercises_start').on(t.hcId, t.startDt),
  ],
)
