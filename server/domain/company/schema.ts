/** The employers of members and restaurants. */
import { text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'

/** An employer: `bizCode` and `bizNm` of the member information (MBR-01). */
export const companies = referenceTable('companies', {
  bizCode: text().primaryKey(),
  bizNm: text().notNull(),
  bizNmEng: text().notNull(),
})
