/** One function composes the seven agreements from where each is kept; one gives and withdraws. */
import { and, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { HEALTH_CONSENT, KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { healthVersionAt } from '#server/domain/consent/rules.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { pushSettings } from '#server/domain/notice/schema.ts'
import type { Yn } from '#server/wire.ts'
import { type AgreeCode, agreements, type Decision, REQUIRED, type RequiredCode, TERMS_VERSION } from './rules.ts'
import { type KeptCode, memberAgreements } from './schema.ts'

export function agreementQueries(db: Db) {
  return {
    /** Everything that a member has decided. */
    of: async (hcId: string): Promise<ReadonlyMap<AgreeCode, Decision>> => {
      const [[member], kept, health] = await Promise.all([
        db
          .select({
            TERMS01: members.terms01,
            TERMS02: members.terms02,
            TERMS03: members.terms03,
            TERMS04: members.terms04,
            ALLERGY: members.allergyAgreeYn,
            joinedAt: members.joinedAt,
          })
          .from(members)
          .where(eq(members.hcId, hcId)),
        db.select().from(memberAgreements).where(eq(memberAgreements.hcId, hcId)),
        db.select().from(healthConsents).where(eq(healthConsents.hcId, hcId)),
      ])
      const decisions = new Map<AgreeCode, Decision>()
      if (member === undefined) return decisions
      const { joinedAt, ALLERGY, ...terms } = member
      // Accounts that were opened before versions were noted agreed to what was in force.
      for (const [code, agreeYn] of Object.entries(terms) as [KeptCode, Yn][]) {
        const isAsked = code !== 'TERMS04' || agreeYn === 'Y'
        decisions.set(code, { agreeYn, termsVer: TERMS_VERSION, decidedAt: isAsked ? joinedAt : null })
      }
      decisions.set('ALLERGY', { agreeYn: ALLERGY, termsVer: agreements.ALLERGY.version, decidedAt: null })
      for (const { agreeCode, agreeYn, termsVer, decidedAt } of kept) {
        if (agreeCode !== 'ALLERGY' || agreeYn === ALLERGY) decisions.set(agreeCode, { agreeYn, termsVer, decidedAt })
      }
      // It may be decided in two places; what was said last holds.
      const [consent] = health
        .filter((row) => row.consent === KEEPING_RULE || row.consent === HEALTH_CONSENT)
        .toSorted((one, other) => other.decidedAt.getTime() - one.decidedAt.getTime())
      if (consent !== undefined)
        decisions.set('HEALTH', {
          agreeYn: consent.agreeYn,
          termsVer: healthVersionAt(consent.decidedAt),
          decidedAt: consent.decidedAt,
        })
      return decisions
    },

    /** Agrees to required terms in the version in force: to all of them, or to those that are named. */
    agreeToTerms: (hcId: string, now: Date, codes: readonly RequiredCode[] = REQUIRED): Promise<void> =>
      retrying(() =>
        db.transaction((tx) =>
          writeAgreements(tx, hcId, Object.fromEntries(codes.map((code) => [code, 'Y' as const])), now),
        ),
      ),

    /** Gives or withdraws what is free to decide. */
    decide: (hcId: string, code: 'TERMS04' | 'LOCATION', agreeYn: Yn, now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await writeAgreements(tx, hcId, { [code]: agreeYn }, now)
          if (code !== 'TERMS04') return
          // Who wants no advertising gets none, by whichever way it would come.
          const ways =
            agreeYn === 'Y' ? {} : { pushAgreeYn: 'N' as const, smsAgreeYn: 'N' as const, emailAgreeYn: 'N' as const }
          await tx
            .update(members)
            .set({ terms04: agreeYn, ...ways })
            .where(eq(members.hcId, hcId))
          // Whoever wants it again and has no way left gets it by the app's own.
          if (agreeYn === 'Y')
            await tx
              .update(members)
              .set({ pushAgreeYn: 'Y' })
              .where(
                and(
                  eq(members.hcId, hcId),
                  eq(members.pushAgreeYn, 'N'),
                  eq(members.smsAgreeYn, 'N'),
                  eq(members.emailAgreeYn, 'N'),
                ),
              )
          if (agreeYn === 'N')
            await upsertMany(tx, pushSettings, [{ hcId, pushType: 'event', useYn: 'N' }], ['hcId', 'pushType'])
        }),
      ),
  }
}

/** Notes decisions about the version in force, in the caller's transaction. The same again keeps its time. */
export async function writeAgreements(
  tx: Queryable,
  hcId: string,
  decisions: Partial<Record<KeptCode, Yn>>,
  now: Date,
): Promise<void> {
  const known = await tx.select().from(memberAgreements).where(eq(memberAgreements.hcId, hcId))
  const rows = (Object.entries(decisions) as [KeptCode, Yn][])
    .filter(
      ([code, agreeYn]) =>
        !known.some(
          (row) => row.agreeCode === code && row.agreeYn === agreeYn && row.termsVer === agreements[code].version,
        ),
    )
    .map(([agreeCode, agreeYn]) => ({
      hcId,
      agreeCode,
      agreeYn,
      termsVer: agreements[agreeCode].version,
      decidedAt: now,
    }))
  await upsertMany(tx, memberAgreements, rows, ['hcId', 'agreeCode'])
}
