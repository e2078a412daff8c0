/** The end of sessions where a password is set anew. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { forgetPushTokens } from '#server/domain/session/push-token.queries.ts'
import { rememberCredentials, sessions } from '#server/domain/session/schema.ts'

/**
 * Ends every session but one and what devices keep for auto-login, in the caller's transaction. @returns the ended
 * sessions
 */
export async function endSessions(
  tx: Queryable,
  hcId: string,
  now: Date,
  { but }: { but?: string } = {},
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'password' })
    .where(
      and(
        eq(sessions.hcId, hcId),
        isNull(sessions.endedAt),
        but === undefined ? undefined : ne(sessions.sessionId, but),
      ),
    )
    .returning({ sessionId: sessions.sessionId })
  // One lives at most: where another than `but` did, its phone was the one that is told.
  if (ended.length > 0) await forgetPushTokens(tx, hcId)
  await tx
    .update(rememberCredentials)
    .set({ revokedAt: now })
    .where(and(eq(rememberCredentials.hcId, hcId), isNull(rememberCredentials.revokedAt)))
  return ended.map(({ sessionId }) => sessionId)
}
