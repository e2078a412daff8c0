/** What an open database offers, of either kind. */
import type postgres from 'postgres'
import type { Db } from './client.ts'
import type { Reach } from './reach.ts'

export interface Database {
  kind: 'embedded' | 'server'
  db: Db
  /** The driver itself, for SQL that drizzle cannot say. Instants arrive as text here, not as `Date`. */
  sql: postgres.Sql
  /** The same for work that nobody waits for, such as the night's: its statements may take as long as they need. */
  background: { db: Db; sql: postgres.Sql }
  reach: Reach
  /** One sentence: what a commit that was acknowledged survives. Print it at start. */
  durability: string
  /**
   * Settles when the database has stopped without having been asked to. A Postgres server may come back; that one never
   * does.
   */
  stopped: Promise<Error>
  /** Finishes what runs, makes a checkpoint and gives the folder back. */
  close(): Promise<void>
}
