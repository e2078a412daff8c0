/** What every server of one database has to share, and nobody else may read. */
import { text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { referenceTable } from '#server/db/tables.ts'

/** A secret of the servers, made by the first that needed it (docs/decisions/369). Nothing of a member. */
export const serverSecrets = referenceTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  madeAt: instant().notNull(),
})
