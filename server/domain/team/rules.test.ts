import { expect, test } from 'vitest'
import { canAskAgain, isChangeable, nameKeyOf } from './rules.ts'

const sentAt = new Date('2026-11-18T08:05:00Z')
const after = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000)

test('an invitation goes out again after a day, three times at most, and never after an answer', () => {
  expect(canAskAgain({ answer: null, sentCnt: 1, sentAt }, after(23.9))).toBe(false)
  expect(canAskAgain({ answer: null, sentCnt: 2, sentAt }, after(24))).toBe(true)
  expect(canAskAgain({ answer: null, sentCnt: 3, sentAt }, after(48))).toBe(false)
  expect(canAskAgain({ answer: 'REJECTED', sentCnt: 1, sentAt }, after(48))).toBe(false)
})

test('a name is the same with other blanks and capitals', () => {
  expect(nameKeyOf(' Slow  Four ')).toBe(nameKeyOf('slowfour'))
})

test('teams change until their day, and only where there are teams', () => {
  expect(isChangeable({ teamMax: 4, teamChangeEndDt: '20261201' }, '20261201')).toBe(true)
  expect(isChangeable({ teamMax: 4, teamChangeEndDt: '20261201' }, '20261202')).toBe(false)
  expect(isChangeable({ teamMax: null, teamChangeEndDt: null }, '20261201')).toBe(false)
})
