import { expect, test } from 'vitest'
import { canComplete, gramsLeft, membershipOf, missesDays, settlesAt } from './challenge.ts'

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

test('it can be completed while days enough are left, today among them', () => {
  const days = ['20261124', '20261125', '20261126', '20261127']
  const can = (successDays: number, today: string) =>
    canComplete({ goalDays: 6, days, mine: { ...mine, successDays } }, today)
  // Of six days four are done: two more need two days.
  expect(['20261126', '20261127', '20261128'].map((today) => can(4, today))).toEqual([true, false, false])
  expect([can(6, '20261128'), canComplete({ goalDays: null, days, mine }, '20261128')]).toEqual([true, true])
})

test('it is settled at four in the morning of its day', () => {
  expect(settlesAt('20261130')).toBe('202611300400')
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
