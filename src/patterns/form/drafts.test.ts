import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endDrafts, giveDrafts, insist, keepDraft, whenGiven } from './drafts.ts'

const listeners = new Set<() => void>()
const down = new Error('down')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_type: string, listener: () => void) => listeners.delete(listener))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  listeners.clear()
  endDrafts('')
})

/** Who is here is asked after a session was lost, with a draft or with none; it is answered from the given try on. */
function begin({ hasDraft = true, answeredAt = Infinity } = {}) {
  if (hasDraft) keepDraft('weight', { weight: '64.2' })
  endDrafts('HC-A')
  let tries = 0
  const end = new AbortController()
  const outcome = insist(() => {
    tries += 1
    return tries < answeredAt ? Promise.reject(down) : Promise.resolve('haneul')
  }, end.signal).catch((error: unknown) => error)
  return { tries: () => tries, end, outcome }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('who is here is asked again after pauses that grow, until it is answered', async () => {
  const { tries, outcome } = begin({ answeredAt: 3 })
  await pass(1999)
  expect(tries()).toBe(1)
  await pass(1)
  expect(tries()).toBe(2)
  await pass(3999)
  expect(tries()).toBe(2)
  await pass(1)
  expect(await outcome).toBe('haneul')
})

test('it is asked at once for a form that is opened, and when the connection returns', async () => {
  const { tries } = begin()
  await pass(0)
  whenGiven(() => {})()
  await pass(0)
  expect(tries()).toBe(2)
  listeners.forEach((listener) => listener())
  await pass(0)
  expect([tries(), listeners.size]).toEqual([3, 1])
})

test('it is asked ten times at most', async () => {
  const { tries, outcome } = begin()
  await pass(3_600_000)
  expect([tries(), await outcome, listeners.size]).toEqual([10, down, 0])
})

test('without a draft that waits it is asked once, and so it is once they were given', async () => {
  const none = begin({ hasDraft: false })
  expect([await none.outcome, none.tries()]).toEqual([down, 1])
  const given = begin()
  await pass(0)
  giveDrafts('HC-A')
  await pass(2000)
  expect([await given.outcome, given.tries()]).toEqual([down, 2])
})

test('of a session that has ended meanwhile nobody asks any more', async () => {
  const { tries, end, outcome } = begin()
  await pass(0)
  end.abort()
  expect([await outcome, tries(), listeners.size]).toEqual([down, 1, 0])
})
