/** Telling members that what they ordered can be picked up. */
import { and, asc, between, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import type { TimeSpan } from '#server/domain/notice/span.rules.ts'
import { readyWords } from './reminder.rules.ts'
import { smartOrders } from './schema.ts'

type Waiting = Pick<
  typeof smartOrders.$inferSelect,
  'hcId' | 'orderSeq' | 'menuDt' | 'pickupTm' | 'pickupEndTm' | 'pickupNo' | 'pickupPlace' | 'pickupPlaceEng'
>

/** Moved to another time it is told of anew. */
const keyOf = ({ orderSeq, menuDt, pickupTm }: Waiting) => `order:${String(orderSeq)}:ready:${menuDt}${pickupTm}`

export function orderReminderQueries(db: Db) {
  const { hcId, orderSeq, menuDt, pickupTm, pickupEndTm, pickupNo, pickupPlace, pickupPlaceEng, status } = smartOrders
  return {
    /**
     * The next orders whose time lies in the span, which stand and were not told of, in the order of their keys.
     *
     * @param after the last one of the page before
     */
    owed: (
      after: Pick<Waiting, 'hcId' | 'orderSeq'>,
      { day, from, to }: TimeSpan,
      limit: number,
    ): Promise<Waiting[]> => {
      const key = sql<string>`'order:' || ${orderSeq} || ':ready:' || ${menuDt} || ${pickupTm}`
      return db
        .select({ hcId, orderSeq, menuDt, pickupTm, pickupEndTm, pickupNo, pickupPlace, pickupPlaceEng })
        .from(smartOrders)
        .leftJoin(alarms, and(eq(alarms.hcId, hcId), eq(alarms.sourceKey, key)))
        .where(
          and(
            or(gt(hcId, after.hcId), and(eq(hcId, after.hcId), gt(orderSeq, after.orderSeq))),
            eq(status, 'RESERVED'),
            eq(menuDt, day),
            between(pickupTm, from, to),
            isNull(alarms.alarmSeq),
          ),
        )
        .orderBy(asc(hcId), asc(orderSeq))
        .limit(limit)
    },

    /**
     * Tells one member, once, whoever else is at it. What was handed over or given back since it was looked for is not
     * told of.
     */
    notify: async (row: Waiting, now: Date): Promise<void> => {
      const notice = {
        sourceKey: keyOf(row),
        route: 'mypageWellOrderDetail',
        params: { linkSeq: row.orderSeq },
        text: readyWords(row),
      }
      await retrying(() =>
        db.transaction(async (tx) => {
          const [standing] = await tx
            .select({ orderSeq })
            .from(smartOrders)
            .where(
              and(eq(hcId, row.hcId), eq(orderSeq, row.orderSeq), eq(status, 'RESERVED'), eq(pickupTm, row.pickupTm)),
            )
          if (standing !== undefined) await notify(tx, row.hcId, 'reservation', notice, now)
        }),
      )
    },
  }
}
