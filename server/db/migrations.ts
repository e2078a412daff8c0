/** Bringing a database to the newest migration. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type postgres from 'postgres'
import { sqlState } from './retry.ts'
import { inTurn } from './turn.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

const UNDEFINED_TABLE = '42P01'

interface Journal {
  entries: { tag: string; when: number }[]
}

const journal = () => JSON.parse(readFileSync(new URL('meta/_journal.json', FOLDER), 'utf8')) as Journal

/**
 * A short text that changes whenever a migration is added, edited or made anew: a database knows the ones it has seen
 * by their time.
 */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const { tag, when } of journal().entries)
    hash.update(String(when)).update(readFileSync(new URL(`${tag}.sql`, FOLDER)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Runs the migrations that the database has not seen.
 *
 * @param sharedServer several servers may start at once on one database, then they take turns; costs a second
 *   connection
 * @throws when the database is newer than this code, which an older version must not write to
 */
export async function migrateDatabase(sql: postgres.Sql, { sharedServer }: { sharedServer: boolean }): Promise<void> {
  const newest = Math.max(...journal().entries.map((entry) => entry.when))
  const applied = await newestApplied(sql)
  if (applied === newest) return
  if (applied > newest) {
    throw new Error(
      'The database was migrated by a newer version of Hansang. Update this one, or use another database.',
    )
  }
  return sharedServer ? inTurn(sql, () => run(sql)) : run(sql)
}

async function run(sql: postgres.Sql): Promise<void> {
  // Loaded here because most starts have nothing to migrate.
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ])
  await migrate(drizzle(sql), { migrationsFolder: fileURLToPath(FOLDER) })
}

async function newestApplied(sql: postgres.Sql): Promise<number> {
  try {
    const [row] = await sql<
      { at: string | null }[]
    >`select max(created_at)::text as at from drizzle.__drizzle_migrations`
    return Number(row?.at ?? 0)
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return 0
    throw error
  }
}
