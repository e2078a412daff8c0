import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkError, handleChunkFailures, loadChunk } from './chunk-failure.ts'

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const missingStyle = () => Promise.reject(new Error('Unable to preload CSS for /assets/weight-1a2b.css'))

let kept = new Map<string, string>()
let path = '/main'
let online = true
let now = 0
const reload = vi.fn()
const stay = vi.fn()

beforeEach(() => {
  kept = new Map()
  path = '/main'
  online = true
  now = Date.UTC(2026, 10, 19)
  reload.mockReset()
  stay.mockReset()
  handleChunkFailures({
    isOnline: () => online,
    path: () => path,
    marks: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => now,
    reload,
    stay,
  })
})

/** Tells whether a promise has settled by the time other waiting work is done. */
async function settles(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  const first = await Promise.race([
    promise.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 5, pending)),
  ])
  return first !== pending
}

describe('a chunk that fails while online', () => {
  test('loads the page anew, and nothing follows meanwhile [ROU-07]', async () => {
    expect(await settles(loadChunk(failing))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('counts the same when it is a style that is missing [ROU-21]', async () => {
    expect(await settles(loadChunk(missingStyle))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('reloads once for each path, then fails for good: no loop [ROU-07]', async () => {
    void loadChunk(failing)
    await settles(Promise.resolve())
    await expect(loadChunk(failing)).rejects.toThrow(ChunkError)
    path = '/menu/todayMenu'
    expect(await settles(loadChunk(failing))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('does not reload again because another chunk of the page has arrived meanwhile: no loop [ROU-07]', async () => {
    void loadChunk(failing)
    await settles(Promise.resolve())
    await loadChunk(() => Promise.resolve({}))
    await expect(loadChunk(failing)).rejects.toThrow(ChunkError)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('may reload again ten minutes later', async () => {
    void loadChunk(failing)
    await settles(Promise.resolve())
    now += 10 * 60_000
    expect(await settles(loadChunk(failing))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('does not reload where the reload could not be noted', async () => {
    handleChunkFailures({
      isOnline: () => true,
      path: () => path,
      marks: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      },
      now: () => now,
      reload,
      stay,
    })
    await expect(loadChunk(failing)).rejects.toThrow(ChunkError)
    expect(reload).not.toHaveBeenCalled()
  })
})

test('a chunk that fails while offline never reloads; the member stays on the screen [ROU-08]', async () => {
  online = false
  const back = new Error('redirect back')
  stay.mockImplementation(() => {
    throw back
  })
  await expect(loadChunk(failing)).rejects.toBe(back)
  expect(reload).not.toHaveBeenCalled()
})

test('without a screen to stay on, an offline failure is an error of its own [ROU-08]', async () => {
  online = false
  await expect(loadChunk(failing)).rejects.toThrow(ChunkError)
  expect(stay).toHaveBeenCalledTimes(1)
})

describe('a chunk that never answers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test("fails after 120 seconds with 'Loading chunk failed' [ROU-20] [CON-02]", async () => {
    online = false // so that the failure itself can be seen
    const failed = vi.fn()
    loadChunk(() => new Promise(() => {})).catch(failed)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: 'Loading chunk failed' })
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })
})
