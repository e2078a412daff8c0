/** Throwing everything away. For people who develop and for tests of an empty start; never called by the server. */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { lockFolder } from './embedded/lock.ts'

/**
 * Empties the embedded database in `dataDir` or, when given, the Postgres database behind `databaseUrl`: every table,
 * every row.
 *
 * @throws DatabaseLockedError while somebody has the folder open
 */
export async function emptyDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<void> {
  if (databaseUrl) return emptyServer(databaseUrl)
  const folder = resolve(dataDir)
  const unlock = lockFolder(folder)
  try {
    rmSync(join(folder, 'pgdata'), { recursive: true, force: true })
  } finally {
    unlock()
  }
}

async function emptyServer(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (tx) => {
      await tx`drop schema if exists drizzle cascade`
      await tx`drop schema public cascade`
      await tx`create schema public`
    })
  } finally {
    await sql.end()
  }
}
