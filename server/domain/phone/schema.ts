/** A member's phones and measuring devices: which are linked, what each may send, how its questions went. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { SampleKind } from './room.rules.ts'

/**
 * The sources a member has linked: 1 Android and 2 iOS phones (HSY-02, HSY-03), 11 to 15 measuring devices. No row:
 * never.
 */
export const deviceLinks = memberTable(
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
export const phonePermissions = memberTable(
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
export const stepDevices = memberTable('step_devices', {
  hcId: ownerKey().primaryKey(),
  deviceId: text().notNull(),
  setAt: instant().notNull(),
})

/** One question the app asked a phone's health store, and how it went; the values themselves stay out (HDT-15). */
export const phoneQueryLogs = memberTable(
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

/**
 * How many rows of a kind phones have brought on the last day on which they brought any: what a day takes has an end
 * (room.rules.ts).
 */
export const sampleArrivals = memberTable(
  'sample_arrivals',
  {
    hcId: ownerKey(),
    kind: text().$type<SampleKind>().notNull(),
    /** Day of the server's clock, Seoul. */
    arrivedDt: text().notNull(),
    rowCnt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.kind] })],
)
