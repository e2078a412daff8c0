/** Telling members that points of theirs end, before they do. */
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { endingsToNotify, endingWords } from './ending.rules.ts'
import { pointLots } from './schema.ts'

export type Ending = { hcId: string; expireDt: string; points: number; sourceKey: string }

export function endingQueries(db: Db) {
  return {
    /**
     * The next members who are to be told today, in the order of their keys. Points end with a month, so that a member
     * has one such day at most.
     *
     * @param after the last key of the page before; empty for the first page
     */
    owed: async (after: string, today: string, limit: number): Promise<Ending[]> => {
      const told = endingsToNotify(today)
      const key = sql<string>`'points-end:' || ${pointLots.expireDt} || ':' || case ${sql.join(
        [...told].map(
          ([day, before]) => sql`when ${pointLots.expireDt} = ${day} then ${sql.raw(`'${String(before)}'`)}`,
        ),
        sql` `,
      )} end`
      const rows = await db
        .select({
          hcId: pointLots.hcId,
          expireDt: pointLots.expireDt,
          points: sql<number>`sum(${pointLots.remaining})`.mapWith(Number),
        })
        .from(pointLots)
        .leftJoin(alarms, and(eq(alarms.hcId, pointLots.hcId), eq(alarms.sourceKey, key)))
        .where(
          and(
            gt(pointLots.hcId, after),
            inArray(pointLots.expireDt, [...told.keys()]),
            gt(pointLots.remaining, 0),
            isNull(alarms.alarmSeq),
          ),
        )
        .groupBy(pointLots.hcId, pointLots.expireDt)
        .orderBy(asc(pointLots.hcId))
        .limit(limit)
      return rows.map((row) => ({ ...row, sourceKey: `points-end:${row.expireDt}:${String(told.get(row.expireDt))}` }))
    },

    /**
     * Tells one member, once for 30 and once for 7 days, whoever else is at it. Whoever wants no notices is told
     * nothing.
     */
    notify: async ({ hcId, expireDt, points, sourceKey }: Ending, today: string, now: Date): Promise<void> => {
      const notice = { sourceKey, route: 'mypagePoint', text: endingWords({ points, expireDt }, today) }
      await retrying(() => db.transaction((tx) => notify(tx, hcId, 'notice', notice, now)))
    },
  }
}
