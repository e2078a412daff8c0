import { expect, test } from 'vitest'
import { fortnights, patternOf } from './rules.ts'

const meals = (shares: Record<string, [kcalRate: number, days: number]>) => Object.entries(shares).map(([mealType, [kcalRate, days]]) => ({ mealType, kcalRate, days }))

test.each([
  ['EVENING', { '1': [10, 10], '2': [35, 10], '3': [45, 10], '4': [10, 3] }],
  ['GRAZE', { '1': [20, 10], '2': [25, 10], '3': [25, 10], '5': [30, 7] }],
  ['EVEN', { '1': [20, 10], '2': [26, 10], '3': [26, 10], '5': [28, 6] }],
  ['EVEN', { '1': [25, 7], '2': [40, 10], '3': [35, 10] }],
  ['LUNCH', { '1': [25, 6], '2': [40, 10], '3': [35, 10] }],
  ['LUNCH', { '2': [60, 10], '3': [40, 10] }],
] satisfies [string, Record<string, [kcalRate: number, days: number]>][])('%s of %o', (pattern, shares: Record<string, [kcalRate: number, days: number]>) => {
  expect(patternOf(meals(shares), 10)).toBe(pattern)
})

test('fortnights begin with the first Monday and come when they are over', () => {
  expect(fortnights('20261014', '20261115')).toEqual([{ from: '20261019', to: '20261101' }])
  expect(fortnights('20261014', '20261116')).toHaveLength(2)
  expect(fortnights('20261019', '20261102')).toEqual([{ from: '20261019', to: '20261101' }])
})
