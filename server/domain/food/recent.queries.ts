/** Foods eaten lately. One that was taken off the list comes back when it is eaten again. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { type FoodUnit, recentFoods } from './schema.ts'

/** Nobody scrolls further, and every save counts them. */
export const MOST_RECENT = 100

export type LastTime = { foodId: string; quantity: number; unitCode: FoodUnit; lastEatDt: string }

/**
 * Notes what was eaten, in the transaction that records it and under the member's lock. A meal added to the past does
 * not hide a later one.
 */
export async function rememberEaten(tx: Queryable, hcId: string, eaten: readonly LastTime[]): Promise<void> {
  const first = await nextNumbers(tx, hcId, 'recentFood', eaten.length)
  const rows = eaten.map(({ foodId, quantity, unitCode, lastEatDt }, index) => ({
    food_id: foodId,
    rcnt_seq: first + index,
    quantity,
    unit_code: unitCode,
    last_eat_dt: lastEatDt,
  }))
  await tx.execute(sql`
    insert into ${recentFoods} (hc_id, food_id, rcnt_seq, quantity, unit_code, last_eat_dt)
    select ${hcId}, food_id, rcnt_seq, quantity, unit_code, last_eat_dt
    from json_populate_recordset(null::${recentFoods}, ${JSON.stringify(rows)}::json)
    on conflict (hc_id, food_id) do update
      set quantity = excluded.quantity, unit_code = excluded.unit_code, last_eat_dt = excluded.last_eat_dt
    where ${recentFoods.lastEatDt} <= excluded.last_eat_dt`)
  await tx.execute(sql`
    delete from ${recentFoods} where ${recentFoods.hcId} = ${hcId} and ${recentFoods.rcntSeq} in (
      select older.rcnt_seq from ${recentFoods} as older where older.hc_id = ${hcId}
      order by older.last_eat_dt desc, older.rcnt_seq desc offset ${MOST_RECENT})`)
}

/** Takes foods off the list; the records stay (MEA-15). Returns how many were on it. */
export async function forgetEaten(db: Queryable, hcId: string, rcntSeqs: readonly number[]): Promise<number> {
  const gone = await db
    .delete(recentFoods)
    .where(and(eq(recentFoods.hcId, hcId), inArray(recentFoods.rcntSeq, [...rcntSeqs])))
    .returning({ rcntSeq: recentFoods.rcntSeq })
  return gone.length
}
