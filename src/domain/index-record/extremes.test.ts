import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { againMinutes, borders, careOf, isSerious } from './extremes.ts'

test('an extreme reading is one by the borders of the contract', () => {
  // the file's own shape; the values are compared below
  const contract = parse(readFileSync('openapi/schemas/common-index.yaml', 'utf8')) as {
    HelhCareCode: { 'x-borders': Record<string, object> }
  }
  expect(borders).toEqual(contract.HelhCareCode['x-borders'])
})

test('of several values the gravest speaks, and what was not measured never', () => {
  expect(careOf({ SBP: 182, DBP: 58 })).toBe('BP_VERY_HIGH')
  expect(careOf({ SBP: null, DBP: 120 })).toBe('BP_VERY_HIGH')
  expect(careOf({ SBP: 118, DBP: null })).toBeNull()
  expect([119, 120, 140, 170].map((systolic) => careOf({ SBP: systolic, DBP: 58 }))).toEqual([
    'BP_LOW',
    null,
    null,
    null,
  ])
  expect([48, 54, 69, 70, 300].map((mgdl) => careOf({ NBD: mgdl }))).toEqual([
    'SUGAR_VERY_LOW',
    'SUGAR_LOW',
    'SUGAR_LOW',
    null,
    'SUGAR_VERY_HIGH',
  ])
})

test('119 is named below 54, from 300, from 180 or 120, and of a pulse of up to 40 or from 131 on', () => {
  expect(
    [
      careOf({ NBD: 53 }),
      careOf({ NBD: 54 }),
      careOf({ SBP: 180 }),
      careOf({ SBP: 89 }),
      careOf({ HR: 40 }),
      careOf({ HR: 100 }),
      careOf({ HR: 131 }),
    ].map((code) => code !== null && isSerious(code)),
  ).toEqual([true, false, true, false, true, false, true])
})

test('after sugar it is measured again in fifteen minutes, after a rest in five', () => {
  expect([
    againMinutes.SUGAR_LOW,
    againMinutes.SUGAR_VERY_LOW,
    againMinutes.BP_VERY_HIGH,
    againMinutes.SUGAR_VERY_HIGH,
  ]).toEqual([15, 15, 5, undefined])
})
