/**
 * The one door to the database. With `databaseUrl` a Postgres server, without it PGlite in `dataDir`: one driver, one
 * schema, one set of migrations for both.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import type { Db } from './client.ts'
import { beginEmbedded, type Embedded, pgliteVersion, startEmbedded } from './embedded/embedded.ts'
import { readyFolder } from './embedded/folder.ts'
import { lockFolder } from './embedded/lock.ts'
import { copyTemplate, template } from './embedded/template.ts'
import { migrateDatabase, migrationsHash } from './migrations.ts'

export interface Database {
  kind: 'embedded' | 'server'
  db: Db
  /** The driver itself, for SQL that drizzle cannot say. Instants arrive as text here, not as `Date`. */
  sql: postgres.Sql
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

export interface OpenOptions {
  /** Folder of the embedded database; created when missing. Not looked at with `databaseUrl`. */
  dataDir: string
  /** `postgres://…` */
  databaseUrl?: string | undefined
  /** False leaves the tables as they are found. */
  migrate?: boolean
}

export interface Opening {
  /**
   * Long before the database is open, for what is built around it and asks nothing yet. Never settles where the opening
   * fails before that: wait for both.
   */
  db: Promise<Db>
  /** Rejects with a DatabaseLockedError when another process or another opener in this one holds the folder. */
  opened: Promise<Database>
}

/** Begins to open and migrate the database. */
export function beginDatabase({ dataDir, databaseUrl, migrate = true }: OpenOptions): Opening {
  const { promise: db, resolve: offer } = Promise.withResolvers<Db>()
  return {
    db,
    opened: databaseUrl ? openServer(databaseUrl, migrate, offer) : openEmbedded(resolve(dataDir), migrate, offer),
  }
}

/**
 * Opens and migrates the database.
 *
 * @throws DatabaseLockedError when another process or another opener in this one holds the folder
 */
export const openDatabase = (options: OpenOptions): Promise<Database> => beginDatabase(options).opened

async function openEmbedded(dataDir: string, migrate: boolean, offer: (db: Db) => void): Promise<Database> {
  const isNew = !existsSync(join(dataDir, 'pgdata'))
  readyFolder(dataDir, isNew)
  const unlock = lockFolder(dataDir)
  let embedded: Embedded | undefined
  try {
    const folder = join(dataDir, 'pgdata')
    if (isNew) {
      const ready = await embeddedTemplate()
      if (ready) copyTemplate(ready, folder)
    }
    // The thread starts while this one loads drizzle.
    const { sql, close, ready, stopped } = (embedded = beginEmbedded(folder))
    const { drizzleOver } = await import('./client.ts')
    const db = drizzleOver(sql)
    offer(db)
    await ready.catch((error: unknown) => {
      throw unreadable(folder, error)
    })
    if (migrate) await migrateFolder(folder, sql)
    return {
      kind: 'embedded',
      db,
      sql,
      durability:
        `Embedded database in ${dataDir}: acknowledged writes survive the end of this process, kill -9 included, ` +
        'but not a power loss or a crash of the machine (PGlite never calls fsync).',
      stopped,
      close: () => close().finally(unlock),
    }
  } catch (error) {
    await embedded?.close().catch(() => {})
    unlock()
    throw error
  }
}

function unreadable(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const message =
    `The database in ${folder} cannot be opened. ${reason}\n` +
    'It is damaged or was written by another version. Move the folder away, or start again with npm run db:reset.'
  return new Error(message, { cause })
}

/**
 * The migrated, empty database that new data folders are copied from. Makes it when it is missing, so a build step
 * can call this to have the first start quick. Undefined where the cache cannot be written.
 */
export function embeddedTemplate(): Promise<string | undefined> {
  return template('migrated', `${pgliteVersion()}-${migrationsHash()}`, async (folder) => {
    const { sql, close } = await startEmbedded(folder)
    await migrateFolder(folder, sql).finally(close)
  })
}

/**
 * The folder says which migrations it holds, beside the database's own record: asking a database that has just
 * started costs fifty milliseconds of every start.
 */
async function migrateFolder(folder: string, sql: postgres.Sql): Promise<void> {
  const note = join(folder, 'hansang.migrations')
  const wanted = migrationsHash()
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return
  await migrateDatabase(sql, { sharedServer: false })
  writeFileSync(note, wanted)
}

async function openServer(databaseUrl: string, migrate: boolean, offer: (db: Db) => void): Promise<Database> {
  const sql = postgres(databaseUrl, { max: 10, fetch_types: false, onnotice: () => {}, connect_timeout: 10 })
  try {
    const durability = await examineServer(sql)
    if (migrate) await migrateDatabase(sql, { sharedServer: true })
    const { drizzleOver } = await import('./client.ts')
    const db = drizzleOver(sql)
    offer(db)
    return { kind: 'server', db, sql, durability, stopped: new Promise(() => {}), close: () => sql.end({ timeout: 5 }) }
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
}

async function examineServer(sql: postgres.Sql): Promise<string> {
  const [found] = await sql<{ version: string; encoding: string; fsync: string; commit: string }[]>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`
  if (!found || Number(found.version) < 150_000) throw new Error('DATABASE_URL needs Postgres 15 or newer.')
  if (found.encoding !== 'UTF8') throw new Error(`DATABASE_URL needs a UTF8 database, this one is ${found.encoding}.`)
  return found.fsync === 'on' && found.commit !== 'off'
    ? 'Postgres server: acknowledged writes survive a crash of the server and a power loss, as far as its disks do.'
    : `Postgres server with fsync=${found.fsync}, synchronous_commit=${found.commit}: ` +
        'acknowledged writes may be lost when the server crashes.'
}
