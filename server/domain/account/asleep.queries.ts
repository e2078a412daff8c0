/** Accounts that nobody has used for a year (MBR-16). They stay as they are, and are greeted when somebody comes. */
import { eq, max } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { isDormant } from '#server/domain/member/dormant.rules.ts'
import { sessions } from '#server/domain/session/schema.ts'
import { seoulDay } from '#server/seoul.ts'

/** The day on which a member signed in last, `YYYYMMDD`; null before the first time. */
export async function lastUseOf(tx: Queryable, hcId: string): Promise<string | null> {
  const [[newest], [member]] = [
    await tx
      .select({ at: max(sessions.startedAt) })
      .from(sessions)
      .where(eq(sessions.hcId, hcId)),
    await tx.select({ lastLoginDt: members.lastLoginDt }).from(members).where(eq(members.hcId, hcId)),
  ]
  return newest?.at ? seoulDay(newest.at) : (member?.lastLoginDt ?? null)
}

export const isAsleep = async (tx: Queryable, hcId: string, now: Date): Promise<boolean> =>
  isDormant(await lastUseOf(tx, hcId), now)
