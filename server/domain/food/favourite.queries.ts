/**
 * Favourite foods of the meal record: at most a hundred, in the member's order (MEA-06, MEA-07). Written under the
 * member's lock.
 */
import { and, count, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { foodsByIds } from './queries.ts'
import { favouriteFoods } from './schema.ts'

/** The contract's favLmtMaxCount. */
export const MOST_FAVOURITES = 100

export function favouriteFoodQueries(db: Db) {
  const alone = <T>(hcId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    retrying(() =>
      db.transaction(async (tx) => {
        await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
        return work(tx)
      }),
    )

  const countOf = async (tx: Queryable, hcId: string): Promise<number> => {
    const [found] = await tx.select({ favourites: count() }).from(favouriteFoods).where(eq(favouriteFoods.hcId, hcId))
    return found?.favourites ?? 0
  }

  return {
    count: (hcId: string): Promise<number> => countOf(db, hcId),

    /**
     * Puts foods at the end; one that is there stays where it is. All or nothing (VAL-09).
     *
     * @returns how many there are now, the ids that no food has, or that there would be too many
     */
    add: (hcId: string, foodIds: readonly string[]): Promise<{ count: number } | { unknown: string[] } | 'full'> =>
      alone(hcId, async (tx) => {
        const known = await foodsByIds(tx, hcId, foodIds)
        const unknown = foodIds.filter((id) => !known.has(id))
        if (unknown.length > 0) return { unknown }
        const before = await tx
          .select({ foodId: favouriteFoods.foodId })
          .from(favouriteFoods)
          .where(and(eq(favouriteFoods.hcId, hcId), inArray(favouriteFoods.foodId, [...foodIds])))
        const fresh = foodIds.filter((id) => !before.some(({ foodId }) => foodId === id))
        const [now] = await tx
          .select({ favourites: count(), last: max(favouriteFoods.orderSeq) })
          .from(favouriteFoods)
          .where(eq(favouriteFoods.hcId, hcId))
        const total = (now?.favourites ?? 0) + fresh.length
        if (total > MOST_FAVOURITES) return 'full'
        if (fresh.length === 0) return { count: total }
        const favSeq = await nextNumbers(tx, hcId, 'favouriteFood', fresh.length)
        const orderSeq = (now?.last ?? 0) + 1
        await insertMany(
          tx,
          favouriteFoods,
          fresh.map((foodId, index) => ({ hcId, favSeq: favSeq + index, foodId, orderSeq: orderSeq + index })),
        )
        return { count: total }
      }),

    /** Returns how many were there. */
    remove: (hcId: string, favSeqs: readonly number[]): Promise<number> =>
      alone(hcId, async (tx) => {
        const gone = await tx
          .delete(favouriteFoods)
          .where(and(eq(favouriteFoods.hcId, hcId), inArray(favouriteFoods.favSeq, [...favSeqs])))
          .returning({ favSeq: favouriteFoods.favSeq })
        return gone.length
      }),

    /** Puts all of them in this order. Returns false, and changes nothing, when these are not the ones there are. */
    sort: (hcId: string, favSeqs: readonly number[]): Promise<boolean> =>
      alone(hcId, async (tx) => {
        const mine = await tx
          .select({ favSeq: favouriteFoods.favSeq })
          .from(favouriteFoods)
          .where(eq(favouriteFoods.hcId, hcId))
        const wanted = new Set(favSeqs)
        if (wanted.size !== mine.length || !mine.every(({ favSeq }) => wanted.has(favSeq))) return false
        await tx.execute(sql`
          update ${favouriteFoods} set order_seq = wanted.place
          from json_array_elements_text(${JSON.stringify(favSeqs)}::json) with ordinality as wanted(fav_seq, place)
          where ${favouriteFoods.hcId} = ${hcId} and ${favouriteFoods.favSeq} = wanted.fav_seq::int`)
        return true
      }),
  }
}
