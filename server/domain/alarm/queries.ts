import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { alarms } from './schema.ts'

export function alarmQueries(db: Db) {
  const mine = (hcId: string) => eq(alarms.hcId, hcId)
  return {
    messageCount: (hcId: string): Promise<number> => db.$count(alarms, mine(hcId)),
    unreadCount: (hcId: string): Promise<number> => db.$count(alarms, and(mine(hcId), isNull(alarms.readAt))),
    /** All of them, newest first. */
    all: (hcId: string) => db.select().from(alarms).where(mine(hcId)).orderBy(desc(alarms.alarmSeq)),
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
