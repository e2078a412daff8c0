/**
 * Whose phone a push token is. A phone has one owner, the last who signed in or registered a token there, and a token
 * has one, the last who registered it; a member has one phone, since they have one live session (SES-25). A token
 * stands only while its member has a session that nothing has ended, so whatever ends one calls `forgetPushTokens` in
 * the same transaction (docs/decisions/380).
 */
import { and, eq, exists, gt, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import type { SessionLife } from './life.rules.ts'
import { deviceOwners, devices, pushTokens, rememberCredentials, sessions } from './schema.ts'

export type PushToken = { hcId: string; sessionId: string; deviceId: string; pushToken: string }

/** @returns whether the token is new for this phone of the member; undefined when the session has ended */
export async function registerPushToken(tx: Queryable, token: PushToken, at: Date): Promise<boolean | undefined> {
  const { hcId, sessionId, deviceId, pushToken } = token
  // Rows in the order of a sign-in and of every end: whoever signs out meanwhile waits, or has been first.
  await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('key share')
  const [live] = await tx
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.hcId, hcId), eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)))
    .for('update')
  if (live === undefined) return undefined
  await tx
    .insert(devices)
    .values({ hcId, deviceId, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({ target: [devices.hcId, devices.deviceId], set: { lastSeenAt: at } })
  await takePhone(tx, hcId, deviceId)
  await tx.delete(pushTokens).where(and(eq(pushTokens.hcId, hcId), ne(pushTokens.pushToken, pushToken)))
  const changed = await tx
    .insert(pushTokens)
    .values({ pushToken, hcId, deviceId, registeredAt: at })
    .onConflictDoUpdate({
      target: pushTokens.pushToken,
      set: { hcId, deviceId, registeredAt: at },
      setWhere: sql`${pushTokens.hcId} <> ${hcId} or ${pushTokens.deviceId} <> ${deviceId}`,
    })
    .returning({ hcId: pushTokens.hcId })
  return changed.length > 0
}

/** The member is on this phone now: what it was told for others, and what others of theirs were, goes. */
export async function takePhone(tx: Queryable, hcId: string, deviceId: string): Promise<void> {
  await forgetPushTokens(tx, hcId, { but: deviceId })
  if (deviceId === '') return
  // Writes nothing new where somebody is: their row is held, and read.
  const [owner] = await tx
    .insert(deviceOwners)
    .values({ deviceId, hcId })
    .onConflictDoUpdate({ target: deviceOwners.deviceId, set: { deviceId } })
    .returning({ hcId: deviceOwners.hcId })
  if (owner === undefined || owner.hcId === hcId) return
  await tx.delete(pushTokens).where(and(eq(pushTokens.hcId, owner.hcId), eq(pushTokens.deviceId, deviceId)))
  await tx.update(deviceOwners).set({ hcId }).where(eq(deviceOwners.deviceId, deviceId))
}

/**
 * Nothing is pushed to the phones of a member any more.
 *
 * @param but the phone on which a session of theirs lives on
 */
export async function forgetPushTokens(tx: Queryable, hcId: string, { but }: { but?: string } = {}): Promise<void> {
  const elsewhere = (column: typeof pushTokens.deviceId | typeof deviceOwners.deviceId) =>
    but === undefined ? undefined : ne(column, but)
  await tx.delete(deviceOwners).where(and(eq(deviceOwners.hcId, hcId), elsewhere(deviceOwners.deviceId)))
  await tx.delete(pushTokens).where(and(eq(pushTokens.hcId, hcId), elsewhere(pushTokens.deviceId)))
}

/** As `forgetPushTokens`, of members whose session ran out and whom no auto-login brings back: nobody says when. */
export async function forgetLatePushTokens(
  db: Db,
  hcIds: readonly string[],
  now: Date,
  { idle, most }: SessionLife,
): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const lives = and(isNull(sessions.endedAt), gt(sessions.refreshedAt, ago(idle)), gt(sessions.startedAt, ago(most)))
  const stands = and(isNull(rememberCredentials.revokedAt), gt(rememberCredentials.expiresAt, now))
  for (const table of [deviceOwners, pushTokens]) {
    const live = db
      .select({ hcId: sessions.hcId })
      .from(sessions)
      .where(and(eq(sessions.hcId, table.hcId), lives))
    const remembered = db
      .select({ hcId: rememberCredentials.hcId })
      .from(rememberCredentials)
      .where(and(eq(rememberCredentials.hcId, table.hcId), stands))
    await db.delete(table).where(and(inArray(table.hcId, [...hcIds]), not(exists(live)), not(exists(remembered))))
  }
}
