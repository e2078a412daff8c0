// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection, noteReach, startConnection } from './connection.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  startConnection()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  connection.set('online')
})

test('an answer that was on its way does not take back that the device is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  noteReach(true)
  expect(connection.get()).toBe('offline')
})

test('a server that answers later is reached all the same, and one the device can reach again at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(6000)
  noteReach(true)
  expect(connection.get()).toBe('online')
  noteReach(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  noteReach(true)
  expect(connection.get()).toBe('online')
})
