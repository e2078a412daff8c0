/** What the member agreed to about health data, and when. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Yn } from '#server/wire.ts'
import { healthConsents } from './schema.ts'

/** The rule about sensitive information, the consent that sync hangs on (HSY-04). */
export const SENSITIVE_RULE = '3'

/** getHealthAgreeYn and setHealthAgreeYn have a consent of their own (HTM-06). */
export const HEALTH_CONSENT = 'health'

export function consentQueries(db: Db) {
  return {
    consent: async (hcId: string, consent: string) => {
      const [row] = await db
        .select({ agreeYn: healthConsents.agreeYn, decidedAt: healthConsents.decidedAt })
        .from(healthConsents)
        .where(and(eq(healthConsents.hcId, hcId), eq(healthConsents.consent, consent)))
      return row
    },

    consents: async (hcId: string) => {
      const rows = await db.select().from(healthConsents).where(eq(healthConsents.hcId, hcId))
      return new Map(rows.map((row) => [row.consent, row]))
    },

    /** A decision that was made before keeps its time. */
    decide: async (hcId: string, consent: string, agreeYn: Yn, now: Date): Promise<void> => {
      await db
        .insert(healthConsents)
        .values({ hcId, consent, agreeYn, decidedAt: now })
        .onConflictDoUpdate({
          target: [healthConsents.hcId, healthConsents.consent],
          set: { agreeYn, decidedAt: now },
          setWhere: sql`${healthConsents.agreeYn} <> ${agreeYn}`,
        })
    },

    setHealthTerms: async (hcId: string, healthTermsYn: Yn): Promise<void> => {
      await db.update(members).set({ healthTermsYn }).where(eq(members.hcId, hcId))
    },
  }
}
