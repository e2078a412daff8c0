/** Fresh databases for tests, on both kinds, quickly: each is a copy of one that was migrated and seeded once. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { inject } from 'vitest'
import { copyTemplate, template } from '#server/db/embedded/template.ts'
import { pgliteVersion, startEmbedded } from '#server/db/embedded/embedded.ts'
import { BOUNDS, type Bounds } from '#server/db/bounds.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import { seed } from '#server/db/seed/seed.ts'
import { type CutProxy, startCutProxy } from './cut-proxy.ts'

export type DatabaseKind = Database['kind']

/** The minute of the design board: Thursday 19 November 2026, 11:24 in Seoul, six minutes before lunch. */
export const TEST_NOW = new Date('2026-11-19T02:24:00Z')

/**
 * `describe.each(everyDatabase)('… on %s', (kind) => …)`: both kinds, for what depends on the kind, such as locks and
 * races. The server is left out where there is none; the run says so once.
 */
export const everyDatabase: readonly DatabaseKind[] = inject('postgresUrl') ? ['embedded', 'server'] : ['embedded']

/** For what is proved by either: the server where there is one, as it needs no warming up. */
export const quickDatabase: DatabaseKind = inject('postgresUrl') ? 'server' : 'embedded'

/** Both kinds, but for operations and nouns in the gate, where one says enough (docs/decisions/286). */
export const databaseKinds: readonly DatabaseKind[] = inject('databases') === 'both' ? everyDatabase : [quickDatabase]

// Hashing as in production would be most of the time of a run. A hash carries its own cost, so sign-in still works.
process.env.HANSANG_PASSWORD_COST ??= '4'

/**
 * A database of its own for one test file or one test: migrated and, unless told otherwise, seeded as of `TEST_NOW`.
 * `close()` also removes it.
 */
export async function freshDatabase(
  kind: DatabaseKind = 'embedded',
  { seeded = true }: { seeded?: boolean } = {},
): Promise<Database> {
  return kind === 'embedded' ? freshEmbedded(seeded) : freshServer(seeded)
}

export type BareDatabase = {
  sql: postgres.Sql
  /** Closes it and opens it as the server does, migrated. `close()` of that also removes it. */
  reopen(): Promise<Database>
}

/** A database without a single table. */
export async function bareDatabase(kind: DatabaseKind): Promise<BareDatabase> {
  if (kind === 'embedded') {
    const dataDir = mkdtempSync(join(tmpdir(), 'hansang-data-'))
    const folder = join(dataDir, 'pgdata')
    const ready = await template('bare', pgliteVersion(), async (made) => (await startEmbedded(made)).close())
    if (ready) copyTemplate(ready, folder)
    const { sql, close } = await startEmbedded(folder)
    return { sql, reopen: () => close().then(() => openedFolder(dataDir)) }
  }
  const url = await createDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return { sql, reopen: () => sql.end().then(() => openedServer(url)) }
}

async function freshEmbedded(seeded: boolean): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-data-'))
  const ready = seeded ? await template('test', `${pgliteVersion()}-${sourceHash()}`, makeSeededFolder) : undefined
  if (ready) copyTemplate(ready, join(dataDir, 'pgdata'))
  const database = await openedFolder(dataDir)
  if (seeded && !ready) await seed(database, { now: TEST_NOW })
  return database
}

async function openedFolder(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir })
  return { ...database, close: () => database.close().finally(() => rmSync(dataDir, { recursive: true, force: true })) }
}

async function makeSeededFolder(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-template-'))
  try {
    const database = await openDatabase({ dataDir })
    await seed(database, { now: TEST_NOW }).finally(() => database.close())
    copyTemplate(join(dataDir, 'pgdata'), folder)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function freshServer(seeded: boolean): Promise<Database> {
  return openedServer(await createDatabase((admin, adminUrl) => serverTemplate(admin, adminUrl, seeded)))
}

/** A seeded database of the run's server that is reached through a proxy, and opened with bounds of the test's own. */
export async function databaseBehindProxy(bounds: Bounds): Promise<{ database: Database; proxy: CutProxy }> {
  const direct = await createDatabase((admin, adminUrl) => serverTemplate(admin, adminUrl, true))
  const url = new URL(direct)
  const proxy = await startCutProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href, bounds })
  const close = () =>
    database
      .close()
      .finally(() => proxy.close())
      .finally(() => dropDatabase(direct))
  return { database: { ...database, close }, proxy }
}

/** Makes a database of its own on the run's server, as a copy of a model when told. Returns its address. */
async function createDatabase(
  modelOf: (admin: postgres.Sql, adminUrl: string) => Promise<string> = async () => 'template1',
): Promise<string> {
  const adminUrl = inject('postgresUrl')
  if (!adminUrl) throw new Error('There is no Postgres server in this run; ask databaseKinds first.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  try {
    await admin`create database ${admin(name)} template ${admin(await modelOf(admin, adminUrl))}`
  } finally {
    await admin.end()
  }
  return withDatabase(adminUrl, name)
}

/** A run on a machine with little time is no outage. */
const PATIENT: Bounds = { ...BOUNDS, statementMs: 60_000, lockMs: 60_000, waitMs: 60_000, patienceMs: 20_000 }

async function openedServer(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ dataDir: '', databaseUrl, bounds: PATIENT })
  return { ...database, close: () => database.close().finally(() => dropDatabase(databaseUrl)) }
}

/** Makes the model database once per run, whichever test file comes first. */
async function serverTemplate(admin: postgres.Sql, adminUrl: string, seeded: boolean): Promise<string> {
  const name = seeded ? 'model_seeded' : 'model_empty'
  await admin`select pg_advisory_lock(1)`
  try {
    const [found] = await admin`select 1 from pg_database where datname = ${name}`
    if (!found) {
      const unfinished = `${name}_unfinished`
      await admin`create database ${admin(unfinished)}`
      const database = await openDatabase({ dataDir: '', databaseUrl: withDatabase(adminUrl, unfinished) })
      await (seeded ? seed(database.background, { now: TEST_NOW }) : Promise.resolve()).finally(() => database.close())
      await admin`alter database ${admin(unfinished)} rename to ${admin(name)}`
    }
  } finally {
    await admin`select pg_advisory_unlock(1)`
  }
  return name
}

async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = postgres(inject('postgresUrl') ?? '', { max: 1, onnotice: () => {} })
  await admin`drop database ${admin(name)} with (force)`.finally(() => admin.end())
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

let hashed: string | undefined

/**
 * Changes with anything that decides what a seeded database holds: tables, migrations, seeds, and the rules that seeds
 * go by.
 */
function sourceHash(): string {
  if (hashed !== undefined) return hashed
  const hash = createHash('sha256')
  for (const folder of ['../db', '../domain']) {
    const path = fileURLToPath(new URL(folder, import.meta.url))
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.test.ts'),
    )
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(file))
  }
  hashed = hash.digest('hex').slice(0, 16)
  return hashed
}
