import { expect, test } from 'vitest'
import { isMobile, withDashes } from './mobile.ts'

test('a mobile number is read in three parts', () => {
  expect(withDashes('01000001119')).toBe('010-0000-1119')
  expect(withDashes('0110001119')).toBe('011-000-1119')
  expect(['01000001119', '0110001119'].every(isMobile)).toBe(true)
  expect(['0100000111', '021234567', '', '010000011190'].map(isMobile)).toEqual([true, false, false, false])
})
