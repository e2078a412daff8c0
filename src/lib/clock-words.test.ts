import { expect, test } from 'vitest'
import { formatClock, formatHour } from './clock-words.ts'

test('a clock of an entry field has twelve hours and the half of the day', () => {
  expect(formatClock('21:38', 'ko')).toBe('오후 9:38')
  expect(formatClock('00:05', 'ko')).toBe('오전 12:05')
  expect(formatClock('12:00', 'en').replace('\u00A0', ' ')).toBe('12:00 PM')
})

test('an hour to meet at is said as people say it', () => {
  expect(['1500', '1530', '0900', '1205'].map((time) => formatHour(time, 'ko'))).toEqual([
    '3시',
    '3시 30분',
    '9시',
    '12시 5분',
  ])
  expect(['1500', '1530', '0900'].map((time) => formatHour(time, 'en'))).toEqual([
    '3\u00A0PM',
    '3:30\u00A0PM',
    '9\u00A0AM',
  ])
})
