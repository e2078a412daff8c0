/**
 * Sign-ins with a provider to fetch check-ups. Nothing of the person is kept: the provider is told who is meant, and
 * knows it from then on.
 */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export type SignInState = 'WAIT' | 'DONE' | 'DENIED' | 'EXPIRED'

export const checkupSignIns = memberTable(
  'checkup_sign_ins',
  {
    hcId: ownerKey(),
    authTxId: text().notNull(),
    /** What the provider calls it. */
    providerTx: text().notNull(),
    providerCode: text().notNull(),
    state: text().$type<SignInState>().notNull(),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider was asked last. */
    askedAt: instant(),
    /** Why the provider ended it, in its own words. */
    reason: text(),
    /** The check-ups that it brought; null before they were fetched. */
    fetchedSeqs: integer().array(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.authTxId] })],
)
