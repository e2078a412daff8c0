import { expect, test } from 'vitest'
import { isByWeeks, periodStart } from './period.ts'

test('a period ends today and starts on the same date before', () => {
  expect(periodStart('week', '20261119')).toBe('20261113')
  expect(periodStart('month', '20261119')).toBe('20261019')
  expect(periodStart('quarter', '20260531')).toBe('20260228')
  expect(periodStart('year', '20261119')).toBe('20251119')
})

test('over more than a month the weeks tell it', () => {
  expect((['week', 'month', 'quarter', 'year'] as const).map(isByWeeks)).toEqual([false, false, true, true])
})
