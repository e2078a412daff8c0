/** What stands where, as the member arranged it. */
import { primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** An item of a place that the member arranges. No row: it stands where it always does. */
export const menuItems = memberTable(
  'menu_items',
  {
    hcId: ownerKey(),
    /**
     * `hub`: the cards of home. `health`: what home tells of health. `quick`: one tap from home. `indicator`: the
     * values of the health log.
     */
    place: text().$type<'hub' | 'health' | 'quick' | 'indicator'>().notNull(),
    code: text().notNull(),
    showYn: yn().notNull(),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.place, t.code] })],
)
