/** Codes that members show at a till. */
import { text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Codes that members show at a till. Only a hash is kept; a code is good once and for a short time. */
export const payCodes = memberTable('pay_codes', {
  hcId: ownerKey().primaryKey(),
  codeHash: text().notNull(),
  expiresAt: instant().notNull(),
})
