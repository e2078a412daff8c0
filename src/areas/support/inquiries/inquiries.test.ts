import { expect, test } from 'vitest'
import { isNews, waitOf } from './inquiries.ts'

const now = new Date('2026-11-19T02:24:00Z')

test('an answer is news for a week, until it was opened on this phone', () => {
  const news = (answerDtm: string | null, seen: number[] = []) => isNews({ qnaSeq: 902, answerDtm }, seen, now)
  expect([
    news('202611191000'),
    news('202611121200'),
    news('202611121100'),
    news(null),
    news('202611191000', [902]),
  ]).toEqual([true, true, false, false, false])
})

test('the wait for an answer is said in days, hours and minutes', () => {
  const wait = (regDtm: string, answerDtm: string | null) => waitOf({ regDtm, answerDtm })
  expect(wait('202611051316', '202611061010')).toEqual({ days: 0, hours: 20, minutes: 54 })
  expect(wait('202611051000', '202611081105')).toEqual({ days: 3, hours: 1, minutes: 5 })
  expect(wait('202611051000', null)).toBeNull()
})
