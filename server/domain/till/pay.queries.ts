/**
 * What a till does with points: takes them from whoever shows a code, and gives them back when a receipt is cancelled.
 */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { endPayCode, lockPayCode, payCodeOf } from '#server/domain/pay-code/queries.ts'
import { cancelPoints, movementOf, type Moved, spendPoints } from '#server/domain/points/ledger.queries.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** As the seeds name it, too. */
const SOURCE = 'TILL'

/** A till numbers its receipts by itself: the number is one restaurant's. */
const keyOf = ({ restaurantCode, receiptNo }: Receipt) => `${restaurantCode}:${receiptNo}`

export type Receipt = { restaurantCode: string; receiptNo: string }

/**
 * `noCode`: unknown, used or over. `noPlace`: no such restaurant. `short`: the member has fewer points; nothing was
 * taken and the code is still good.
 */
export type PayRefusal = 'noCode' | 'noPlace' | 'short'

export function payQueries(db: Db) {
  return {
    /**
     * Pays with points. A code pays once; the same receipt again is answered with what happened the first time, so that
     * a till whose answer was lost asks anew.
     *
     * @throws RangeError unless `points` is a whole number above zero
     */
    pay: (qr: string, { points, ...receipt }: Receipt & { points: number }, now: Date): Promise<Moved | PayRefusal> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const code = payCodeOf(qr)
          if (code === undefined) return 'noCode'
          const isGood = await lockPayCode(tx, code, now)
          const sourceKey = keyOf(receipt)
          const before = await movementOf(tx, code.hcId, { source: SOURCE, sourceKey })
          if (before !== undefined) return before
          if (!isGood) return 'noCode'
          const [place] = await tx
            .select({ ko: restaurants.restaurantName, en: restaurants.restaurantNameEng })
            .from(restaurants)
            .where(eq(restaurants.restaurantCode, receipt.restaurantCode))
          if (place === undefined) return 'noPlace'
          const spent = await spendPoints(
            tx,
            code.hcId,
            { source: SOURCE, sourceKey, points, reason: { code: 'meal', args: { place } } },
            now,
          )
          if (spent === undefined) return 'short'
          await endPayCode(tx, code.hcId)
          return spent
        }),
      ),

    /** Gives the points of a receipt back, once. Undefined when this member has no such receipt. */
    cancel: (hcId: string, receipt: Receipt, now: Date): Promise<Moved | undefined> =>
      retrying(() =>
        db.transaction((tx) => cancelPoints(tx, hcId, { source: SOURCE, sourceKey: keyOf(receipt) }, now)),
      ),
  }
}
