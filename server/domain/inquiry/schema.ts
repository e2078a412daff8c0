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
    /** The course as it was called then: menus go, what was said of them stays. */
    menuName: text(),
    menuNameEng: text(),
    /** What the app said of itself and the phone, where the member let it. */
    appInfo: text(),
    emailYn: yn().notNull(),
    /** Pictures, shown by imageFile with imgTyCode QNA. */
    imgIds: text().array().notNull(),
    sentAt: instant().notNull(),
    /** The operator's answer, as it was written; null until then. */
    answer: text(),
    answeredAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.qnaSeq] }), index('inquiries_sent').on(t.hcId, t.sentAt)],
)

/**
 * What locks a member's unsent inquiries on the phones on which they were written: 32 random bytes in base64, for
 * nobody else's eyes.
 */
export const draftKeys = memberTable('draft_keys', { hcId: ownerKey().primaryKey(), key: text().notNull() })
