/** What a member likes to read about (MYP-09). */
import { primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const memberTopics = memberTable(
  'member_topics',
  {
    hcId: ownerKey(),
    /** As in rules.ts. */
    topicCode: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.topicCode] })],
)
