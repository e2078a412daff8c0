import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * One hash over the contents of files and folders (folders recursively, in a fixed order, names included).
 * Paths that do not exist count as absent. `skip` drops a file or a whole folder by its path relative to `root`.
 */
export function contentHash(root: string, paths: string[], skip: (path: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  const visit = (path: string): void => {
    const name = relative(root, path).replaceAll('\\', '/')
    if (skip(name) || !existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).sort()) visit(join(path, entry))
      return
    }
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  }
  for (const path of paths) visit(join(root, path))
  return hash.digest('hex')
}

/** True when the stamp file holds this hash. */
export function isFresh(stampFile: string, hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === hash
}

/** Writes the stamp; call it only after the work it stands for has succeeded. */
export function writeStamp(stampFile: string, hash: string): void {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${hash}\n`)
}
