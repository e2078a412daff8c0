import { expect, test } from 'vitest'
import { amountIn } from './food-words.ts'

const bowl = { code: 'SERVING', name: '공기', nameEng: 'bowl' } as const
const dish = { code: 'SERVING', name: '접시', nameEng: 'dish' } as const

test('household units are said as at the table, weights with their space', () => {
  expect([0.5, 1, 1.5].map((qty) => amountIn('ko', qty, bowl))).toEqual(['반 공기', '1공기', '1½공기'])
  expect([0.5, 1, 1.5].map((qty) => amountIn('en', qty, bowl))).toEqual(['½ bowl', '1 bowl', '1½ bowls'])
  expect(amountIn('en', 2, dish)).toBe('2 dishes')
  expect(amountIn('ko', 100, { code: 'GRAM', name: 'g', nameEng: 'g' })).toBe('100\u00A0g')
  expect(amountIn('ko', 32.5, { code: 'GRAM', name: 'g', nameEng: 'g' })).toBe('32.5\u00A0g')
})
