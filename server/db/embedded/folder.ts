/**
 * The folder of the database: there, ours to write in, and with room. Asked before anything is put there, because what
 * fails later fails in other words.
 */
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** A new database with its first seed. */
const NEW_BYTES = 128 * 1024 * 1024
/** One that is there writes a few log files before it makes a checkpoint. */
const KNOWN_BYTES = 24 * 1024 * 1024

/** @throws Error with the code of the system: EROFS, EACCES, ENOTDIR, ENOSPC */
export function readyFolder(folder: string, isNew: boolean): void {
  makeFolder(folder)
  // On a file system that is mounted for reading this says so, whoever asks.
  accessSync(folder, constants.W_OK)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < (isNew ? NEW_BYTES : KNOWN_BYTES)) {
    throw Object.assign(new Error(`Only ${Math.floor((bavail * bsize) / 1024 / 1024)} MB are free.`), {
      code: 'ENOSPC',
    })
  }
}

/** One by one: of all at once Node says ENOENT where nothing may be written, and tries for ever where nothing can. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const around = dirname(folder)
  makeFolder(around)
  accessSync(around, constants.W_OK)
  mkdirSync(folder, { mode: 0o700 })
}
