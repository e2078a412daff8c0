import { and, desc, eq, gte, isNull, like, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { pushTokens } from '#server/domain/session/schema.ts'
import { hardlyOpened, type OpenedKind, type PushType, QUIET_OF, wanted } from './rules.ts'
import { alarms, pushSettings } from './schema.ts'

/** How many notices whose key begins with `prefix` were sent since `from`. */
export const sentSince = (db: Queryable, hcId: string, prefix: string, from: Date): Promise<number> =>
  db.$count(alarms, and(eq(alarms.hcId, hcId), like(alarms.sourceKey, `${prefix}%`), gte(alarms.sentAt, from)))

export function noticeQueries(db: Db) {
  const mine = (hcId: string) => eq(alarms.hcId, hcId)
  const settings = async (tx: Pick<Db, 'select'>, hcId: string) =>
    wanted(
      await tx
        .select({ pushType: pushSettings.pushType, useYn: pushSettings.useYn })
        .from(pushSettings)
        .where(eq(pushSettings.hcId, hcId)),
    )

  return {
    count: (hcId: string): Promise<number> => db.$count(alarms, mine(hcId)),
    unreadCount: (hcId: string): Promise<number> => db.$count(alarms, and(mine(hcId), isNull(alarms.readAt))),
    /** Where the unread ones lead, each page once; null for those that lead nowhere. */
    unreadPages: async (hcId: string): Promise<(string | null)[]> =>
      (
        await db
          .selectDistinct({ menu: alarms.menu })
          .from(alarms)
          .where(and(mine(hcId), isNull(alarms.readAt)))
      ).map(({ menu }) => menu),
    /** A page of notices, newest first; pages count from 1. */
    list: (hcId: string, pageNo: number, pageSize: number) =>
      db
        .select()
        .from(alarms)
        .where(mine(hcId))
        .orderBy(desc(alarms.alarmSeq))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    find: async (hcId: string, alarmSeq: number) => {
      const [row] = await db
        .select()
        .from(alarms)
        .where(and(mine(hcId), eq(alarms.alarmSeq, alarmSeq)))
      return row
    },
    /**
     * Marks one notice, or all of them, read; what was read keeps its first time. Returns how many became read by it.
     */
    markRead: async (hcId: string, alarmSeq: number | 'all', at: Date): Promise<number> => {
      const which = alarmSeq === 'all' ? undefined : eq(alarms.alarmSeq, alarmSeq)
      const rows = await db
        .update(alarms)
        .set({ readAt: at })
        .where(and(mine(hcId), isNull(alarms.readAt), which))
        .returning({ seq: alarms.alarmSeq })
      return rows.length
    },
    /** Whether a push can reach a device of the member. */
    hasPushToken: async (hcId: string): Promise<boolean> =>
      (await db.$count(pushTokens, eq(pushTokens.hcId, hcId))) > 0,
    /** A kind that the member wants and hardly opens; null without one. */
    hardlyOpened: async (hcId: string, from: Date): Promise<OpenedKind | null> => {
      const newest = db
        .select({
          kind: alarms.kind,
          sentAt: alarms.sentAt,
          readAt: alarms.readAt,
          nth: sql<number>`row_number() over (partition by ${alarms.kind} order by ${alarms.alarmSeq} desc)`.as('nth'),
        })
        .from(alarms)
        .where(and(mine(hcId), gte(alarms.sentAt, from)))
        .as('newest')
      const [kinds, chosen] = await Promise.all([
        db
          .select({
            kind: newest.kind,
            sent: sql<number>`count(*)::int`,
            opened: sql<number>`(count(*) filter (where ${newest.readAt} - ${newest.sentAt} < interval '1 day'))::int`,
          })
          .from(newest)
          .where(sql`${newest.nth} <= ${QUIET_OF}`)
          .groupBy(newest.kind),
        settings(db, hcId),
      ])
      return hardlyOpened(kinds, chosen)
    },
    settings: (hcId: string): Promise<Map<PushType, boolean>> => settings(db, hcId),
    /** Switches kinds on or off. Returns how many were switched by it. */
    choose: (hcId: string, types: readonly PushType[], isWanted: boolean): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const now = await settings(tx, hcId)
          const other = types.filter((type) => now.get(type) !== isWanted)
          const useYn = isWanted ? ('Y' as const) : ('N' as const)
          await upsertMany(
            tx,
            pushSettings,
            other.map((pushType) => ({ hcId, pushType, useYn })),
            ['hcId', 'pushType'],
          )
          return other.length
        }),
      ),
  }
}
