import { expect, test } from 'vitest'
import { formatClock } from './clock-words.ts'

test('a clock of an entry field has twelve hours and the half of the day', () => {
  expect(formatClock('21:38', 'ko')).toBe('오후 9:38')
  expect(formatClock('00:05', 'ko')).toBe('오전 12:05')
  expect(formatClock('12:00', 'en').replace('\u00A0', ' ')).toBe('12:00 PM')
})
