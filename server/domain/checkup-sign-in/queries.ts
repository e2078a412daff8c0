import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { lockMember } from '#server/domain/intake/takeout.queries.ts'
import { ASK_MS, HOUR_MS, STARTS_AN_HOUR, WAIT_MS } from './rules.ts'
import { checkupSignIns, type SignInState } from './schema.ts'

// Nothing of the person is kept here: docs/decisions/250.

export type SignIn = typeof checkupSignIns.$inferSelect
type Before = { waiting: SignIn | undefined; wait: Date | undefined }

export function checkupSignInQueries(db: Db) {
  const isOne = (hcId: string, authTxId: string) =>
    and(eq(checkupSignIns.hcId, hcId), eq(checkupSignIns.authTxId, authTxId))
  const find = async (hcId: string, authTxId: string): Promise<SignIn | undefined> =>
    (await db.select().from(checkupSignIns).where(isOne(hcId, authTxId)))[0]

  return {
    find,

    /**
     * The sign-in that waits at the same provider, and until when no other may begin; undefined: there is none, one
     * may.
     */
    before: async (hcId: string, providerCode: string, now: Date): Promise<Before> => {
      const isRecent = and(
        eq(checkupSignIns.hcId, hcId),
        gt(checkupSignIns.startedAt, new Date(now.getTime() - HOUR_MS)),
      )
      const recent = await db.select().from(checkupSignIns).where(isRecent).orderBy(asc(checkupSignIns.startedAt))
      const waiting = recent.findLast(
        (one) => one.providerCode === providerCode && one.state === 'WAIT' && one.expiresAt > now,
      )
      const first = recent[recent.length - STARTS_AN_HOUR]
      return { waiting, wait: first && new Date(first.startedAt.getTime() + HOUR_MS) }
    },

    /**
     * Keeps what the provider has begun, in the place of one that waits, where it is meant to. Of two at once at the
     * same provider the first stands.
     */
    keep: (
      hcId: string,
      {
        providerCode,
        providerTx,
        replaces,
      }: { providerCode: string; providerTx: string; replaces: string | undefined },
      now: Date,
    ): Promise<SignIn> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          const isWaiting = and(
            eq(checkupSignIns.hcId, hcId),
            eq(checkupSignIns.providerCode, providerCode),
            eq(checkupSignIns.state, 'WAIT'),
            gt(checkupSignIns.expiresAt, now),
          )
          const [standing] = await tx.select().from(checkupSignIns).where(isWaiting)
          if (standing !== undefined && standing.authTxId !== replaces) return standing
          if (standing !== undefined)
            await tx.update(checkupSignIns).set({ state: 'EXPIRED' }).where(isOne(hcId, standing.authTxId))
          const row = {
            hcId,
            authTxId: `hcu-${randomUUID()}`,
            providerTx,
            providerCode,
            state: 'WAIT' as const,
            startedAt: now,
            expiresAt: new Date(now.getTime() + WAIT_MS),
          }
          const [made] = await tx.insert(checkupSignIns).values(row).returning()
          if (made === undefined) throw new Error(`A sign-in of ${hcId} was not written.`)
          return made
        }),
      ),

    /** Who confirmed last; undefined before the first. */
    lastProvider: async (hcId: string): Promise<string | undefined> => {
      const isDone = and(eq(checkupSignIns.hcId, hcId), eq(checkupSignIns.state, 'DONE'))
      const [last] = await db
        .select({ code: checkupSignIns.providerCode })
        .from(checkupSignIns)
        .where(isDone)
        .orderBy(desc(checkupSignIns.startedAt))
        .limit(1)
      return last?.code
    },

    /** Takes the turn to ask the provider; false while somebody has just asked. */
    mayAsk: async (hcId: string, authTxId: string, now: Date): Promise<boolean> => {
      const isDue = or(isNull(checkupSignIns.askedAt), lte(checkupSignIns.askedAt, new Date(now.getTime() - ASK_MS)))
      const asked = await db
        .update(checkupSignIns)
        .set({ askedAt: now })
        .where(and(isOne(hcId, authTxId), eq(checkupSignIns.state, 'WAIT'), isDue))
        .returning({ authTxId: checkupSignIns.authTxId })
      return asked.length > 0
    },

    /** Ends one that waits; what has ended stays as it is. */
    end: async (
      hcId: string,
      authTxId: string,
      state: Exclude<SignInState, 'WAIT'>,
      reason: string | null,
    ): Promise<SignIn | undefined> => {
      await db
        .update(checkupSignIns)
        .set({ state, reason })
        .where(and(isOne(hcId, authTxId), eq(checkupSignIns.state, 'WAIT')))
      return find(hcId, authTxId)
    },
  }
}
