/** The screens that a member keeps one tap away. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const memberShortcuts = memberTable(
  'member_shortcuts',
  {
    hcId: ownerKey(),
    /** Name of the route, as in rules.ts. */
    menuId: text().notNull(),
    orderSeq: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.menuId] })],
)
