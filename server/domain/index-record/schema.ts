/** What members measure: one value per index and time. */
import { numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Weight, blood pressure and so on, one value per index code and full timestamp (Seoul wall time `YYYYMMDDHHmmss`). */
export const healthIndexRecords = memberTable(
  'health_index_records',
  {
    hcId: ownerKey(),
    /** BW, SBP, DBP, SLP, HT, BDF, SKM, NBD, ABD, BBD, SBD. */
    helhidxCode: text().notNull(),
    inptDt: text().notNull(),
    helhidxVal: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** Origin: 1 typed in, 2 Samsung, 3 Apple, 4 InBody. */
    helhidxOriCode: text().$type<'1' | '2' | '3' | '4'>().notNull(),
    /** Platform it came through: 1 Android, 2 iOS; null when typed in. */
    helhidxLkeqmtCode: text().$type<'1' | '2'>(),
    /** Day of the record, the first eight characters of `inptDt`. */
    helhDate: text().notNull(),
    savedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.helhidxCode, t.inptDt] })],
)
