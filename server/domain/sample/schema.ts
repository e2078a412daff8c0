/** A small board for trying a client against a server (PRD-09): no screen shows it. */
import { index, integer, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { groupTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Everybody reads it, the writer alone changes it; what somebody wrote goes when they go. */
export const samplePosts = groupTable(
  'sample_posts',
  {
    boardSeq: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 11 }),
    hcId: ownerKey(),
    title: text().notNull(),
    contents: text().notNull(),
    writtenAt: instant().notNull(),
    changedAt: instant(),
  },
  (t) => [index('sample_posts_member').on(t.hcId)],
)
