import { integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/**
 * Notices and push messages of one member, newest has the highest number. The bell, the list and the push read these
 * rows.
 */
export const alarms = memberTable(
  'alarms',
  {
    hcId: ownerKey(),
    alarmSeq: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Null where only Korean words were given: an operator's own text. */
    titleEng: text(),
    bodyEng: text(),
    /** Route name to open (spec/routes.json); null when the message leads nowhere. */
    menu: text(),
    /** What the route is to show: the number of an event, an announcement, an inquiry … */
    linkSeq: integer(),
    chalnCode: text(),
    recommCode: text(),
    /** Chat room (PSH-05). */
    rid: text(),
    /** What was told, once; null only in rows from before there were such keys. */
    sourceKey: text(),
    /** N: it stands in the list, the phone stays quiet. */
    pushYn: yn().notNull().default('Y'),
    sentAt: instant().notNull().defaultNow(),
    readAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.alarmSeq] }), unique('alarms_once').on(t.hcId, t.sourceKey)],
)

/** Which kinds a member wants (PSH-08). No row: the kind's default in rules.ts. */
export const pushSettings = memberTable(
  'push_settings',
  {
    hcId: ownerKey(),
    pushType: text().notNull(),
    useYn: yn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.pushType] })],
)
