/** Proofs: begun, confirmed and used on one device. */
import { and, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { BEGUN_MS, keyHashOf, proofMs } from './rules.ts'
import { type CheckKind, type CheckPurpose, type Colleague, identityChecks, type Person } from './schema.ts'

export type Check = typeof identityChecks.$inferSelect

type Begun = { deviceId: string; key: string; kind: CheckKind; purpose: CheckPurpose }
/** What is known of it from the beginning: a ticket or a code has proven it already. */
type Known = { colleague?: Colleague; mobileNo?: string; hcId?: string; isConfirmed?: true }

const isOne = (deviceId: string, key: string) => and(eq(identityChecks.deviceId, deviceId), eq(identityChecks.keyHash, keyHashOf(key)))

export function checkQueries(db: Db) {
  return {
    /** Begins a proof; what this device has left lying is cleared away. @returns when it ends */
    begin: (begun: Begun, now: Date, known: Known = {}): Promise<Date> => beginCheck(db, begun, now, known),

    /** A proof of this device that has not ended, whether confirmed or not. */
    find: async (deviceId: string, key: string, now: Date): Promise<Check | undefined> => {
      const [row] = await db.select().from(identityChecks).where(and(isOne(deviceId, key), gt(identityChecks.expiresAt, now)))
      return row
    },

    /** Keeps what a verifier has found; the time that it is good for begins now. */
    confirm: async (deviceId: string, key: string, { purpose }: Pick<Check, 'purpose'>, person: Person, now: Date): Promise<void> => {
      const expiresAt = new Date(now.getTime() + proofMs(purpose))
      await db.update(identityChecks).set({ person, mobileNo: person.mobileNo, confirmedAt: now, expiresAt }).where(isOne(deviceId, key))
    },

    /** The code of a staff member was right. */
    confirmColleague: async (deviceId: string, key: string, now: Date): Promise<void> => {
      await db.update(identityChecks).set({ confirmedAt: now, expiresAt: new Date(now.getTime() + proofMs('join')) }).where(isOne(deviceId, key))
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
        .where(and(eq(identityChecks.deviceId, deviceId), inArray(identityChecks.purpose, [...purposes]), isNotNull(identityChecks.confirmedAt), gt(identityChecks.expiresAt, now)))
        .orderBy(desc(identityChecks.confirmedAt)),
  }
}

export async function beginCheck(tx: Queryable, { deviceId, key, kind, purpose }: Begun, now: Date, { isConfirmed, ...known }: Known = {}): Promise<Date> {
  await tx.delete(identityChecks).where(and(eq(identityChecks.deviceId, deviceId), lt(identityChecks.expiresAt, now)))
  const expiresAt = new Date(now.getTime() + BEGUN_MS)
  await tx.insert(identityChecks).values({ deviceId, keyHash: keyHashOf(key), kind, purpose, begunAt: now, expiresAt, confirmedAt: isConfirmed ? now : null, ...known })
  return expiresAt
}

/** Uses a proof up. @returns false when somebody was faster: of any number at once a single one has it */
export async function spendCheck(tx: Queryable, { deviceId, keyHash }: Pick<Check, 'deviceId' | 'keyHash'>): Promise<boolean> {
  const used = await tx
    .delete(identityChecks)
    .where(and(eq(identityChecks.deviceId, deviceId), eq(identityChecks.keyHash, keyHash)))
    .returning({ keyHash: identityChecks.keyHash })
  return used.length > 0
}
