// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNewDay } from './new-day.ts'

let renewed = 0
let ahead = 0
let stop: () => void

beforeEach(() => {
  renewed = 0
  ahead = 0
  vi.useFakeTimers({ now: new Date('2026-11-18T23:57:10+09:00') })
  stop = onNewDay(
    () => ahead,
    () => void (renewed += 1),
  )
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

test.each([
  ['a second', -1500, '2026-11-18T15:00:01.500Z'],
  ['ten minutes', -600_000, '2026-11-18T15:10:00.000Z'],
])(
  'a phone that is %s fast asks when the server’s day turns, once: asked at its own midnight, nobody would ask again',
  (_name, told, at) => {
    ahead = told
    vi.advanceTimersByTime(new Date(at).getTime() - Date.now() - 1)
    expect(renewed).toBe(0)
    vi.advanceTimersByTime(1)
    expect(renewed).toBe(1)
    vi.advanceTimersByTime(23 * 3_600_000)
    expect(renewed).toBe(1)
  },
)

test('a phone that is slow asks when the server’s day turns, and when its own does, which some screens go by', () => {
  ahead = 90_000
  vi.advanceTimersByTime(79_999)
  expect([new Date().toISOString(), renewed]).toEqual(['2026-11-18T14:58:29.999Z', 0])
  vi.advanceTimersByTime(1)
  expect(renewed).toBe(1)
  vi.advanceTimersByTime(89_999)
  expect(renewed).toBe(1)
  vi.advanceTimersByTime(1)
  expect(renewed).toBe(2)
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(renewed).toBe(2)
})

test('what the server’s time is may be told after its day seemed to have begun', () => {
  stop()
  vi.setSystemTime(new Date('2026-11-19T00:00:20+09:00'))
  stop = onNewDay(
    () => ahead,
    () => void (renewed += 1),
  )
  ahead = -90_000
  vi.advanceTimersByTime(69_999)
  expect(renewed).toBe(0)
  vi.advanceTimersByTime(1)
  expect(renewed).toBe(1)
})

test('nothing is asked once it is stopped', () => {
  stop()
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(renewed).toBe(0)
})
