/** Drizzle over either kind of database. Tables are named where they are read: it needs no list of them. */
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { withPreparedStatements } from './prepared.ts'

/**
 * Inside `db.transaction(tx => …)` use only `tx`: the embedded database has one connection, `db` would wait for
 * itself.
 */
export type Db = PostgresJsDatabase

/** What a function asks for that works both inside and outside a transaction. */
export type Queryable = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

/** Also changes how `sql` itself reads and writes: instants become text there, drizzle turns them into `Date`. */
export function drizzleOver(sql: postgres.Sql): Db {
  return drizzle(withPreparedStatements(sql), { casing: 'snake_case' })
}
