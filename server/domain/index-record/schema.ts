/** What members measure: one value per index and time, the nights behind the minutes of sleep, and heart rates. */
import { index, integer, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Weight, blood pressure and so on, one value per index code and full timestamp (Seoul wall time `YYYYMMDDHHmmss`). */
export const healthIndexRecords = memberTable(
  'health_index_records',
  {
    hcId: ownerKey(),
    /** BW, SBP, DBP, SLP, HT, BDF, SKM, NBD, ABD, BBD, SBD. */
    helhidxCode: text().notNull(),
    inptDt: text().notNull(),
    helhidxVal: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** Origin: 1 typed in, 2 Samsung, 3 Apple, 4 InBody. */
    helhidxOriCode: text().$type<'1' | '2' | '3' | '4'>().notNull(),
    /** Platform it came through: 1 Android, 2 iOS; null when typed in. */
    helhidxLkeqmtCode: text().$type<'1' | '2'>(),
    /** Day of the record, the first eight characters of `inptDt`. */
    helhDate: text().notNull(),
    savedAt: instant().notNull().defaultNow(),
    /**
     * The phone's own id of it, one for all codes of a measurement; null when typed in, or where the phone told none. A
     * value that was corrected here keeps it.
     */
    sampleId: text(),
    /** The phone that told it last, by its `X-Device-Id`, among everything of its window; null before that. */
    deviceId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.helhidxCode, t.inptDt] }),
    index('health_index_records_sample').on(t.hcId, t.sampleId),
  ],
)

/** Values of a phone that the member has taken away here: the phone still holds them, and sends them again. */
export const removedIndexRecords = memberTable(
  'removed_index_records',
  {
    hcId: ownerKey(),
    helhidxCode: text().notNull(),
    inptDt: text().notNull(),
    /** As of the record; without one it is known by its code and time. */
    sampleId: text(),
    removedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.helhidxCode, t.inptDt] }),
    index('removed_index_records_sample').on(t.hcId, t.sampleId),
  ],
)

/**
 * When a night began, and its stages: beside the record of SLP with the same time, which is when the member woke up.
 */
export const sleepNights = memberTable(
  'sleep_nights',
  {
    hcId: ownerKey(),
    inptDt: text().notNull(),
    startDt: text().notNull(),
    helhidxOriCode: text().$type<'1' | '2' | '3' | '4'>().notNull(),
    /**
     * Spans as `<seconds after the begin><stage><seconds>`, in order: `0L4620 4620D4200` (night.rules.ts). Empty: none
     * are known.
     */
    stages: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.inptDt] })],
)

/** Heart rates that phones tell. They have no index code, and nobody types one. */
export const heartRates = memberTable(
  'heart_rates',
  {
    hcId: ownerKey(),
    helhidxOriCode: text().$type<'2' | '3'>().notNull(),
    inptDt: text().notNull(),
    /** Beats a minute. */
    rate: integer().notNull(),
    state: text().$type<'REST' | 'WALK' | 'WRKOT'>().notNull(),
  },
  // Time before origin: what is asked for is a span of time.
  (t) => [primaryKey({ columns: [t.hcId, t.inptDt, t.helhidxOriCode] })],
)
