import { expect, test } from 'vitest'
import { seoulDay, seoulTime } from './support/clock.ts'

test('a wall time stands on the day of the test, also where midnight in Seoul has passed since it began', () => {
  const justBefore = new Date('2026-11-22T14:59:58Z')
  const start = seoulTime('11:24', justBefore)
  expect(start.toISOString()).toBe('2026-11-22T02:24:00.000Z')
  // What the test goes on from is its own beginning, not the moment at which it asks: the next day's 15:30 is past every session's end.
  expect(seoulTime('15:30', start).getTime() - start.getTime()).toBe((4 * 60 + 6) * 60_000)
  expect(seoulDay(seoulTime('15:30', start))).toBe('20261122')
})
