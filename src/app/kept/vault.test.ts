import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createVault } from './vault.ts'

const secret = '윤하늘 님의 체중 68.4 kg'
let databases: IDBFactory

beforeEach(() => {
  databases = new IDBFactory()
})

async function everything(): Promise<unknown[]> {
  const names = (await databases.databases()).map(({ name }) => name ?? '')
  const found: unknown[] = []
  for (const name of names) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = databases.open(name)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
    })
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll()
      found.push(
        ...(await new Promise<unknown[]>((resolve) => all.addEventListener('success', () => resolve(all.result)))),
      )
    }
    database.close()
  }
  return found
}

const readable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof ArrayBuffer
      ? new TextDecoder().decode(part)
      : part instanceof Uint8Array
        ? new TextDecoder().decode(part)
        : part,
  )

describe('what the vault keeps', () => {
  test('is read back, by a later visit too', async () => {
    await createVault(databases).write('menu', secret)
    await expect(createVault(databases).read('menu')).resolves.toBe(secret)
    await expect(createVault(databases).read('other')).resolves.toBeNull()
  })

  test('lies there encrypted, under a key that cannot be exported', async () => {
    await createVault(databases).write('menu', secret)
    const kept = await everything()
    expect(kept).toHaveLength(2)
    expect(readable(kept)).not.toContain('68.4')
    const key = kept.find((value) => value instanceof CryptoKey)
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow(/extractable/)
  })

  test('never repeats its bytes for the same text', async () => {
    const vault = createVault(databases)
    await vault.write('a', secret)
    await vault.write('b', secret)
    const [a, b] = (await everything()).filter(
      (value): value is { bytes: ArrayBuffer } => typeof value === 'object' && value !== null && 'bytes' in value,
    )
    expect(Buffer.from(a?.bytes ?? new ArrayBuffer())).not.toEqual(Buffer.from(b?.bytes ?? new ArrayBuffer()))
  })
})

test('what was kept a week ago is gone, read or not', async () => {
  let now = Date.UTC(2026, 10, 19)
  const open = () => createVault(databases, crypto.subtle, () => now)
  await open().write('old', secret)
  now += 6 * 86_400_000
  const vault = open()
  await vault.write('menu', secret)
  await expect(vault.read('old')).resolves.toBe(secret)
  now += 86_400_001
  await expect(vault.read('old'), 'also in a page that stayed open').resolves.toBeNull()
  await expect(open().read('menu')).resolves.toBe(secret)
  // The key and the menu.
  expect(await everything()).toHaveLength(2)
})

describe('forgetting some names', () => {
  const isOf = (name: string) => name.startsWith('health')

  test('takes what lies under them, for a later visit too, and leaves the rest readable', async () => {
    const vault = createVault(databases)
    await vault.write('health weight', secret)
    await vault.write('draft', '문의하던 글')
    await vault.forget(isOf)
    for (const visit of [vault, createVault(databases)]) {
      await expect(visit.read('health weight')).resolves.toBeNull()
      await expect(visit.read('draft')).resolves.toBe('문의하던 글')
    }
  })

  test('takes what is still being written under them', async () => {
    const vault = createVault(databases)
    const late = vault.write('health weight', secret)
    await Promise.all([vault.forget(isOf), late])
    await expect(vault.read('health weight')).resolves.toBeNull()
    await vault.write('health weight', '67.9 kg')
    await expect(vault.read('health weight')).resolves.toBe('67.9 kg')
  })
})

describe('destroying the vault', () => {
  test('leaves neither key nor contents', async () => {
    const vault = createVault(databases)
    await vault.write('menu', secret)
    await vault.destroy()
    expect(await databases.databases()).toEqual([])
    await expect(vault.read('menu')).resolves.toBeNull()
  })

  test('stops a write that is still under way', async () => {
    const vault = createVault(databases)
    await vault.write('first', secret)
    const late = vault.write('late', secret)
    await Promise.all([vault.destroy(), late])
    await expect(createVault(databases).read('late')).resolves.toBeNull()
  })

  test('works from another tab while this one holds the vault open', async () => {
    const here = createVault(databases)
    await here.write('menu', secret)
    const there = createVault(databases)
    await expect(there.read('menu')).resolves.toBe(secret)
    await there.destroy()
    expect(await databases.databases()).toEqual([])
    await expect(here.read('menu')).resolves.toBeNull()
  })

  test('keeps a tab that missed it out of the next member’s vault, until its own session is over', async () => {
    const here = createVault(databases)
    await here.write('menu', secret)
    const there = createVault(databases)
    await there.destroy()
    await there.write('menu', '이서윤 님의 식단')
    await here.write('menu', secret)
    await expect(there.read('menu')).resolves.toBe('이서윤 님의 식단')
    await expect(here.read('menu')).resolves.toBeNull()
    await here.destroy()
    await here.write('menu', secret)
    await expect(here.read('menu')).resolves.toBe(secret)
  })

  test('leaves a new session a new key', async () => {
    const vault = createVault(databases)
    await vault.write('menu', secret)
    const before = (await everything()).find((value) => value instanceof CryptoKey)
    await vault.destroy()
    await vault.write('menu', secret)
    const after = (await everything()).find((value) => value instanceof CryptoKey)
    expect(after).toBeInstanceOf(CryptoKey)
    expect(after).not.toBe(before)
  })
})

test('without a database or without TLS nothing is kept and nothing fails', async () => {
  for (const vault of [createVault(null, crypto.subtle), createVault(databases, null)]) {
    await vault.write('menu', secret)
    await expect(vault.read('menu')).resolves.toBeNull()
    await vault.forget(() => true)
    await vault.destroy()
  }
})
