/** Stamps for empty trays. */
import { primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** A green stamp: an empty tray after a meal. */
export const greenStamps = memberTable(
  'green_stamps',
  {
    hcId: ownerKey(),
    stampDt: text().notNull(),
    /** Meal time of the stamp: one a meal. */
    menuMealType: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.stampDt, t.menuMealType] })],
)
