/** The devices that a member signs in on, and the trace that sign-ins leave. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { keepNewest } from '#server/db/newest.ts'
import { retrying } from '#server/db/retry.ts'
import type { Yn } from '#server/wire.ts'
import { type PushToken, registerPushToken } from './push-token.queries.ts'
import { credentials, devices, loginHistory } from './schema.ts'

export type HistoryEntry = { kind: 'login' | 'auto-login' | 'setting'; deviceId: string; autoLoginYn: Yn }

/** What is kept of a member: devices, and the trace of sign-ins of some years. */
export const MOST_DEVICES = 100
export const MOST_SIGN_INS = 10_000

export function deviceQueries(db: Db) {
  return {
    devices: (hcId: string) => db.select().from(devices).where(eq(devices.hcId, hcId)),
    noteDevice: async (hcId: string, deviceId: string, at: Date): Promise<void> => {
      await db
        .insert(devices)
        .values({ hcId, deviceId, firstSeenAt: at, lastSeenAt: at })
        .onConflictDoUpdate({ target: [devices.hcId, devices.deviceId], set: { lastSeenAt: at } })
      await keepNewest(db, devices, devices.lastSeenAt, hcId, MOST_DEVICES)
    },
    /** Returns whether the token is new for this device; undefined when the session has ended. */
    setPushToken: async (token: PushToken, at: Date): Promise<boolean | undefined> => {
      const changed = await retrying(() => db.transaction((tx) => registerPushToken(tx, token, at)))
      await keepNewest(db, devices, devices.lastSeenAt, token.hcId, MOST_DEVICES)
      return changed
    },
    addHistory: async (hcId: string, entry: HistoryEntry, at: Date): Promise<void> => {
      await db.insert(loginHistory).values({ hcId, historyId: randomUUID(), ...entry, happenedAt: at })
      await keepNewest(db, loginHistory, loginHistory.happenedAt, hcId, MOST_SIGN_INS)
    },
    /**
     * From when the reminder to change the password counts: its last change, or the day on which the member put it off.
     */
    reminderFrom: async (hcId: string): Promise<Date | undefined> => {
      const [row] = await db
        .select({ changed: credentials.passwordChangedAt, put: credentials.reminderFrom })
        .from(credentials)
        .where(eq(credentials.hcId, hcId))
      return row?.put && row.put > row.changed ? row.put : row?.changed
    },
  }
}
