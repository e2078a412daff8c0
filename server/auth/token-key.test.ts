import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTokenKey } from './token-key.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'token-key-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the key is made once, kept for later starts, and readable by nobody else', async () => {
  const dataDir = join(folder, 'data')
  const [one, two] = await Promise.all([loadTokenKey(dataDir, undefined), loadTokenKey(dataDir, undefined)])
  expect(one).toHaveLength(32)
  expect(two.equals(one)).toBe(true)
  expect((await loadTokenKey(dataDir, undefined)).equals(one)).toBe(true)
  expect((await stat(join(dataDir, 'token.key'))).mode & 0o777).toBe(0o600)
})

test('a key from outside wins, and a short one is refused', async () => {
  const given = Buffer.alloc(32, 7).toString('base64url')
  expect((await loadTokenKey(folder, given)).equals(Buffer.alloc(32, 7))).toBe(true)
  await expect(loadTokenKey(folder, 'short')).rejects.toThrow(/HANSANG_TOKEN_KEY must hold at least 32 bytes/)
})
