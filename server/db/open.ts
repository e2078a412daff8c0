/**
 * The one door to the database. With `databaseUrl` a Postgres server, without it PGlite in `dataDir`: one driver, one
 * schema, one set of migrations for both.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type postgres from 'postgres'
import type { Bounds } from './bounds.ts'
import type { Database } from './database.ts'
import { beginEmbedded, type Embedded, pgliteVersion, startEmbedded } from './embedded/embedded.ts'
import { readyFolder } from './embedded/folder.ts'
import { lockFolder } from './embedded/lock.ts'
import { copyTemplate, template } from './embedded/template.ts'
import { migrateDatabase, migrationsHash } from './migrations.ts'
import { plainReach } from './reach.ts'
import { openServer } from './server.ts'

export type { Database }

export interface OpenOptions {
  /** Folder of the embedded database; created when missing. Not looked at with `databaseUrl`. */
  dataDir: string
  /** `postgres://…` */
  databaseUrl?: string | undefined
  /** False leaves the tables as they are found. */
  migrate?: boolean
  /** How long requests wait for a Postgres server; left out: as in production. */
  bounds?: Bounds
}

export type Early = Pick<Database, 'db' | 'reach'>

export interface Opening {
  /**
   * Long before the database is open, for what is built around it and asks nothing yet. Never settles where the opening
   * fails before that: wait for both.
   */
  early: Promise<Early>
  /** Rejects with a DatabaseLockedError when another process or another opener in this one holds the folder. */
  opened: Promise<Database>
}

/** Begins to open and migrate the database. */
export function beginDatabase({ dataDir, databaseUrl, migrate = true, bounds }: OpenOptions): Opening {
  const { promise: early, resolve: offer } = Promise.withResolvers<Early>()
  return {
    early,
    opened: databaseUrl
      ? openServer({ databaseUrl, migrate, bounds, offer })
      : openEmbedded(resolve(dataDir), migrate, offer),
  }
}

/**
 * Opens and migrates the database.
 *
 * @throws DatabaseLockedError when another process or another opener in this one holds the folder
 */
export const openDatabase = (options: OpenOptions): Promise<Database> => beginDatabase(options).opened

async function openEmbedded(dataDir: string, migrate: boolean, offer: (early: Early) => void): Promise<Database> {
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
    const reach = plainReach(() => sql`select 1`)
    offer({ db, reach })
    await ready.catch((error: unknown) => {
      throw unreadable(folder, error)
    })
    if (migrate) await migrateFolder(folder, sql)
    return {
      kind: 'embedded',
      db,
      sql,
      background: { db, sql },
      reach,
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
