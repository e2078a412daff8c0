import { expect, test } from 'vitest'
import { asksTarget } from './asks-target.ts'

const open = { hasTarget: true, isJoined: false, goalDays: null, applyStart: '20261101', applyEnd: '20261119' }

test('a target is asked for before joining, where one is chosen and somebody can still come in [CHA-08]', () => {
  expect(asksTarget(open, '20261119')).toBe(true)
  expect(asksTarget(open, '20261120')).toBe(false)
  expect(asksTarget(open, '20261031')).toBe(false)
  expect(asksTarget({ ...open, goalDays: 16 }, '20261119')).toBe(false)
  expect(asksTarget({ ...open, hasTarget: false }, '20261119')).toBe(false)
  expect(asksTarget({ ...open, isJoined: true }, '20261119')).toBe(false)
})
