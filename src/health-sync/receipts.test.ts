import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'

import type { SyncReceipt } from './sync-types.ts'

import { createReceiptBook } from './receipts.ts'
import { memoryKeep, NOW, syncWorld } from './testing/sync-world.ts'

const receipt = (startedAtMs: number): SyncReceipt => ({
  startedAtMs,
  tookMs: 0,
  starter: 'resume',
  outcome: 'done',
  kinds: [],
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a run’s receipt', () => {
  test('says what was asked, read, sent and dropped and why, how long it took and what helps', async () => {
    let ms = NOW.getTime()
    const world = syncWorld({ now: () => new Date(ms) })
    world.phone.permit((flag) => flag !== 'exercise')
    world.phone.history.steps.push({ ...world.phone.history.steps[0], datauuid: 's3', count: 0 })
    world.phone.whenAsked(() => void (ms += 250))
    await world.sync.start('Y')
    const latest = world.latest()
    expect(latest).toMatchObject({ startedAtMs: NOW.getTime(), tookMs: 1500, starter: 'member', outcome: 'done' })
    expect(latest?.kinds).toContainEqual({
      kind: 'steps',
      window: { startDate: '20261113000000', endDate: '20261119235959' },
      read: 3,
      sent: 2,
      known: 0,
      dropped: { notPositive: 1 },
      gone: 0,
      tookMs: 500,
      outcome: 'sent',
      next: 'none',
    })
    expect(latest?.kinds).toContainEqual({
      kind: 'exercise',
      window: null,
      read: 0,
      sent: 0,
      known: 0,
      dropped: {},
      gone: 0,
      tookMs: 0,
      outcome: 'skipped',
      next: 'allow',
    })
  })

  test('is there while the run is under way, with its progress', async () => {
    const world = syncWorld()
    const seen: unknown[] = []
    world.sync.subscribe(() => seen.push(world.sync.state().progress))
    await world.sync.start()
    expect(seen).toContainEqual({ kind: 'exercise', done: 1, total: 4 })
    expect(world.sync.state().progress).toBeNull()
  })

  test.each([
    ['linkOff', (world: ReturnType<typeof syncWorld>) => void (world.server.state.links = [])],
    ['noConsent', (world: ReturnType<typeof syncWorld>) => void (world.server.state.rules = [])],
  ])('says %s when that ended it', async (outcome, set) => {
    const world = syncWorld()
    set(world)
    await world.sync.start()
    expect(world.latest()).toMatchObject({ outcome, kinds: [] })
  })
})

describe('the book of receipts', () => {
  test('keeps the last 30 runs, newest first, for the next visit too', async () => {
    const kept = new Map<string, string>()
    const book = createReceiptBook(memoryKeep(kept), () => 1000)
    await book.load()
    for (let run = 1; run <= 40; run += 1) book.keep(receipt(run))
    await settle()
    const later = createReceiptBook(memoryKeep(kept), () => 1000)
    await later.load()
    expect(later.list().map(({ startedAtMs }) => startedAtMs)).toEqual(
      Array.from({ length: 30 }, (_, index) => 40 - index),
    )
  })

  test('puts a first run of a visit before what earlier visits kept, however late that comes', async () => {
    const kept = new Map([['health-sync-receipts', JSON.stringify([receipt(1)])]])
    const book = createReceiptBook(memoryKeep(kept), () => 1000)
    const loading = book.load()
    book.keep(receipt(2))
    await loading
    await settle()
    expect(book.list().map(({ startedAtMs }) => startedAtMs)).toEqual([2, 1])
    expect(JSON.parse(kept.get('health-sync-receipts') ?? '')).toHaveLength(2)
  })

  test.each(['{', '{}', '[{"startedAtMs":"x"}]'])('takes %s for nothing', async (text) => {
    const book = createReceiptBook(memoryKeep(new Map([['health-sync-receipts', text]])), () => 0)
    await book.load()
    expect(book.list()).toEqual([])
  })
})

describe('the end of a session', () => {
  test('stops the run where it is and leaves no receipt, here or in the keep', async () => {
    const world = syncWorld()
    world.phone.whenAsked(({ type }) => (type === 'EXERCISE' ? new Promise(() => {}) : undefined))
    const run = world.sync.start('Y')
    await new Promise((resolve) => setTimeout(resolve, 30))
    world.sync.end()
    world.kept.clear() // as the vault is destroyed next
    expect(await run).toBeUndefined()
    await settle()
    expect([world.sync.state().receipts, world.sync.state().isRunning, world.kept.size]).toEqual([[], false, 0])
  })

  test('a receipt in the real vault is encrypted, and gone with it', async () => {
    const databases = new IDBFactory()
    const { createVault } = await import('#src/app/kept/vault.ts')
    const vault = createVault(databases)
    const book = createReceiptBook(vault, () => 0)
    book.keep(receipt(77_001))
    await expect.poll(() => vault.read('health-sync-receipts')).toContain('77001')
    const raw = await new Promise<unknown[]>((resolve) => {
      const opened = databases.open('hansang-kept')
      opened.addEventListener('success', () => {
        const all = opened.result.transaction('kept').objectStore('kept').getAll()
        all.addEventListener('success', () => (opened.result.close(), resolve(all.result)))
      })
    })
    const bytes = raw.flatMap((value) =>
      typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer
        ? [new TextDecoder().decode(value.bytes)]
        : [],
    )
    expect(bytes).toHaveLength(1)
    expect(bytes.join()).not.toContain('77001')
    await vault.destroy()
    expect(await databases.databases()).toEqual([])
  })
})
