import { expect, test } from 'vitest'
import { gramsLeft, membershipOf } from './challenge.ts'

const mine = {
  joined: '20261101',
  promise: null,
  dayNo: 19,
  successDays: 0,
  today: 68.4,
  todayGoal: 67.8,
  rate: 71,
  teamSeq: null,
  teamName: null,
}

test('what is left to a weight is in whole grams, none once it is reached, unknown without goal or reading', () => {
  expect(gramsLeft({ goalDays: null, mine })).toBe(600)
  expect(gramsLeft({ goalDays: null, mine: { ...mine, today: 67.5 } })).toBe(0)
  expect(gramsLeft({ goalDays: null, mine: { ...mine, todayGoal: null } })).toBeNull()
  expect(gramsLeft({ goalDays: null, mine: { ...mine, today: 0 } })).toBeNull()
  expect(gramsLeft({ goalDays: 6, mine })).toBeNull()
})

test('who is in is in; a kept seat comes before having quit', () => {
  const [out, quit] = [
    { isJoined: false, quit: null },
    { isJoined: false, quit: '20261119' },
  ]
  expect([
    membershipOf({ isJoined: true, quit: null }, true),
    membershipOf(out, true),
    membershipOf(quit, true),
    membershipOf(quit, false),
    membershipOf(out, false),
  ]).toEqual(['joined', 'invited', 'invited', 'quit', 'none'])
})
