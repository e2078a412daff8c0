import { expect, test } from 'vitest'
import { weeksOf } from './days.ts'

const DAYS = ['20261112', '20261113', '20261116', '20261117', '20261118', '20261119', '20261120']

test('weeks are Monday to Friday, and a day says how it went', () => {
  const { columns, weeks } = weeksOf(DAYS, '20261101', new Set(['20261112', '20261116', '20261117']), '20261118')
  expect(columns).toBe(5)
  expect(weeks.map(({ number, days }) => [number, ...days.map((each) => each?.state ?? '-')])).toEqual([
    [1, '-', '-', '-', 'done', 'missed'],
    [2, 'done', 'done', 'today', 'coming', 'coming'],
  ])
})

test('a weekend that counts has its columns, and today that succeeded is done', () => {
  const { columns, weeks } = weeksOf(
    ['20261120', '20261121', '20261122'],
    '20261120',
    new Set(['20261121']),
    '20261121',
  )
  expect(columns).toBe(7)
  expect(weeks[0]?.days.map((each) => each?.state ?? '-')).toEqual(['-', '-', '-', '-', 'missed', 'done', 'coming'])
})

test('what was before the day of joining was not missed: its place is empty', () => {
  const { weeks } = weeksOf(DAYS, '20261117', new Set(['20261117']), '20261119')
  expect(weeks.map(({ days }) => days.map((each) => each?.state ?? '-'))).toEqual([
    ['-', '-', '-', '-', '-'],
    ['-', 'done', 'missed', 'today', 'coming'],
  ])
})
