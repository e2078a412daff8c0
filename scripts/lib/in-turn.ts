import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often somebody who waits looks whether it is their turn. */
const LOOK_MS = 100

/**
 * Does the work while no other process, and nobody else in this one, does work under the same lock file; waits as long
 * as it takes. The lock is SQLite's on an empty file, as for the database's folder (server/db/embedded/lock.ts): the
 * system drops it with the process that holds it, so none is ever left over.
 */
export async function inTurn<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true })
  const file = new DatabaseSync(lock, { timeout: 0 })
  try {
    while (!taken(file)) await sleep(LOOK_MS)
    return await work()
  } finally {
    file.close()
  }
}

function taken(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive')
    return true
  } catch (error) {
    // 5 is SQLITE_BUSY.
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return false
    throw error
  }
}
