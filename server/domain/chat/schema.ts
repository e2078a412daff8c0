/**
 * Counsellors as the chat knows them, rooms of a member with one of them, what was written there, and prepared
 * messages.
 */
import { integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const chatCounsellors = referenceTable('chat_counsellors', {
  cnstntId: text().primaryKey(),
  cnstntNm: text().notNull(),
  cnstntNmEng: text().notNull(),
  /** When they answer, in words. */
  openTmTxt: text().notNull(),
  openTmTxtEng: text().notNull(),
})

export const chatRooms = memberTable(
  'chat_rooms',
  {
    hcId: ownerKey(),
    roomId: text().notNull(),
    cnstntId: text()
      .notNull()
      .references(() => chatCounsellors.cnstntId),
    /** What it is for, as the app says it: a counsellor has one room of a kind with a member. */
    roomType: text().notNull(),
    openedAt: instant().notNull(),
    /** Number of the newest message; 0 before the first. */
    lastSeq: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.roomId] }), unique('chat_rooms_one').on(t.hcId, t.cnstntId, t.roomType)],
)

export const chatMessages = memberTable(
  'chat_messages',
  {
    hcId: ownerKey(),
    roomId: text().notNull(),
    msgSeq: integer().notNull(),
    writer: text().$type<'MEMBER' | 'COUNSELLOR'>().notNull(),
    /** Either may be missing, not both. */
    msgTxt: text(),
    imgId: text(),
    sentAt: instant().notNull(),
    /** The day of the talk that it was written before, once its reservation is gone. Null: that still tells it. */
    talkDt: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.roomId, t.msgSeq] })],
)

export type TemplateType = 'NOTICE' | 'RSRV' | 'CANCEL' | 'REPORT' | 'SURVEY'

export interface TemplateButton {
  name: string
  nameEng: string
  type: 'ROUTE' | 'LINK' | 'REPLY'
  /** Name of a route, or an address; null with REPLY. */
  target: string | null
}

export const chatTemplates = referenceTable('chat_templates', {
  templateCode: text().primaryKey(),
  templateType: text().$type<TemplateType>().notNull(),
  title: text().notNull(),
  titleEng: text().notNull(),
  /** `{name}`, `{service}` and `{day}` stand for the member, what was reserved and its day. */
  contents: text().notNull(),
  contentsEng: text().notNull(),
  buttons: jsonb().$type<readonly TemplateButton[]>().notNull(),
})
