/** What several members are in together: a team, a battle's side, a round of readers. */
import { foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { groupTable } from '#server/db/tables.ts'
import { members } from '#server/domain/member/schema.ts'

export type GroupKind = 'team' | 'battle' | 'post'

export const groups = groupTable('groups', {
  groupId: text().primaryKey(),
  kind: text().$type<GroupKind>().notNull(),
  /** What it stands in: a member is in one group of it at a time. Null: in as many as they like. Such as `challenge:CH20261102`. */
  within: text(),
  name: text().notNull(),
  nameEng: text(),
  /** Null: no end of seats. */
  seats: integer(),
  /** Nobody comes in from then on; null: open. */
  closedAt: instant(),
})

/**
 * Who is in a group, as the others see them: a key that means nothing elsewhere, a name and a picture, never the member's own key. `hcId` is null for
 * people of another service or of the demo, who have no account here; it goes when the member goes, and the seat is free again.
 */
export const groupMembers = groupTable(
  'group_members',
  {
    groupId: text().notNull(),
    memberKey: text().notNull(),
    hcId: text().references(() => members.hcId, { onDelete: 'cascade' }),
    nickName: text().notNull(),
    usrImg: text().notNull(),
    joinedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.memberKey] }),
    foreignKey({ name: 'group_members_group', columns: [t.groupId], foreignColumns: [groups.groupId] }).onDelete('cascade'),
    index('group_members_member').on(t.hcId, t.groupId),
  ],
)
