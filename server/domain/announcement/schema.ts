/** What the operator announces, and who has read it. */
import { index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

export type AnnouncementKind = 'NOTICE' | 'MENU' | 'EVENT' | 'SYSTEM'

/** A file below the host of the operator's pictures. */
export interface AnnouncementFile {
  name: string
  path: string
  bytes: number
}

export const announcements = referenceTable(
  'announcements',
  {
    announceSeq: integer().primaryKey(),
    kind: text().$type<AnnouncementKind>().notNull(),
    title: text().notNull(),
    contents: text().notNull(),
    /** Null where the operator wrote Korean alone. */
    titleEng: text(),
    contentsEng: text(),
    /** Day it was put up. */
    regDt: text().notNull(),
    /** Last day on which it is kept on top; null: never was. */
    topUntilDt: text(),
    /** Dishes that are drawn with it, separated by commas. */
    art: text(),
    files: jsonb().$type<AnnouncementFile[]>().notNull().default([]),
    /** Route name of the way on, with the number of what it is to show. */
    linkMenu: text(),
    linkSeq: integer(),
    /** What it is about; null: every restaurant. */
    restaurantCode: text().references(() => restaurants.restaurantCode),
    /** For whom: null is everybody. */
    bizCode: text().references(() => companies.bizCode),
  },
  (t) => [index('announcements_day').on(t.regDt)],
)

export const announcementReads = memberTable(
  'announcement_reads',
  {
    hcId: ownerKey(),
    announceSeq: integer()
      .notNull()
      .references(() => announcements.announceSeq),
    readAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.announceSeq] })],
)

/**
 * For how many years steps and sleep that a phone has brought are kept, from a day on: what the policy of that day
 * says.
 */
export const linkedPeriods = referenceTable('linked_periods', {
  fromDt: text().primaryKey(),
  years: smallint().notNull(),
})
