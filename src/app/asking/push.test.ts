import { expect, test } from 'vitest'
import { mayAskForPush } from './push.rules.ts'

const NOW = Date.parse('2026-11-19T11:26:00+09:00')
const daysAgo = (days: number) => NOW - days * 86_400_000

test('notifications are asked for where the phone has not decided yet', () => {
  expect((['undecided', 'granted', 'refused'] as const).map((state) => mayAskForPush('order', state, {}, NOW))).toEqual(
    [true, false, false],
  )
})

test('not again for the same, and for others after thirty days', () => {
  expect(mayAskForPush('order', 'undecided', { order: daysAgo(400) }, NOW)).toBe(false)
  expect(mayAskForPush('like', 'undecided', { order: daysAgo(29.9) }, NOW)).toBe(false)
  expect(mayAskForPush('like', 'undecided', { order: daysAgo(30) }, NOW)).toBe(true)
})
