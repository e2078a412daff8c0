import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32

/**
 * The key that signs access tokens: the given text (base64url, for several servers on one database), else the one in
 * the data directory, made at the first start. It is never printed and never enters the repository.
 *
 * @throws Error when the given text or the stored key is shorter than 32 bytes.
 */
export async function loadTokenKey(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given !== undefined) return decoded(given, 'HANSANG_TOKEN_KEY')
  const file = join(dataDir, 'token.key')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  return decoded(stored ?? (await makeKey(dataDir, file)), file)
}

/**
 * A key for something else than tokens, the same on every server that has the same token key. Neither tells anything of
 * the other.
 *
 * @param label what it is for
 */
export const derivedKey = (tokenKey: Buffer, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenKey, '', `hansang ${label}`, KEY_BYTES))

async function makeKey(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64url')}\n`)
  await handle.sync()
  await handle.close()
  // link, not rename: of two servers that start at once only the first makes the key, and both use it.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}

function decoded(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length < KEY_BYTES) throw new Error(`${source} must hold at least ${KEY_BYTES} bytes in base64url.`)
  return key
}
