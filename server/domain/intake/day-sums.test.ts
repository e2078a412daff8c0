import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, remaining, standardKcal, wholeParts } from './day.rules.ts'

const food = (mealType: string, kcal: number) => ({
  mealType,
  kcal,
  carbohydrateG: null,
  proteinG: null,
  fatG: null,
  sugarG: null,
  fibreG: null,
  sodiumMg: null,
})

test('whole numbers of the meals come to the whole number of the day', () => {
  expect(
    dayOf('20261119', [food('1', 100.4), food('2', 100.4), food('3', 100.4)], []).meals.map(
      ({ wholeKcal }) => wholeKcal,
    ),
  ).toEqual([101, 100, 100])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 }), (hundredths) => {
      const values = hundredths.map((value) => value / 100)
      const parts = wholeParts(values)
      expect(parts.reduce((total, part) => total + part, 0)).toBe(
        Math.round(hundredths.reduce((total, value) => total + value, 0) / 100),
      )
      for (const [index, part] of parts.entries()) expect(Math.abs(part - (values[index] ?? 0))).toBeLessThan(1)
    }),
  )
})

test.each([
  [1900, [475, 665, 570, null, 190, null]],
  [1701, [425, 596, 510, null, 170, null]],
  [0, [0, 0, 0, null, 0, null]],
])('a goal of %s divides among the meals, and the rest of rounding is lunch’s', (goal, shares) => {
  expect(['1', '2', '3', '4', '5', '6'].map((meal) => standardKcal(meal, goal))).toEqual(shares)
  expect(shares.reduce<number>((total, share) => total + (share ?? 0), 0)).toBe(goal)
})

test('without a goal no meal has a share of it', () => {
  expect(['1', '2', '3', '4', '5', '6'].map((meal) => standardKcal(meal, null))).toEqual(
    Array.from({ length: 6 }, () => null),
  )
})

test('what remains is less than nothing when more was eaten, and nothing is said without a goal', () => {
  expect([remaining(1900, 1161), remaining(1900, 2119), remaining(1900, 0), remaining(null, 500)]).toEqual([
    739,
    -219,
    1900,
    null,
  ])
})
