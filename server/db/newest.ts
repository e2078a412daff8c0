import { type Column, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client.ts'

/** A table that notes when something happened to a member. */
type Noted = PgTable & { hcId: Column }

/**
 * Lets go of what is older than the newest rows of a member: a trace that every call adds to has an end. Those of one
 * moment go together.
 */
export async function keepNewest(db: Queryable, table: Noted, at: Column, hcId: string, most: number): Promise<void> {
  const mine = sql`${table} where ${table.hcId} = ${hcId}`
  await db.execute(
    sql`delete from ${mine} and ${at} < (select ${at} from ${mine} order by ${at} desc offset ${most - 1} limit 1)`,
  )
}
