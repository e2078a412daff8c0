/** Proofs: begun, confirmed and used on one device (docs/decisions/215). */
import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { BEGUN_MS, keyHashOf, proofMs } from './rules.ts'
import { type CheckKind, type CheckPurpose, type Colleague, identityChecks, type Person } from './schema.ts'

export type Check = typeof identityChecks.$inferSelect

type Begun = { deviceId: string; key: string; kind: CheckKind; purpose: CheckPurpose }
/** What is known of it from the beginning: a ticket or a code has proven it already. */
type Known = { colleague?: Colleague; mobileNo?: string; authSeq?: number; hcId?: string; isConfirmed?: true }

const isOne = (deviceId: string, key: string) =>
  and(eq(identityChecks.deviceId, deviceId), eq(identityChecks.keyHash, keyHashOf(key)))

export function checkQueries(db: Db) {
  return {
    /** Begins a proof; what this device has left lying is cleared away. @returns when it ends */
    begin: (begun: Begun, now: Date, known: Known = {}): Promise<Date> => beginCheck(db, begun, now, known),

    /** A proof of this device that has not ended, whether confirmed or not. */
    find: async (deviceId: string, key: string, now: Date): Promise<Check | undefined> => {
      const [row] = await db
        .select()
        .from(identityChecks)
        .where(and(isOne(deviceId, key), gt(identityChecks.expiresAt, now)))
      return row
    },

    /** Keeps what a verifier has found; the time that it is good for begins now. */
    confirm: async (
      deviceId: string,
      key: string,
      { purpose }: Pick<Check, 'purpose'>,
      person: Person,
      now: Date,
    ): Promise<void> => {
      const expiresAt = new Date(now.getTime() + proofMs(purpose))
      await db
        .update(identityChecks)
        .set({ person, mobileNo: person.mobileNo, confirmedAt: now, expiresAt })
        .where(isOne(deviceId, key))
    },

    /** The code of a staff member was right. */
    confirmColleague: async (deviceId: string, key: string, now: Date): Promise<void> => {
      await db
        .update(identityChecks)
        .set({ confirmedAt: now, expiresAt: new Date(now.getTime() + proofMs('join')) })
        .where(isOne(deviceId, key))
    },

    /** Notes which code was sent for a proof. */
    noteCode: async (deviceId: string, key: string, authSeq: number): Promise<void> => {
      await db.update(identityChecks).set({ authSeq }).where(isOne(deviceId, key))
    },

    /** Confirmed proofs of this device for any of some purposes, the newest first. */
    proofs: (deviceId: string, purposes: readonly CheckPurpose[], now: Date): Promise<Check[]> =>
      db
        .select()
        .from(identityChecks)
        .where(
          and(
            eq(identityChecks.deviceId, deviceId),
            inArray(identityChecks.purpose, [...purposes]),
            isNotNull(identityChecks.confirmedAt),
            gt(identityChecks.expiresAt, now),
          ),
        )
        .orderBy(desc(identityChecks.confirmedAt)),
  }
}

export async function beginCheck(
  tx: Queryable,
  { deviceId, key, kind, purpose }: Begun,
  now: Date,
  { isConfirmed, ...known }: Known = {},
): Promise<Date> {
  await tx.delete(identityChecks).where(and(eq(identityChecks.deviceId, deviceId), lt(identityChecks.expiresAt, now)))
  const expiresAt = new Date(now.getTime() + BEGUN_MS)
  await tx.insert(identityChecks).values({
    deviceId,
    keyHash: keyHashOf(key),
    kind,
    purpose,
    begunAt: now,
    expiresAt,
    confirmedAt: isConfirmed ? now : null,
    ...known,
  })
  return expiresAt
}

/** Takes away all that has ended, on whatever device it began; most that begin a verification never come back. */
export async function clearEnded(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(identityChecks).where(lt(identityChecks.expiresAt, now))
}

/** What proves whose a lost name or password is. */
export const FINDING = ['findId', 'findPwd'] as const satisfies readonly CheckPurpose[]

/**
 * Uses up the permission to set a password anew, with every other one that this device was given for the member, and
 * the proofs that they came of. Its row stays until it ends, unconfirmed and begun when it was used: whoever never
 * heard the answer may ask for it again.
 *
 * @returns false when somebody was faster
 */
export async function spendReset(
  tx: Queryable,
  { deviceId, keyHash, hcId }: Pick<Check, 'deviceId' | 'keyHash' | 'hcId'>,
  now: Date,
): Promise<boolean> {
  const own = and(
    eq(identityChecks.deviceId, deviceId),
    eq(identityChecks.keyHash, keyHash),
    isNotNull(identityChecks.confirmedAt),
  )
  const used = await tx
    .update(identityChecks)
    .set({ confirmedAt: null, begunAt: now })
    .where(own)
    .returning({ keyHash: identityChecks.keyHash })
  if (used.length === 0) return false
  const isFinding = inArray(identityChecks.purpose, [...FINDING])
  const isOther = and(
    eq(identityChecks.kind, 'reset'),
    eq(identityChecks.hcId, hcId ?? ''),
    ne(identityChecks.keyHash, keyHash),
  )
  await tx.delete(identityChecks).where(and(eq(identityChecks.deviceId, deviceId), or(isFinding, isOther)))
  return true
}

const ofCode = (deviceId: string, authSeq: number) =>
  and(eq(identityChecks.deviceId, deviceId), eq(identityChecks.kind, 'sms'), eq(identityChecks.authSeq, authSeq))

/** Whether what a code has proven is still to be used; nobody uses it up before the end of the transaction. */
export async function isStillProven(tx: Queryable, deviceId: string, authSeq: number, now: Date): Promise<boolean> {
  const held = await tx
    .select({ expiresAt: identityChecks.expiresAt })
    .from(identityChecks)
    .where(ofCode(deviceId, authSeq))
    .for('update')
  return held.some(({ expiresAt }) => expiresAt > now)
}

/**
 * Uses a proof up, with every key that its code was answered with, in the caller's transaction.
 *
 * @returns false when somebody was faster: of any number at once a single one has it
 */
export async function spendCheck(
  tx: Queryable,
  { deviceId, keyHash, kind, authSeq }: Pick<Check, 'deviceId' | 'keyHash' | 'kind' | 'authSeq'>,
): Promise<boolean> {
  const own = and(
    eq(identityChecks.deviceId, deviceId),
    kind === 'sms' && authSeq !== null ? ofCode(deviceId, authSeq) : eq(identityChecks.keyHash, keyHash),
  )
  // Held first: a further key that is made meanwhile is seen by the deletion.
  await tx.select({ keyHash: identityChecks.keyHash }).from(identityChecks).where(own).for('update')
  return (await tx.delete(identityChecks).where(own).returning({ keyHash: identityChecks.keyHash })).length > 0
}
