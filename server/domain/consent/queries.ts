/** What the member agreed to about health data, and when. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Yn } from '#server/wire.ts'
import { ConsentNeeded } from './needed.rules.ts'
import { healthConsents } from './schema.ts'

/** The rule about sensitive information, the consent that sync hangs on (HSY-04). */
export const SENSITIVE_RULE = '3'

/** The rule about keeping health data: nothing is kept and nothing worked out unless it was given and stands. */
export const KEEPING_RULE = '1'

/** What getHealthAgreeYn and setHealthAgreeYn call it (HTM-06): the same question under another name. */
export const HEALTH_CONSENT = 'health'

/** One decision, wherever it is made. */
const sameAs = (consent: string): readonly string[] =>
  consent === KEEPING_RULE || consent === HEALTH_CONSENT ? [KEEPING_RULE, HEALTH_CONSENT] : [consent]

export function consentQueries(db: Db) {
  const isKeeping = async (hcId: string): Promise<boolean> => {
    const [row] = await db
      .select({ agreeYn: healthConsents.agreeYn })
      .from(healthConsents)
      .where(and(eq(healthConsents.hcId, hcId), eq(healthConsents.consent, KEEPING_RULE)))
    return row?.agreeYn === 'Y'
  }

  return {
    consent: async (hcId: string, consent: string) => {
      const [row] = await db
        .select({ agreeYn: healthConsents.agreeYn, decidedAt: healthConsents.decidedAt })
        .from(healthConsents)
        .where(and(eq(healthConsents.hcId, hcId), eq(healthConsents.consent, consent)))
      return row
    },

    /** Whether health data may be kept, and worked with: the consent was given and stands. Never asked is no yes. */
    isKeeping,

    /** Refuses to go on without it. Whatever writes health data comes by here; taking some away needs no consent. */
    needKeeping: async (hcId: string): Promise<void> => {
      if (!(await isKeeping(hcId))) throw new ConsentNeeded()
    },

    consents: async (hcId: string) => {
      const rows = await db.select().from(healthConsents).where(eq(healthConsents.hcId, hcId))
      return new Map(rows.map((row) => [row.consent, row]))
    },

    /** A decision that was made before keeps its time. */
    decide: (hcId: string, consent: string, agreeYn: Yn, now: Date): Promise<void> =>
      decideAll(db, hcId, sameAs(consent), agreeYn, now),

    /**
     * No to keeping health data and to reading it from phones, together (GOL-10): the flag follows (HTM-05). What is
     * stored stays.
     */
    withdrawHealth: (hcId: string, now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await decideAll(tx, hcId, [...sameAs(KEEPING_RULE), SENSITIVE_RULE], 'N', now)
          await tx.update(members).set({ healthTermsYn: 'N' }).where(eq(members.hcId, hcId))
        }),
      ),

    setHealthTerms: async (hcId: string, healthTermsYn: Yn): Promise<void> => {
      await db.update(members).set({ healthTermsYn }).where(eq(members.hcId, hcId))
    },
  }
}

async function decideAll(
  db: Queryable,
  hcId: string,
  consents: readonly string[],
  agreeYn: Yn,
  now: Date,
): Promise<void> {
  await db
    .insert(healthConsents)
    .values(consents.map((consent) => ({ hcId, consent, agreeYn, decidedAt: now })))
    .onConflictDoUpdate({
      target: [healthConsents.hcId, healthConsents.consent],
      set: { agreeYn, decidedAt: now },
      setWhere: sql`${healthConsents.agreeYn} <> ${agreeYn}`,
    })
}
