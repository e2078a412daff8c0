/** The messages that a member was sent. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Notices and push messages of one member, newest has the highest number. */
export const alarms = memberTable(
  'alarms',
  {
    hcId: ownerKey(),
    alarmSeq: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Route name to open (spec/routes.json); null when the message leads nowhere. */
    menu: text(),
    sentAt: instant().notNull().defaultNow(),
    readAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.alarmSeq] })],
)
