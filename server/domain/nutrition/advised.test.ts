import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advised, ageOn, energyShares, isComplete, percents, statusOf, statusSoFar } from './advised.rules.ts'

const MAN = { gender: 'M', age: 42 } as const

test('a man of 42 with a goal of 1,900 kcal: what the contract’s examples say', () => {
  expect(advised(MAN, 1900)).toEqual({
    KCAL: { min: 1700, max: 2100 },
    CHO: { min: 240, max: 310 },
    PROTEIN: { min: 65, max: null },
    FAT: { min: 30, max: 65 },
    SUGAR: { min: null, max: 50 },
    FIB: { min: 25, max: null },
    NA: { min: null, max: 2000 },
  })
})

test('without a goal nothing is said of energy and of its shares', () => {
  const { KCAL, CHO, FAT, PROTEIN } = advised(MAN, null)
  expect([KCAL, CHO, FAT]).toEqual(Array.from({ length: 3 }, () => ({ min: null, max: null })))
  expect(PROTEIN).toEqual({ min: 65, max: null })
  expect(statusOf(900, KCAL)).toBeNull()
})

test.each([
  ['M', 19, 65],
  ['M', 49, 65],
  ['M', 50, 60],
  ['M', 64, 60],
  ['M', 80, 60],
  ['F', 19, 55],
  ['F', 29, 55],
  ['F', 30, 50],
  ['F', 50, 50],
  ['F', 75, 50],
] as const)('protein of %s at %i: %i g', (gender, age, grams) => {
  expect(advised({ gender, age }, 1700).PROTEIN).toEqual({ min: grams, max: null })
})

test('somebody is a year older on the birthday, not on the day before', () => {
  const born = { birthdayYear: '1984', birthdayMonth: '03', birthdayDay: '21' }
  expect([ageOn(born, '20260320'), ageOn(born, '20260321'), ageOn(born, '20261119')]).toEqual([41, 42, 42])
})

test.each([
  [240, { min: 240, max: 310 }, 'NORMAL'],
  [310, { min: 240, max: 310 }, 'NORMAL'],
  [239.9, { min: 240, max: 310 }, 'LACK'],
  [310.1, { min: 240, max: 310 }, 'CAUTION'],
  [465, { min: 240, max: 310 }, 'CAUTION'],
  [465.1, { min: 240, max: 310 }, 'DANGER'],
  [2000, { min: null, max: 2000 }, 'NORMAL'],
  [3001, { min: null, max: 2000 }, 'DANGER'],
  [0, { min: null, max: 2000 }, 'NORMAL'],
  [500, { min: 65, max: null }, 'NORMAL'],
  [null, { min: 65, max: null }, null],
  [500, { min: null, max: null }, null],
] as const)('%s beside %o is %s', (value, bounds, status) => {
  expect(statusOf(value, bounds)).toBe(status)
})

test('of a day that goes on only what is reached or passed is judged', () => {
  expect([136, 250, 320, 500].map((value) => statusSoFar(value, { min: 240, max: 310 }))).toEqual([
    null,
    null,
    'CAUTION',
    'DANGER',
  ])
  expect([64.9, 65].map((value) => statusSoFar(value, { min: 65, max: null }))).toEqual([null, 'NORMAL'])
})

test.each([
  ['20261118', '0800', false, true],
  ['20261119', '2059', false, false],
  ['20261119', '2100', false, true],
  ['20261119', '1230', true, true],
  ['20261120', '2359', true, false],
])('a day %s at %s, dinner %s: complete %s', (day, time, hasDinner, complete) => {
  expect(isComplete(day, { day: '20261119', time }, hasDinner)).toBe(complete)
})

test('energy divides 4, 4 and 9, and the shares come to 100', () => {
  expect(energyShares({ CHO: 136, PROTEIN: 71, FAT: 37 })).toEqual({ CHO: 47, PROTEIN: 24, FAT: 29 })
  expect(energyShares({ CHO: 136, PROTEIN: null, FAT: 37 })).toBeNull()
  expect(energyShares({ CHO: 0, PROTEIN: 0, FAT: 0 })).toBeNull()
})

test('percents come to 100, and none is off by one or more', () => {
  expect(percents([1, 1, 1])).toEqual([34, 33, 33])
  expect(percents([0, 0])).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 8 }), (parts) => {
      const sum = parts.reduce((total, part) => total + part, 0)
      fc.pre(sum > 0)
      const whole = percents(parts)
      expect(whole.reduce((total, part) => total + part, 0)).toBe(100)
      for (const [index, part] of parts.entries())
        expect(Math.abs((whole[index] ?? 0) - (part / sum) * 100)).toBeLessThan(1)
    }),
  )
})
