import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { serverSecrets } from '#server/domain/secret/schema.ts'
import { everyDatabase, freshDatabase } from '#server/test-support/database.ts'
import { decodedKey } from './key-text.ts'
import { loadTokenKey } from './token-key.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'token-key-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the key is made once, kept for later starts, and readable by nobody else', async () => {
  const place = { dataDir: join(folder, 'data'), shared: undefined, given: undefined }
  const [one, two] = await Promise.all([loadTokenKey(place), loadTokenKey(place)])
  expect(one).toHaveLength(32)
  expect(two.equals(one)).toBe(true)
  expect((await loadTokenKey(place)).equals(one)).toBe(true)
  expect((await stat(join(place.dataDir, 'token.key'))).mode & 0o777).toBe(0o600)
})

test('a key from outside wins', async () => {
  const given = Buffer.alloc(32, 7)
  expect((await loadTokenKey({ dataDir: folder, shared: undefined, given })).equals(given)).toBe(true)
})

test('a key that is short or no base64url is refused, and not repeated', () => {
  const given = Buffer.alloc(32, 7).toString('base64url')
  expect(decodedKey(given, 'KEY').equals(Buffer.alloc(32, 7))).toBe(true)
  for (const wrong of ['short', `${given.slice(0, -1)}!`, `${given} `])
    expect(() => decodedKey(wrong, 'KEY')).toThrow(/^KEY must hold at least 32 bytes in base64url\.$/)
})

describe.each(everyDatabase)('a key that servers share, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind, { seeded: false })
  })
  beforeEach(() => database.db.delete(serverSecrets))
  afterAll(() => database.close())

  const load = (dataDir: string) => loadTokenKey({ dataDir, shared: database.db, given: undefined })

  test('is one for servers that start at once, each with an empty folder of its own', async () => {
    const keys = await Promise.all(['a', 'b', 'c'].map((name) => load(join(folder, name))))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    expect((await load(join(folder, 'later'))).equals(keys[0] ?? Buffer.alloc(0))).toBe(true)
    await expect(stat(join(folder, 'a', 'token.key'))).rejects.toThrow('ENOENT')
  })

  test('is the one that a server of before kept in its folder', async () => {
    const before = Buffer.alloc(32, 9)
    await writeFile(join(folder, 'token.key'), `${before.toString('base64url')}\n`)
    expect((await load(folder)).equals(before)).toBe(true)
    expect((await load(join(folder, 'another'))).equals(before)).toBe(true)
  })
})
