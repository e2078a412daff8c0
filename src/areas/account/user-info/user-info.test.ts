import { expect, test } from 'vitest'
import { birthdayOf, birthParts, mayBeBorn } from './user-info.ts'

test('a day of birth is there whole or not at all', () => {
  expect(birthdayOf({ birthdayYear: '1996', birthdayMonth: '04', birthdayDay: '17' })).toBe('19960417')
  expect(birthdayOf({ birthdayYear: null, birthdayMonth: null, birthdayDay: null })).toBeNull()
  expect(birthdayOf({ birthdayYear: '1996', birthdayMonth: null, birthdayDay: null })).toBeNull()
})

test('what is typed goes in three parts, and nothing takes it back [MBR-13]', () => {
  expect(birthParts('19960417')).toEqual({ birthdayYear: '1996', birthdayMonth: '04', birthdayDay: '17' })
  expect(birthParts('')).toEqual({ birthdayYear: null, birthdayMonth: null, birthdayDay: null })
})

test.each([
  ['19960417', true],
  ['19960431', false],
  ['20261120', false],
  ['18991231', false],
  ['1996', false],
])('born on %s: %s', (day, may) => {
  expect(mayBeBorn(day, '20261119')).toBe(may)
})
