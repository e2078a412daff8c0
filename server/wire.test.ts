import { expect, test } from 'vitest'
import { decimalText, orNull, wholeText, yn } from './wire.ts'

test('numbers are text with thousands commas and no leading zero', () => {
  expect([0, 16, 637, 1024, 1_234_567].map(wholeText)).toEqual(['0', '16', '637', '1,024', '1,234,567'])
  expect([0, 0.5, 9.5, 22, 1024.5].map(decimalText)).toEqual(['.0', '.5', '9.5', '22', '1,024.5'])
})

test('sums of decimals carry no binary dust', () => {
  expect(decimalText(0.1 + 0.2)).toBe('.3')
})

test('what is not known stays null and flags are Y or N', () => {
  expect(orNull(null, wholeText)).toBeNull()
  expect(orNull(5, wholeText)).toBe('5')
  expect([yn(true), yn(false)]).toEqual(['Y', 'N'])
})
