import { expect, test } from 'vitest'
import { type HealthAge, leadOf, LOWER_PRESSURE } from './age.ts'

const NONE: HealthAge = { healthAgeType: 'total', realAge: 42, healthAge: null, gapAge: null, prevHealthAge: null, ageLevel: null, measureDt: null, factors: [], next: null }
const factors = (...codes: HealthAge['factors'][number]['factorCode'][]): HealthAge['factors'] =>
  codes.map((factorCode) => ({ factorCode, factorNm: factorCode, valueTxt: '', gapAge: 0, changeAge: null, statusCode: 'NORMAL', anchors: [] }))

test('what is missing is said: a birthday, anything, four, or one of another kind', () => {
  const told = (part: Partial<HealthAge>) => leadOf({ ...NONE, ...part }).is
  expect(told({ realAge: null })).toBe('noBirthday')
  expect(told({})).toBe('none')
  expect(told({ factors: factors('WEIGHT', 'WAIST', 'FAT') })).toBe('few')
  expect(told({ factors: factors('WEIGHT', 'WAIST', 'FAT', 'MUSCLE') })).toBe('oneKind')
  expect(told({ healthAgeType: 'heart', factors: factors('BP') })).toBe('few')
  expect(told({ healthAge: 38, gapAge: -4, factors: factors('WEIGHT', 'WAIST', 'FAT', 'BP') })).toBe('younger')
})

test('the points of a diastolic pressure are the server’s, whose test has the same', () => {
  expect(LOWER_PRESSURE.map(({ value, age }) => [value, age])).toEqual([[65, -3], [78, -1.5], [84, 0.8], [90, 3], [100, 6]])
})
