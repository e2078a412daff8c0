/** Drizzle over this schema, for either kind of database. */
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { withPreparedStatements } from './prepared.ts'
import * as member from './schema/member.ts'
import * as phone from './schema/phone.ts'
import * as programme from './schema/programme.ts'
import * as reference from './schema/reference.ts'

const schema = { ...reference, ...member, ...phone, ...programme }

/**
 * Inside `db.transaction(tx => …)` use only `tx`: the embedded database has one connection, `db` would wait for
 * itself.
 */
export type Db = PostgresJsDatabase<typeof schema>

/** What a function asks for that works both inside and outside a transaction. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'>

/** Also changes how `sql` itself reads and writes: instants become text there, drizzle turns them into `Date`. */
export function drizzleOver(sql: postgres.Sql): Db {
  return drizzle(withPreparedStatements(sql), { schema, casing: 'snake_case' })
}
