/**
 * One opener per data folder. PGlite takes no lock of its own, and two processes on one folder silently lose
 * acknowledged rows.
 *
 * The lock is an exclusive transaction on an empty SQLite file: SQLite takes a real lock of the operating system
 * (fcntl, or LockFileEx on Windows), which the kernel drops the moment the process ends, however it ends. So nothing
 * is ever stale and no process number has to be guessed at. Node has no call for such locks itself; `node:sqlite` is
 * part of Node.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown when another opener, in this process or any other, holds the folder. The message is written for people. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

/**
 * Takes the folder's lock or throws `DatabaseLockedError`. Creates the folder when it is missing.
 *
 * @returns a function that gives the lock back; calling it twice is harmless.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Asked for this way because bundlers and test runners do not all know the module's name yet.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  // Never open this file in any other way inside the process: closing any descriptor of it would drop the fcntl lock.
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new DatabaseLockedError(refusal(folder))
    throw error
  }
  writeFileSync(join(folder, 'lock.owner'), `process ${process.pid}, since ${new Date().toISOString()}\n`)
  let held = true
  return () => {
    if (!held) return
    held = false
    file.close()
  }
}

function isBusy(error: unknown): boolean {
  // 5 is SQLITE_BUSY.
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function refusal(folder: string): string {
  let owner = 'another process'
  try {
    owner = readFileSync(join(folder, 'lock.owner'), 'utf8').trim()
  } catch {
    // The holder has the lock but has not written its name yet.
  }
  return [
    `The database folder ${folder} is in use (${owner}).`,
    'Two processes on one folder would lose data, so this one does not open it.',
    'Stop the other one, or set HANSANG_DATA_DIR to another folder, or DATABASE_URL to a Postgres server.',
  ].join('\n')
}
