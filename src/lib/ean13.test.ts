import { expect, test } from 'vitest'
import { ean13 } from './ean13.ts'

test('a number of thirteen digits has 95 modules between its guards', () => {
  // The number of the standard's own figure.
  expect(ean13('4006381333931')).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  )
  expect(ean13('8801234567893')).toHaveLength(95)
})

test('what a till would refuse has no bars', () => {
  expect([ean13('8801234567894'), ean13('880123456789'), ean13('88012345678AB'), ean13('')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
