import { expect, test } from 'vitest'
import { levelIn, toZones, usualOf, worse } from './level.ts'

const range = (statusCode: 'LACK' | 'NORMAL' | 'CAUTION' | 'DANGER', minVal: string | null, maxVal: string | null) => ({
  statusCode,
  rangeNm: '',
  minVal,
  maxVal,
})
const zones = toZones([
  range('LACK', null, '90'),
  range('NORMAL', '90', '120'),
  range('CAUTION', '120', '140'),
  range('DANGER', '140', null),
])

test('a value has the word of the range that holds it, its end left out', () => {
  expect([89, 90, 119, 120, 140].map((value) => levelIn(zones, value))).toEqual([
    'low',
    'normal',
    'normal',
    'care',
    'high',
  ])
  expect(levelIn([], 100)).toBeNull()
})

test('of two the one that deserves more attention counts, and what was not measured never', () => {
  expect(worse('normal', 'care')).toBe('care')
  expect(worse('high', 'low')).toBe('high')
  expect(worse(null, 'normal')).toBe('normal')
})

test('what is usual is a band where it has an end', () => {
  expect(usualOf(zones)).toEqual({ from: 90, to: 120 })
  expect(usualOf([])).toBeNull()
})
