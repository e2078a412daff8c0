import { expect, test } from 'vitest'
import { addDays, weekday } from '#server/seoul.ts'
import { workdaysBetween } from './rules.ts'

test('workdays are counted without walking through the days', () => {
  for (let start = 0; start < 7; start += 1) {
    const from = addDays('20261116', start)
    let count = 0
    for (let length = 0; length < 30; length += 1) {
      const to = addDays(from, length)
      if (weekday(to) <= 5) count += 1
      expect([from, to, workdaysBetween(from, to)]).toEqual([from, to, Math.max(1, count)])
    }
  }
  expect(workdaysBetween('20261119', '20261118')).toBe(1)
  expect(workdaysBetween('20261119', '99991231')).toBe(2_080_087)
})
