/** What a member takes, and when. That a dose was taken is not kept: no call records it. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export type DoseUnit = 'TABLET' | 'CAPSULE' | 'PACK' | 'ML' | 'DROP' | 'PUFF' | 'UNIT'
export type MealRelation = 'BEFORE' | 'WITH' | 'AFTER' | 'NONE'

export const medicines = memberTable(
  'medicines',
  {
    hcId: ownerKey(),
    medicineSeq: integer().notNull(),
    name: text().notNull(),
    purpose: text(),
    /** Thousandths of a unit: a quarter of a tablet is 250. */
    doseMilli: integer().notNull(),
    doseUnit: text().$type<DoseUnit>().notNull(),
    /** Days of the week as their numbers, Monday first: `135`. */
    weekdays: text().notNull(),
    startDt: text().notNull(),
    /** Null is open. */
    endDt: text(),
    alarmYn: yn().notNull(),
    memo: text(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.medicineSeq] })],
)

export const medicineTimes = memberTable(
  'medicine_times',
  {
    hcId: ownerKey(),
    medicineSeq: integer().notNull(),
    /** `HHmm`. */
    takeTm: text().notNull(),
    mealRel: text().$type<MealRelation>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.medicineSeq, t.takeTm] })],
)
