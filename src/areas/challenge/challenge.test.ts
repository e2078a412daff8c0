import { expect, test } from 'vitest'
import { gramsLeft } from './challenge.ts'

const mine = { promise: null, dayNo: 19, successDays: 0, today: 68.4, todayGoal: 67.8, rate: 71, teamSeq: null, teamName: null }

test('what is left to a weight is in whole grams, none once it is reached, and unknown without a goal or a reading', () => {
  expect(gramsLeft({ goalDays: null, mine })).toBe(600)
  expect(gramsLeft({ goalDays: null, mine: { ...mine, today: 67.5 } })).toBe(0)
  expect(gramsLeft({ goalDays: null, mine: { ...mine, todayGoal: null } })).toBeNull()
  expect(gramsLeft({ goalDays: null, mine: { ...mine, today: 0 } })).toBeNull()
  expect(gramsLeft({ goalDays: 6, mine })).toBeNull()
})
