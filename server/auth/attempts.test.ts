import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

const limits = { failures: 3, windowSeconds: 60, perMinute: 100 }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 3, 0, seconds))

test('after too many refusals a name waits, at that address only', () => {
  const attempts = createAttempts(limits)
  for (const second of [0, 1, 2]) {
    expect(attempts.waitSeconds('10.0.0.1', 'haneul', at(second))).toBe(0)
    attempts.failed('10.0.0.1', 'haneul', at(second))
  }
  expect(attempts.waitSeconds('10.0.0.1', 'haneul', at(2))).toBe(60)
  expect(attempts.waitSeconds('10.0.0.2', 'haneul', at(2))).toBe(0)
  expect(attempts.waitSeconds('10.0.0.1', 'emily', at(2))).toBe(0)
})

test('the wait ends by itself and a sign-in clears the count', () => {
  const attempts = createAttempts(limits)
  for (const second of [0, 1, 2]) attempts.failed('a', 'haneul', at(second))
  expect(attempts.waitSeconds('a', 'haneul', at(62))).toBe(0)
  attempts.failed('a', 'haneul', at(63))
  expect(attempts.waitSeconds('a', 'haneul', at(63))).toBe(0)
  for (const second of [64, 65]) attempts.failed('a', 'haneul', at(second))
  attempts.succeeded('a', 'haneul')
  expect(attempts.waitSeconds('a', 'haneul', at(66))).toBe(0)
})
