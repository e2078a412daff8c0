/**
 * What members of a challenge write to each other. Everything begins with the challenge, so that a post is found
 * through the challenges of whoever asks, and only there. A writer is a member of the challenge: name and picture stand
 * in `challenge_members` alone. `hcId` is null for people of the demo.
 */
import { foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { groupTable } from '#server/db/tables.ts'
import { challenges } from '#server/domain/challenge/schema.ts'
import { members } from '#server/domain/member/schema.ts'

/** Who did it, within the challenge; the row goes when its member leaves the service. */
const who = () => ({
  memberKey: text().notNull(),
  hcId: text().references(() => members.hcId, { onDelete: 'cascade' }),
})

export const posts = groupTable(
  'posts',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    cmutySeq: integer().generatedByDefaultAsIdentity({ startWith: 9001 }),
    ...who(),
    contents: text().notNull(),
    imgIds: jsonb().$type<string[]>().notNull(),
    writtenAt: instant().notNull(),
    changedAt: instant(),
    /** When the operator had a look and left it: reports from before no longer fold it. */
    clearedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.cmutySeq] }), index('posts_way').on(t.hcId, t.chalnCode)],
)

export const replies = groupTable(
  'replies',
  {
    chalnCode: text().notNull(),
    cmutySeq: integer().notNull(),
    replySeq: integer().generatedByDefaultAsIdentity({ startWith: 1001 }),
    ...who(),
    contents: text().notNull(),
    writtenAt: instant().notNull(),
    clearedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.cmutySeq, t.replySeq] }),
    index('replies_way').on(t.hcId, t.chalnCode),
    foreignKey({
      name: 'replies_post',
      columns: [t.chalnCode, t.cmutySeq],
      foreignColumns: [posts.chalnCode, posts.cmutySeq],
    }).onDelete('cascade'),
  ],
)

export const likes = groupTable(
  'likes',
  { chalnCode: text().notNull(), cmutySeq: integer().notNull(), ...who() },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.cmutySeq, t.memberKey] }),
    index('likes_way').on(t.hcId, t.chalnCode),
    foreignKey({
      name: 'likes_post',
      columns: [t.chalnCode, t.cmutySeq],
      foreignColumns: [posts.chalnCode, posts.cmutySeq],
    }).onDelete('cascade'),
  ],
)

/** Who reported what; `replySeq` 0 is the post itself. Shown to nobody but the operator. */
export const complaints = groupTable(
  'complaints',
  {
    chalnCode: text().notNull(),
    cmutySeq: integer().notNull(),
    replySeq: integer().notNull(),
    ...who(),
    cmplCode: text().notNull(),
    cmplTxt: text(),
    madeAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.cmutySeq, t.replySeq, t.memberKey] }),
    index('complaints_way').on(t.hcId, t.chalnCode),
    foreignKey({
      name: 'complaints_post',
      columns: [t.chalnCode, t.cmutySeq],
      foreignColumns: [posts.chalnCode, posts.cmutySeq],
    }).onDelete('cascade'),
  ],
)
