/**
 * The server in one file, which a start reads in place of some hundreds of small ones. scripts/bundle-server.ts makes
 * it; it is a copy and never needed: where it is missing or not of these sources, they run themselves.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)

export const BUNDLE = new URL('.cache/server/serve.mjs', ROOT)
export const BUNDLE_STAMP = new URL('.cache/server/stamp', ROOT)

/**
 * Changes with every file of the server that is added, edited or removed, and with every installed package. Looks at no
 * file's inside: a start waits for it.
 */
export function sourcesStamp(): string {
  const hash = createHash('sha256').update(process.version)
  const folder = fileURLToPath(new URL('server/', ROOT))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
  for (const name of [
    ...files.map((file) => `server/${file.replaceAll('\\', '/')}`),
    'node_modules/.package-lock.json',
  ]) {
    const { mtimeMs, size } = statSync(new URL(name, ROOT), { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
    hash.update(`${name} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** The bundle's address, or undefined where the sources have to run. */
export function freshBundle(): string | undefined {
  try {
    return readFileSync(BUNDLE_STAMP, 'utf8') === sourcesStamp() ? BUNDLE.href : undefined
  } catch {
    return undefined
  }
}
