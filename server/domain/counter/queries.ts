import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { type Counter, memberCounters } from './schema.ts'

/**
 * Numbers for new rows of a member. Whoever comes second waits for the end of the first one's transaction; numbers of
 * one that was rolled back are given again, since nobody has seen them.
 *
 * @returns the first of `count` numbers that follow each other
 */
export async function nextNumbers(tx: Queryable, hcId: string, counter: Counter, count: number): Promise<number> {
  const [row] = await tx
    .insert(memberCounters)
    .values({ hcId, counter, last: count })
    .onConflictDoUpdate({
      target: [memberCounters.hcId, memberCounters.counter],
      set: { last: sql`${memberCounters.last} + ${count}` },
    })
    .returning({ last: memberCounters.last })
  if (row === undefined) throw new Error(`No number of ${counter} for ${hcId}.`)
  return row.last - count + 1
}
