import { expect, test } from 'vitest'
import { formulaOf, type HealthAge, leadOf, LOWER_PRESSURE } from './age.ts'

const NONE: HealthAge = {
  healthAgeType: 'total',
  realAge: 42,
  healthAge: null,
  gapAge: null,
  prevHealthAge: null,
  ageLevel: null,
  measureDt: null,
  factors: [],
  next: null,
}
const factors = (...codes: HealthAge['factors'][number]['factorCode'][]): HealthAge['factors'] =>
  codes.map((factorCode) => ({
    factorCode,
    factorNm: factorCode,
    valueTxt: '',
    gapAge: 0,
    changeAge: null,
    statusCode: 'NORMAL',
    anchors: [],
  }))

test('what is missing is said: a birthday, anything, four, or one of another kind', () => {
  const told = (part: Partial<HealthAge>) => leadOf({ ...NONE, ...part }).is
  expect(told({ realAge: null })).toBe('noBirthday')
  expect(told({})).toBe('none')
  expect(told({ factors: factors('WEIGHT', 'WAIST', 'FAT') })).toBe('few')
  expect(told({ factors: factors('WEIGHT', 'WAIST', 'FAT', 'MUSCLE') })).toBe('oneKind')
  expect(told({ healthAgeType: 'heart', factors: factors('BP') })).toBe('few')
  expect(told({ healthAge: 38, gapAge: -4, factors: factors('WEIGHT', 'WAIST', 'FAT', 'BP') })).toBe('younger')
})

test('the formula has its nine factors in one order, unknown ones with points too, which older answers lack', () => {
  const age: HealthAge = {
    ...NONE,
    factors: factors('BP', 'WEIGHT').map((factor) => ({ ...factor, anchors: [{ value: 1, age: 0 }] })),
    missing: [{ factorCode: 'SALT', factorNm: '나트륨', anchors: [{ value: 1800, age: -0.8 }] }],
  }
  expect(formulaOf(age).map(({ code, points, isKnown }) => `${code} ${points.length} ${isKnown}`)).toEqual([
    'WEIGHT 1 true',
    'WAIST 0 false',
    'FAT 0 false',
    'MUSCLE 0 false',
    'BP 1 true',
    'STEP 0 false',
    'SALT 1 false',
    'SUGAR 0 false',
    'SLEEP 0 false',
  ])
  expect(formulaOf({ ...NONE, healthAgeType: 'metabolism' }).map(({ code, isKnown }) => [code, isKnown])).toEqual([
    ['SUGAR', false],
    ['SLEEP', false],
  ])
})

test('the points of a diastolic pressure are the server’s, whose test has the same', () => {
  expect(LOWER_PRESSURE.map(({ value, age }) => [value, age])).toEqual([
    [50, 1.5],
    [60, 0],
    [63, -3],
    [67, -3],
    [80, 0],
    [85, 1.5],
    [90, 3],
    [100, 6],
  ])
})
