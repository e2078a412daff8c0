/** What a provider has handed over, kept; and all of it gone when the consent is withdrawn (HCU-02). */
import { and, eq, exists, gt, inArray, like, lt, max, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { CONSENT, HOUR_MS } from '#server/domain/checkup-sign-in/rules.ts'
import { checkupSignIns } from '#server/domain/checkup-sign-in/schema.ts'
import { lockMember } from '#server/domain/intake/takeout.queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import type { Yn } from '#server/wire.ts'
import { checkupConsents, checkupItems, type CheckupResult, checkups } from './schema.ts'

/** Begins the number of a sign-in that counts and is there no more. */
const GONE = 'gone-'

export function checkupKeeping(db: Db) {
  return {
    consent: async (hcId: string) => (await db.select().from(checkupConsents).where(eq(checkupConsents.hcId, hcId)))[0],

    /** Gives or withdraws the consent. Withdrawn, nothing of what was fetched stays. */
    decide: (hcId: string, agreeYn: Yn, termsVer: string, now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          await tx
            .insert(checkupConsents)
            .values({ hcId, agreeYn, decidedAt: now, termsVer })
            .onConflictDoUpdate({ target: checkupConsents.hcId, set: { agreeYn, decidedAt: now, termsVer } })
          if (agreeYn === 'Y') return
          await tx.delete(checkupItems).where(eq(checkupItems.hcId, hcId))
          await tx.delete(checkups).where(eq(checkups.hcId, hcId))
          // That a request went out counts for its hour, or a withdrawal would begin the count anew; nothing else of it
          // stays, and its number finds it no more.
          const isCounted = gt(checkupSignIns.startedAt, new Date(now.getTime() - HOUR_MS))
          await tx.delete(checkupSignIns).where(and(eq(checkupSignIns.hcId, hcId), not(isCounted)))
          await tx
            .update(checkupSignIns)
            .set({
              authTxId: sql`${GONE} || ${checkupSignIns.authTxId}`,
              providerTx: '',
              providerCode: '',
              state: 'EXPIRED',
              askedAt: null,
              reason: null,
              fetchedSeqs: null,
            })
            .where(eq(checkupSignIns.hcId, hcId))
        }),
      ),

    /**
     * Keeps results, each check-up once: one of the same day and clinic gets its values anew. Answers their numbers;
     * null where the consent was withdrawn while the provider answered, and the sign-in with it.
     */
    keep: (hcId: string, authTxId: string, results: readonly CheckupResult[], now: Date): Promise<number[] | null> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          const isSignIn = and(eq(checkupSignIns.hcId, hcId), eq(checkupSignIns.authTxId, authTxId))
          const [signIn] = await tx.select({ state: checkupSignIns.state }).from(checkupSignIns).where(isSignIn)
          if (signIn === undefined) return null
          const known = await tx
            .select({ seq: checkups.checkupSeq, checkupDt: checkups.checkupDt, hospitalNm: checkups.hospitalNm })
            .from(checkups)
            .where(eq(checkups.hcId, hcId))
          const [last] = await tx
            .select({ seq: max(checkups.checkupSeq) })
            .from(checkups)
            .where(eq(checkups.hcId, hcId))
          const numbered = results.map((result, at) => {
            const before = known.find(
              ({ checkupDt, hospitalNm }) => checkupDt === result.checkupDt && hospitalNm === result.hospitalNm,
            )
            return { ...result, isNew: before === undefined, checkupSeq: before?.seq ?? (last?.seq ?? 0) + 1 + at }
          })
          const seqs = numbered.map(({ checkupSeq }) => checkupSeq)
          const fresh = numbered.filter(({ isNew }) => isNew)
          await insertMany(
            tx,
            checkups,
            fresh.map(({ checkupSeq, checkupDt, hospitalNm, type, judge, judgeTxt }) => ({
              hcId,
              checkupSeq,
              checkupDt,
              hospitalNm,
              type,
              judge,
              judgeTxt,
              gotAt: now,
              openedAt: null,
            })),
          )
          if (seqs.length > 0)
            await tx
              .delete(checkupItems)
              .where(and(eq(checkupItems.hcId, hcId), inArray(checkupItems.checkupSeq, seqs)))
          await insertMany(
            tx,
            checkupItems,
            numbered.flatMap(({ checkupSeq, values }) =>
              [...values].map(([itemCode, val]) => ({ hcId, checkupSeq, itemCode, val })),
            ),
          )
          await tx.update(checkupSignIns).set({ fetchedSeqs: seqs }).where(isSignIn)
          return seqs
        }),
      ),

    /** Marks one as looked at, the first time. */
    open: async (hcId: string, checkupSeq: number, now: Date): Promise<void> => {
      await db
        .update(checkups)
        .set({ openedAt: now })
        .where(and(eq(checkups.hcId, hcId), eq(checkups.checkupSeq, checkupSeq)))
    },
  }
}

/**
 * What was fetched goes when the years of its consent are over, and what was left of requests to count them when they
 * count no more.
 *
 * @param today `YYYYMMDD`, Seoul
 */
export async function forgetOldCheckups(db: Db, today: string): Promise<void> {
  const isOver = lt(
    checkups.gotAt,
    seoulInstant(`${Number(today.slice(0, 4)) - CONSENT.keepYear}${today.slice(4)}`, '0000'),
  )
  await db.transaction(async (tx) => {
    const ofItem = and(eq(checkups.hcId, checkupItems.hcId), eq(checkups.checkupSeq, checkupItems.checkupSeq))
    await tx
      .delete(checkupItems)
      .where(exists(tx.select({ seq: checkups.checkupSeq }).from(checkups).where(and(ofItem, isOver))))
    await tx.delete(checkups).where(isOver)
    const isCountedNoMore = lt(checkupSignIns.startedAt, new Date(seoulInstant(today, '0000').getTime() - HOUR_MS))
    await tx.delete(checkupSignIns).where(and(like(checkupSignIns.authTxId, `${GONE}%`), isCountedNoMore))
  })
}
