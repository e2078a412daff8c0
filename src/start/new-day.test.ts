// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNewDay } from './new-day.ts'

let renewed = 0
let stop: () => void

beforeEach(() => {
  renewed = 0
  vi.useFakeTimers({ now: new Date('2026-11-18T23:57:10+09:00') })
  stop = onNewDay(() => void (renewed += 1))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page that is left open over midnight asks anew, once, with the first minute of the day', () => {
  vi.advanceTimersByTime(2 * 60_000 + 40_000)
  expect([new Date().toISOString(), renewed]).toEqual(['2026-11-18T14:59:50.000Z', 0])
  vi.advanceTimersByTime(10_000)
  expect(renewed).toBe(1)
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(renewed).toBe(1)
  vi.advanceTimersByTime(3_600_000)
  expect(renewed).toBe(2)
})

test('a page that slept through midnight asks anew when it comes to the foreground, and on the same day not', () => {
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  vi.setSystemTime(new Date('2026-11-18T23:58:00+09:00'))
  turn('visible')
  expect(renewed).toBe(0)
  turn('hidden')
  vi.setSystemTime(new Date('2026-11-19T07:10:00+09:00'))
  turn('visible')
  expect(renewed).toBe(1)
})

test('a page in the background asks nothing at midnight, and once when somebody looks at it again', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(10 * 60_000)
  expect(renewed).toBe(0)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(renewed).toBe(1)
})

test('nothing is asked once it is stopped', () => {
  stop()
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(renewed).toBe(0)
})
