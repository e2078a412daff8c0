import { expect, test } from 'vitest'
import { gramsLeft, membershipOf, missesDays } from './challenge.ts'

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

test('days lie between quitting and coming back from the one after the next, and none before the first day', () => {
  const misses = (start: string, back: string) => missesDays({ start }, '20261118', back)
  expect(['20261118', '20261119', '20261120', '20261122'].map((back) => misses('20261116', back))).toEqual([
    false,
    false,
    true,
    true,
  ])
  // It begins on the day of coming back, or the day before it.
  expect([misses('20261122', '20261122'), misses('20261121', '20261122')]).toEqual([false, true])
})
