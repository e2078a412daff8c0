import { expect, test } from 'vitest'
import { tableCodeOf } from './table-code.ts'

test('a code is read as printed, as typed by hand, and out of a link', () => {
  for (const typed of [
    'hansang:REST000311:E31A',
    ' rest000311 e31a ',
    'REST000311-E31A',
    'https://hansang.example/t?code=REST000311:E31A',
  ]) {
    expect([typed, tableCodeOf(typed)]).toEqual([typed, 'hansang:REST000311:E31A'])
  }
  expect(tableCodeOf('REST000313')).toBe('hansang:REST000313')
})

test('what is no code is not asked about', () => {
  for (const typed of ['', '한빛타워점', 'REST31', 'REST0003110', 'https://example.com'])
    expect(tableCodeOf(typed)).toBeNull()
})
