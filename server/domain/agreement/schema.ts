/** What a member agreed to beside health data: the terms, with the version that was read. */
import { primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Whether allergies may be used stands with the member (MYP-13); here since when. */
export type KeptCode = 'TERMS01' | 'TERMS02' | 'TERMS03' | 'TERMS04' | 'LOCATION' | 'ALLERGY'

/** The latest decision of each. No row: what stood in the form when the account was opened. */
export const memberAgreements = memberTable(
  'member_agreements',
  {
    hcId: ownerKey(),
    agreeCode: text().$type<KeptCode>().notNull(),
    agreeYn: yn().notNull(),
    termsVer: text().notNull(),
    decidedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.agreeCode] })],
)
