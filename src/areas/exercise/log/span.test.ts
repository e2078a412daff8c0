import { expect, test } from 'vitest'
import { moved, spanOf } from './span.ts'

test('a week begins on Monday, a month is the calendar’s', () => {
  expect(spanOf('week', '20261122')).toEqual({ is: 'week', start: '20261116', end: '20261122' })
  expect(spanOf('month', '20240229')).toEqual({ is: 'month', start: '20240201', end: '20240229' })
})

test('spans follow one another over the end of a year', () => {
  expect(moved(spanOf('week', '20261231'), 1)).toEqual({ is: 'week', start: '20270104', end: '20270110' })
  expect(moved(spanOf('month', '20270115'), -1)).toEqual({ is: 'month', start: '20261201', end: '20261231' })
})
