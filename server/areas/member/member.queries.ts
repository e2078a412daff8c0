import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { alarms, credentials, devices, loginHistory } from '#server/db/schema/member.ts'
import type { Yn } from '#server/wire.ts'

export type HistoryEntry = { kind: 'login' | 'auto-login' | 'setting'; deviceId: string; autoLoginYn: Yn }

export function memberQueries(db: Db) {
  const mine = (hcId: string) => eq(alarms.hcId, hcId)
  return {
    devices: (hcId: string) => db.select().from(devices).where(eq(devices.hcId, hcId)),
    noteDevice: async (hcId: string, deviceId: string, at: Date): Promise<void> => {
      await db
        .insert(devices)
        .values({ hcId, deviceId, firstSeenAt: at, lastSeenAt: at })
        .onConflictDoUpdate({ target: [devices.hcId, devices.deviceId], set: { lastSeenAt: at } })
    },
    /** Returns whether the token is new for this device. */
    setPushToken: async (hcId: string, deviceId: string, pushToken: string, at: Date): Promise<boolean> => {
      const changed = await db
        .insert(devices)
        .values({ hcId, deviceId, pushToken, firstSeenAt: at, lastSeenAt: at })
        .onConflictDoUpdate({
          target: [devices.hcId, devices.deviceId],
          set: { pushToken, lastSeenAt: at },
          setWhere: sql`${devices.pushToken} is distinct from ${pushToken}`,
        })
        .returning({ deviceId: devices.deviceId })
      return changed.length > 0
    },
    addHistory: async (hcId: string, entry: HistoryEntry, at: Date): Promise<void> => {
      await db.insert(loginHistory).values({ hcId, historyId: randomUUID(), ...entry, happenedAt: at })
    },
    passwordChangedAt: async (hcId: string): Promise<Date | undefined> => {
      const [row] = await db.select({ at: credentials.passwordChangedAt }).from(credentials).where(eq(credentials.hcId, hcId))
      return row?.at
    },
    messageCount: (hcId: string): Promise<number> => db.$count(alarms, mine(hcId)),
    unreadCount: (hcId: string): Promise<number> => db.$count(alarms, and(mine(hcId), isNull(alarms.readAt))),
    /** A page of messages, newest first; pages count from 1. */
    messages: (hcId: string, pageNo: number, pageSize: number) =>
      db
        .select()
        .from(alarms)
        .where(mine(hcId))
        .orderBy(desc(alarms.alarmSeq))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    message: async (hcId: string, alarmSeq: number) => {
      const [row] = await db.select().from(alarms).where(and(mine(hcId), eq(alarms.alarmSeq, alarmSeq)))
      return row
    },
    /** Marks one message, or all of them, read. Returns how many became read by it. */
    markRead: async (hcId: string, alarmSeq: number | 'all', at: Date): Promise<number> => {
      const which = alarmSeq === 'all' ? undefined : eq(alarms.alarmSeq, alarmSeq)
      const rows = await db
        .update(alarms)
        .set({ readAt: at })
        .where(and(mine(hcId), isNull(alarms.readAt), which))
        .returning({ seq: alarms.alarmSeq })
      return rows.length
    },
  }
}
