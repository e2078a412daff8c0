/** What the member agreed to about health data, and when. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Yn } from '#server/wire.ts'
import { healthConsents } from './schema.ts'

/** The rule about sensitive information, the consent that sync hangs on (HSY-04). */
export const SENSITIVE_RULE = '3'

/** The rule about keeping health data: what is typed or measured is saved unless it was withdrawn. */
export const KEEPING_RULE = '1'

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

    /** Whether the member has said no to keeping health data. Never asked is no answer: the first value is saved and the sheet asks with it. */
    isKeepingWithdrawn: async (hcId: string): Promise<boolean> => {
      const [row] = await db
        .select({ agreeYn: healthConsents.agreeYn })
        .from(healthConsents)
        .where(and(eq(healthConsents.hcId, hcId), eq(healthConsents.consent, KEEPING_RULE)))
      return row?.agreeYn === 'N'
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

    /** No to keeping health data and to reading it from phones, together (GOL-10): the flag follows (HTM-05). What is stored stays. */
    withdrawHealth: (hcId: string, now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          for (const consent of [KEEPING_RULE, SENSITIVE_RULE]) {
            await tx
              .insert(healthConsents)
              .values({ hcId, consent, agreeYn: 'N', decidedAt: now })
              .onConflictDoUpdate({ target: [healthConsents.hcId, healthConsents.consent], set: { agreeYn: 'N', decidedAt: now }, setWhere: sql`${healthConsents.agreeYn} <> 'N'` })
          }
          await tx.update(members).set({ healthTermsYn: 'N' }).where(eq(members.hcId, hcId))
        }),
      ),

    setHealthTerms: async (hcId: string, healthTermsYn: Yn): Promise<void> => {
      await db.update(members).set({ healthTermsYn }).where(eq(members.hcId, hcId))
    },
  }
}
