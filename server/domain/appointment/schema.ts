/** A member's appointments with advisers. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** An appointment of the member. */
export const appointments = memberTable(
  'appointments',
  {
    hcId: ownerKey(),
    rsrvNo: integer().notNull(),
    rsrvDt: text().notNull(),
    /** `HHmm`. */
    rsrvTm: text().notNull(),
    /** What for: 1 FitTalk, talking with a dietitian. */
    rsrvKind: text().$type<'1'>().notNull(),
    placeNm: text().notNull(),
    counselorNm: text().notNull(),
    cancelledAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.rsrvNo] })],
)
