import { expect, test } from 'vitest'
import { advised } from './advised.rules.ts'
import { dayScore, type ScoredDay } from './day-score.rules.ts'

const GOAL = 1900
const needs = advised({ gender: 'M', age: 42 }, GOAL)
const good: ScoredDay = { kcal: 1900, sodiumMg: 1900, proteinG: 70, fibreG: 25, mealsRecorded: 3 }

test.each<[string, Partial<ScoredDay>, number]>([
  ['everything as asked', {}, 100],
  ['energy within a tenth', { kcal: 2090 }, 100],
  ['energy a third above', { kcal: 1900 * 1.3 }, 80],
  ['half of the energy', { kcal: 950 }, 60],
  ['one and a half times the salt', { sodiumMg: 3000 }, 80],
  ['a quarter too much salt', { sodiumMg: 2500 }, 90],
  ['half of the protein', { proteinG: 32.5 }, 93],
  ['no fibre', { fibreG: 0 }, 85],
  ['one meal of three', { mealsRecorded: 1 }, 93],
])('%s', (_name, change, points) => {
  expect(dayScore({ ...good, ...change }, needs, GOAL)).toBe(points)
})

test('what is not known counts nowhere, and a day without a record has no score', () => {
  expect(dayScore({ ...good, fibreG: null, sodiumMg: 3000 }, needs, GOAL)).toBe(76)
  expect(dayScore({ ...good, mealsRecorded: 0 }, advised({ gender: 'M', age: 42 }, null), null)).toBe(83)
  expect(dayScore(null, needs, GOAL)).toBeNull()
})
