/**
 * Many rows in several statements, so that others are served in between. The embedded database has one connection and
 * answers in the order of asking: a read waits for every statement that was asked for before it (docs/decisions/131).
 */
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client.ts'

/** Rows that one statement takes away or empties: some tens of milliseconds, since nothing of them is sent. */
const GONE = 2000

/**
 * Takes away the rows of a table that `where` names, or changes them by `set` so that it names them no more; a piece
 * after the other.
 *
 * @param set as in an update: `sql`steps = null``
 */
export async function clearInPieces(db: Queryable, table: PgTable, where: SQL | undefined, set?: SQL): Promise<void> {
  const verb = set === undefined ? sql`delete from ${table}` : sql`update ${table} set ${set}`
  const piece = sql`${verb} where ctid = any(array(
    select ctid from ${table} where ${where ?? sql`false`} limit ${GONE})) returning 1 as one`
  while ((await db.execute(piece)).length === GONE);
}

/** Rows of one statement: a few milliseconds of the database's time, half a piece of the app's sync. */
const PIECE = 125

export const inPieces = <Row>(rows: readonly Row[], size = PIECE): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))

/** A queue by key: runs work when all that was given before it under the same key is done, well or not. */
export type QueueByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * One statement of a member at a time: two calls of a sync would otherwise have two of them stand before everybody's
 * read.
 */
export function createQueueByKey(): QueueByKey {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const done = mine.then(
      () => {},
      () => {},
    )
    last.set(key, done)
    void done.then(() => last.get(key) === done && last.delete(key))
    return mine
  }
}
