/**
 * Check-ups that a member let be fetched, with what was measured, and whether that is still agreed to. How a value
 * stands is computed, never kept.
 */
import { integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { ItemCode, Judge } from './items.rules.ts'

export const checkups = memberTable(
  'checkups',
  {
    hcId: ownerKey(),
    checkupSeq: integer().notNull(),
    /** `YYYYMMDD`. */
    checkupDt: text().notNull(),
    hospitalNm: text().notNull(),
    /** Of the national insurance, or of the employer. */
    type: text().$type<'GENERAL' | 'COMPANY'>().notNull(),
    judge: text().$type<Judge>().notNull(),
    /** What the doctor wrote. */
    judgeTxt: text().notNull(),
    gotAt: instant().notNull(),
    /** Null: the member has not looked at it yet. */
    openedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.checkupSeq] }),
    uniqueIndex('checkups_day').on(t.hcId, t.checkupDt, t.hospitalNm),
  ],
)

export const checkupItems = memberTable(
  'checkup_items',
  {
    hcId: ownerKey(),
    checkupSeq: integer().notNull(),
    itemCode: text().$type<ItemCode>().notNull(),
    /** A number, `USUAL` for the usual word (음성), or another word as the sheet has it. No row: not measured. */
    val: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.checkupSeq, t.itemCode] })],
)

/** Consent to check-up data (HCU-02). No row: never asked, which is no. */
export const checkupConsents = memberTable('checkup_consents', {
  hcId: ownerKey().primaryKey(),
  agreeYn: yn().notNull(),
  decidedAt: instant().notNull(),
  /** Version of the text that was decided about. */
  termsVer: text().notNull().default('1.2'),
})

/** What a provider hands over of one check-up; values by item, as its sheet has them. */
export type CheckupResult = {
  checkupDt: string
  hospitalNm: string
  type: 'GENERAL' | 'COMPANY'
  judge: Judge
  judgeTxt: string
  values: ReadonlyMap<ItemCode, string>
}
