/**
 * A ready-made PGlite folder, kept in `.cache` and copied whenever an empty data folder is opened. Making a database
 * from nothing (initdb, then every migration) takes seconds; copying one takes a tenth of a second.
 */
import { randomUUID } from 'node:crypto'
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../../.cache/embedded', import.meta.url))

/**
 * The folder of the template called `name`, made by `make(folder)` when it is not in the cache. Templates of the same
 * `family` with other names are out of date and removed.
 *
 * @returns undefined where the cache cannot be written (a read-only installation): the caller then works without.
 */
export async function template(
  family: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string | undefined> {
  const ready = join(CACHE, `${family}-${name}`)
  if (existsSync(ready)) return ready
  const work = join(CACHE, `making-${randomUUID()}`)
  try {
    mkdirSync(CACHE, { recursive: true })
  } catch {
    return undefined
  }
  try {
    await make(work)
    removeOutdated(family, name)
    renameSync(work, ready)
  } catch (error) {
    rmSync(work, { recursive: true, force: true })
    // Two starters may make the same template at once; the first to finish wins and both use it.
    if (!existsSync(ready)) throw error
  }
  return ready
}

/** Copies a template to `folder`, which must not exist; a copy that is cut halfway leaves nothing under that name. */
export function copyTemplate(from: string, folder: string): void {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  cpSync(from, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE })
  renameSync(unfinished, folder)
}

function removeOutdated(family: string, name: string): void {
  for (const entry of readdirSync(CACHE)) {
    if (entry.startsWith(`${family}-`) && entry !== `${family}-${name}`) {
      rmSync(join(CACHE, entry), { recursive: true, force: true })
    }
  }
}
