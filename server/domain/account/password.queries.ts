/** Passwords: looked at, set anew, put off. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { spendReset, type Check } from '#server/domain/identity/check.queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { credentials, sessions } from '#server/domain/session/schema.ts'
import { endSessions } from './end-sessions.queries.ts'

export function passwordQueries(db: Db) {
  return {
    /** What a password is compared with, and what it may not hold. */
    of: async (hcId: string) => {
      const [row] = await db
        .select({
          passwordHash: credentials.passwordHash,
          changedAt: credentials.passwordChangedAt,
          usrId: members.usrId,
          mobileNo: members.mobileNo,
        })
        .from(credentials)
        .innerJoin(members, eq(members.hcId, credentials.hcId))
        .where(eq(credentials.hcId, hcId))
      return row
    },

    /**
     * Sets a password; every other session and all that devices keep for auto-login end with the old one.
     *
     * @param by the session that stays, or the permission that is used up
     * @returns the sessions that have ended; undefined when the permission had been used
     */
    set: (
      hcId: string,
      passwordHash: string,
      by: { sessionId: string } | { check: Check },
      now: Date,
    ): Promise<string[] | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          if ('check' in by && !(await spendReset(tx, by.check, now))) return undefined
          await tx
            .update(credentials)
            .set({ passwordHash, passwordChangedAt: now, reminderFrom: null })
            .where(eq(credentials.hcId, hcId))
          return endSessions(tx, hcId, now, 'sessionId' in by ? { but: by.sessionId } : {})
        }),
      ),

    /** Whether sessions ended with the password that was set at that moment. */
    hasEnded: async (hcId: string, at: Date): Promise<boolean> =>
      (
        await db
          .select({ hcId: sessions.hcId })
          .from(sessions)
          .where(and(eq(sessions.hcId, hcId), eq(sessions.endReason, 'password'), eq(sessions.endedAt, at)))
          .limit(1)
      ).length > 0,

    /** Puts the reminder off; the password stays (MBR-14). */
    putOff: async (hcId: string, now: Date): Promise<void> => {
      await db.update(credentials).set({ reminderFrom: now }).where(eq(credentials.hcId, hcId))
    },
  }
}
