/** What a member agreed to about health data. */
import { primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/**
 * What the member agreed to about health data: a rule's number, or the name of a consent without one. No row: never
 * asked.
 */
export const healthConsents = memberTable(
  'health_consents',
  {
    hcId: ownerKey(),
    /**
     * `3`: sensitive information, the rule that sync asks for (HSY-04). `health`: getHealthAgreeYn (HTM-06). `station`:
     * values of the measuring stations (HCU-03).
     */
    consent: text().notNull(),
    agreeYn: yn().notNull(),
    decidedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.consent] })],
)
