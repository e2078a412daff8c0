/** What is measured of a body and has no index code: the waist. Everything else is a record of the health log. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const bodyMeasures = memberTable(
  'body_measures',
  {
    hcId: ownerKey(),
    measureDt: text().notNull(),
    waistMm: integer().notNull(),
    /** 1 typed in, 4 a measuring station. */
    origin: text().$type<'1' | '4'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.measureDt] })],
)
