/** An order in the meal record: written down once, however often it is asked for. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import {
  lockMember,
  type TakenOut,
  type Written,
  writeTakenOut,
  writtenDown,
} from '#server/domain/intake/takeout.queries.ts'
import { smartOrders } from './schema.ts'

export const orderDiaryQueries = (db: Db) => ({
  /** The record of an order. Made anew only when the member has deleted it since. */
  writeDown: (hcId: string, orderSeq: number, food: TakenOut, now: Date): Promise<Written> =>
    retrying(() =>
      db.transaction(async (tx) => {
        await lockMember(tx, hcId)
        const isOne = and(eq(smartOrders.hcId, hcId), eq(smartOrders.orderSeq, orderSeq))
        const [order] = await tx.select({ recordSeq: smartOrders.recordSeq }).from(smartOrders).where(isOne)
        const known = order?.recordSeq == null ? undefined : await writtenDown(tx, hcId, order.recordSeq)
        if (known !== undefined) return known
        const written = await writeTakenOut(tx, hcId, food, now)
        await tx.update(smartOrders).set({ recordSeq: written.hcUclSeqNo }).where(isOne)
        return written
      }),
    ),
})
