/**
 * What comes from a member's phone: what it may send, and what it sent. Member-owned like `member.ts`: every key starts
 * with `hc_id`. A sample is known by the phone's own id, so that sending it again changes nothing.
 */
import { index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, yn } from './columns.ts'
import { ownerKey } from './member.ts'

/** Where a sample was kept: 2 Samsung, 3 Apple (HDT-02). */
const origin = () => text().$type<'2' | '3'>().notNull()

const amount = () => numeric({ precision: 10, scale: 2, mode: 'number' })

/** What the member agreed to about health data: a rule's number, or the name of a consent without one. No row: never asked. */
export const healthConsents = pgTable(
  'health_consents',
  {
    hcId: ownerKey(),
    /** `3`: sensitive information, the rule that sync asks for (HSY-04). `health`: getHealthAgreeYn (HTM-06). */
    consent: text().notNull(),
    agreeYn: yn().notNull(),
    decidedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.consent] })],
)

/** The sources a member has linked: 1 Android and 2 iOS phones (HSY-02, HSY-03), 11 to 15 measuring devices. No row: never. */
export const deviceLinks = pgTable(
  'device_links',
  {
    hcId: ownerKey(),
    linkCode: text().notNull(),
    linkYn: yn().notNull(),
    /** Of a measuring device; null for a phone. */
    macAddress: text(),
    deviceName: text(),
    changedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.linkCode] })],
)

/** What a phone lets the app read and write, one row for each permission (HDT-11, HDT-12). */
export const phonePermissions = pgTable(
  'phone_permissions',
  {
    hcId: ownerKey(),
    deviceId: text().notNull(),
    name: text().notNull(),
    /** 1 Android, 2 iOS. */
    platform: text().$type<'1' | '2'>().notNull(),
    agreeYn: yn().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.deviceId, t.name] })],
)

/** The one device whose steps count (HSY-72). */
export const stepDevices = pgTable('step_devices', {
  hcId: ownerKey().primaryKey(),
  deviceId: text().notNull(),
  setAt: instant().notNull(),
})

/** Steps in a span of time, as one app or watch counted them. Spans of two sources may overlap. */
export const phoneSteps = pgTable(
  'phone_steps',
  {
    hcId: ownerKey(),
    origin: origin(),
    sampleId: text().notNull(),
    /** Wall times of the phone, `YYYYMMDDHHmmss`. */
    startDt: text().notNull(),
    endDt: text().notNull(),
    steps: integer().notNull(),
    distanceM: amount(),
    kcal: amount(),
    sourceName: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.origin, t.sampleId] }), index('phone_steps_start').on(t.hcId, t.startDt)],
)

/** A day's steps as the platform itself added them up, each source once. */
export const phoneDaySteps = pgTable(
  'phone_day_steps',
  {
    hcId: ownerKey(),
    origin: origin(),
    activityDt: text().notNull(),
    steps: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.origin, t.activityDt] })],
)

export const phoneExercises = pgTable(
  'phone_exercises',
  {
    hcId: ownerKey(),
    origin: origin(),
    sampleId: text().notNull(),
    exerciseType: text().notNull(),
    exerciseName: text(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    durationSec: integer().notNull(),
    kcal: amount(),
    distanceM: amount(),
    heartRateAvg: integer(),
    heartRateMax: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.origin, t.sampleId] }),
    index('phone_exercises_start').on(t.hcId, t.startDt),
  ],
)

/**
 * One food of the member's meal record, whether entered here or in the phone's health app. `sampleId` is its id there,
 * null as long as it is only here: one row, so that a food that travelled there and back counts once (HSY-39).
 */
export const intakeRecords = pgTable(
  'intake_records',
  {
    hcId: ownerKey(),
    hcUclSeqNo: integer().notNull(),
    /** 1 entered here, 2 Samsung. */
    origin: text().$type<'1' | '2'>().notNull(),
    sampleId: text(),
    eatDt: text().notNull(),
    /** Meal time as in menus: 1 breakfast, 2 lunch, 3 dinner, 4 snack. */
    mealType: text().notNull(),
    foodName: text().notNull(),
    quantity: amount(),
    unit: text(),
    kcal: amount().notNull(),
    carbohydrateG: amount(),
    proteinG: amount(),
    fatG: amount(),
    sugarG: amount(),
    fibreG: amount(),
    sodiumMg: amount(),
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.hcUclSeqNo] }),
    unique('intake_records_sample').on(t.hcId, t.sampleId),
    index('intake_records_eaten').on(t.hcId, t.eatDt),
  ],
)

/** One question the app asked a phone's health store, and how it went; the values themselves stay out (HDT-15). */
export const phoneQueryLogs = pgTable(
  'phone_query_logs',
  {
    hcId: ownerKey(),
    logId: text().notNull(),
    deviceId: text().notNull(),
    queryType: text().notNull(),
    status: integer().notNull(),
    message: text(),
    rowCount: integer().notNull(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    tookMs: integer().notNull(),
    url: text().notNull(),
    userPlatform: text().notNull(),
    loggedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.logId] })],
)
