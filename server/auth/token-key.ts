import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '#server/db/client.ts'
import { sharedSecret } from '#server/domain/secret/queries.ts'
import { decodedKey, KEY_BYTES } from './key-text.ts'

/** The name under which a database keeps it. */
const SECRET = 'token key'

export type KeyPlace = {
  dataDir: string
  /** The Postgres server that several of us may share; undefined for the embedded database. */
  shared: Queryable | undefined
  /** The key that the settings name: it wins, and none is made. */
  given: Buffer | undefined
}

/**
 * The key that signs access tokens, made at the first start where none is given: on a Postgres server in its database,
 * for all servers of it (docs/decisions/369); else in the data folder. It is never printed and never enters the
 * repository.
 *
 * @throws Error when a stored key is shorter than 32 bytes.
 */
export async function loadTokenKey({ dataDir, shared, given }: KeyPlace): Promise<Buffer> {
  if (given !== undefined) return given
  const file = join(dataDir, 'token.key')
  if (shared === undefined)
    return decodedKey((await readFile(file, 'utf8').catch(() => makeFile(dataDir, file))).trim(), file)
  // A server of before kept its key in the folder: its members stay signed in.
  const offer = () => readFile(file, 'utf8').then((text) => text.trim(), freshKey)
  return decodedKey(await sharedSecret(shared, SECRET, offer), 'The token key of the database')
}

/**
 * A key for something else than tokens, the same on every server that has the same token key. Neither tells anything of
 * the other.
 *
 * @param label what it is for
 */
export const derivedKey = (tokenKey: Buffer, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenKey, '', `hansang ${label}`, KEY_BYTES))

const freshKey = () => randomBytes(KEY_BYTES).toString('base64url')

async function makeFile(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  await handle.writeFile(`${freshKey()}\n`)
  await handle.sync()
  await handle.close()
  // link, not rename: of two servers that start at once only the first makes the key, and both use it.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
