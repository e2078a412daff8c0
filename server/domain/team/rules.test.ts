import { expect, test } from 'vitest'
import { askableFrom, canAskAgain, canBeAsked, isChangeable, nameKeyOf, sendingsOf } from './rules.ts'

const sentAt = new Date('2026-11-18T08:05:00Z')
const after = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000)

test('an invitation goes out again after a day, three times at most, and never after an answer', () => {
  expect(canAskAgain({ answer: null, sentCnt: 1, sentAt }, after(23.9))).toBe(false)
  expect(canAskAgain({ answer: null, sentCnt: 2, sentAt }, after(24))).toBe(true)
  expect(canAskAgain({ answer: null, sentCnt: 3, sentAt }, after(48))).toBe(false)
  expect(canAskAgain({ answer: 'REJECTED', sentCnt: 1, sentAt }, after(48))).toBe(false)
})

test('what was asked before counts whatever became of it: the most often and the latest of several', () => {
  const before = sendingsOf([
    { sentCnt: 2, sentAt },
    { sentCnt: 1, sentAt: after(1) },
  ])
  expect(before).toEqual({ sentCnt: 2, sentAt: after(1) })
  expect([canBeAsked(before, after(24.9)), canBeAsked(before, after(25)), canBeAsked(sendingsOf([]), sentAt)]).toEqual([
    false,
    true,
    true,
  ])
})

test('from when somebody can be asked again is known while it is not yet, and at all', () => {
  expect(askableFrom({ sentCnt: 2, sentAt }, after(1))).toEqual(after(24))
  expect([
    askableFrom({ sentCnt: 2, sentAt }, after(24)),
    askableFrom({ sentCnt: 3, sentAt }, after(1)),
    askableFrom(undefined, sentAt),
  ]).toEqual([null, null, null])
})

test('a name is the same with other blanks and capitals', () => {
  expect(nameKeyOf(' Slow  Four ')).toBe(nameKeyOf('slowfour'))
  expect(nameKeyOf('Ｓｌｏｗ\u200bFour')).toBe(nameKeyOf('slowfour'))
})

test('teams change until their day, and only where there are teams', () => {
  expect(isChangeable({ teamMax: 4, teamChangeEndDt: '20261201' }, '20261201')).toBe(true)
  expect(isChangeable({ teamMax: 4, teamChangeEndDt: '20261201' }, '20261202')).toBe(false)
  expect(isChangeable({ teamMax: null, teamChangeEndDt: null }, '20261201')).toBe(false)
})
