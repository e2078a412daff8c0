import { expect, test } from 'vitest'
import { all, atLeast, atMost, resultsTable, type Line } from './goal.ts'

const line = (value: number): Line => ({
  quantity: 'initial JS',
  ours: '130.0 kB',
  reference: '120.8 kB',
  ratio: value,
  gate: atMost(value, 1.4),
  goal: atMost(value, 1.2),
})

test('the last line of the table says how many gates and goals hold', () => {
  const table = resultsTable(
    [
      { id: 1, lines: [line(1.08)] },
      { id: 5, lines: [line(1.3)] },
    ],
    'two cores',
  )
  expect(table).toContain('| 1 | initial JS | 130.0 kB | 120.8 kB | 1.08 | ≤ 1.4 ✓ | ≤ 1.2 ✓ |')
  expect(table.trimEnd().split('\n').at(-1)).toBe('Gates held: 2 of 2. Goals held: 1 of 2.')
})

test('rows of goals that were not measured now are taken over, and counted', () => {
  const before = resultsTable(
    [
      { id: 1, lines: [line(1.08)] },
      { id: 5, lines: [line(1.3)] },
    ],
    'two cores',
  )
  const table = resultsTable(
    [
      { id: 5, lines: [line(1.5)] },
      { id: 2, lines: [line(1.1)] },
    ],
    'two cores',
    before,
  )
  expect([...table.matchAll(/^\| (\d+) \|.* \| (\d\.\d\d) \|/gm)].map(([, id, ratio]) => `${id} ${ratio}`)).toEqual([
    '1 1.08',
    '2 1.10',
    '5 1.50',
  ])
  expect(table.trimEnd().split('\n').at(-1)).toBe('Gates held: 2 of 3. Goals held: 2 of 3.')
})

test('bounds', () => {
  expect(atMost(Number.NaN, 5).holds).toBe(false)
  expect(atLeast(95, 95).holds).toBe(true)
  expect(all('3 / 8', true, false)).toEqual({ text: '3 / 8', holds: false })
})
