/** Telling members of tomorrow's reservations, the evening before. */
import { and, asc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { addDays } from '#server/seoul.ts'
import { reminderWords } from './reminder.rules.ts'
import { reservations } from './schema.ts'

type Standing = typeof reservations.$inferSelect

/** Moved to another time it is reminded of anew. */
const keyOf = ({ rsrvSeq, startDtm }: Pick<Standing, 'rsrvSeq' | 'startDtm'>) =>
  `reservation:${String(rsrvSeq)}:eve:${startDtm}`

export function reminderQueries(db: Db) {
  return {
    /**
     * The next reservations of a day that stand and were not reminded of, in the order of their keys.
     *
     * @param after the last one of the page before; undefined for the first page
     */
    owed: (after: Pick<Standing, 'hcId' | 'rsrvSeq'> | undefined, day: string, limit: number): Promise<Standing[]> => {
      const key = sql<string>`'reservation:' || ${reservations.rsrvSeq} || ':eve:' || ${reservations.startDtm}`
      const isBehind =
        after &&
        or(
          gt(reservations.hcId, after.hcId),
          and(eq(reservations.hcId, after.hcId), gt(reservations.rsrvSeq, after.rsrvSeq)),
        )
      return db
        .select()
        .from(reservations)
        .where(
          and(
            isBehind,
            isNull(reservations.cancelAt),
            gte(reservations.startDtm, `${day}0000`),
            lt(reservations.startDtm, `${addDays(day, 1)}0000`),
            sql`not exists (
              select 1 from ${alarms} where ${alarms.hcId} = ${reservations.hcId} and ${alarms.sourceKey} = ${key})`,
          ),
        )
        .orderBy(asc(reservations.hcId), asc(reservations.rsrvSeq))
        .limit(limit)
    },

    /**
     * Tells one member, once, whoever else is at it. What was cancelled or moved since it was looked for is not told
     * of.
     */
    notify: async (row: Standing, now: Date): Promise<void> => {
      const notice = {
        sourceKey: keyOf(row),
        route: 'counselingMyRsrvList',
        params: { linkSeq: row.rsrvSeq },
        text: reminderWords(row),
      }
      await retrying(() =>
        db.transaction(async (tx) => {
          const [standing] = await tx
            .select({ rsrvSeq: reservations.rsrvSeq })
            .from(reservations)
            .where(
              and(
                eq(reservations.hcId, row.hcId),
                eq(reservations.rsrvSeq, row.rsrvSeq),
                eq(reservations.startDtm, row.startDtm),
                isNull(reservations.cancelAt),
              ),
            )
          if (standing !== undefined) await notify(tx, row.hcId, 'reservation', notice, now)
        }),
      )
    },
  }
}
