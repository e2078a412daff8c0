/** The employers of members and restaurants. */
import { text } from 'drizzle-orm/pg-core'
import { yn } from '#server/db/columns.ts'
import { referenceTable } from '#server/db/tables.ts'

/** An employer: `bizCode` and `bizNm` of the member information (MBR-01). */
export const companies = referenceTable('companies', {
  bizCode: text().primaryKey(),
  bizNm: text().notNull(),
  bizNmEng: text().notNull(),
  /** Domain of staff e-mail addresses; null where there is none. */
  emailDomain: text(),
  /** Whether its staff come from a portal of its own (MBR-12). */
  knoxYn: yn().notNull().default('N'),
})
