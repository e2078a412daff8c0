/** What members ask the operator. */
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const inquiries = memberTable(
  'inquiries',
  {
    hcId: ownerKey(),
    qnaSeq: integer().notNull(),
    /** voc: about a cafeteria, appqna: about the app. */
    type: text().$type<'voc' | 'appqna'>().notNull(),
    qnaTypeCode: text().notNull(),
    title: text().notNull(),
    contents: text().notNull(),
    restaurantCode: text(),
    menuId: text(),
    emailYn: yn().notNull(),
    /** Pictures, shown by imageFile with imgTyCode QNA. */
    imgIds: text().array().notNull(),
    sentAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.qnaSeq] }), index('inquiries_sent').on(t.hcId, t.sentAt)],
)
