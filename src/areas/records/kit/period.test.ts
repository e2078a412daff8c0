import { expect, test } from 'vitest'
import { addDays } from '#src/lib/days.ts'
import { earlierYears, isByWeeks, openingWindow, PERIODS, periodStart } from './period.ts'

test('a period ends today and starts on the same date before', () => {
  expect(periodStart('week', '20261119')).toBe('20261113')
  expect(periodStart('month', '20261119')).toBe('20261019')
  expect(periodStart('quarter', '20260531')).toBe('20260228')
  expect(periodStart('year', '20261119')).toBe('20251119')
  expect(periodStart('years', '20261119')).toBe('20231119')
})

test('a page opens with a period that holds something, and where none does with the one that ends in the last reading', () => {
  const at = (last: string | undefined) => openingWindow(PERIODS, 'month', last, '20261119')
  expect(at('20261118')).toEqual({ period: 'month', until: '20261119' })
  expect(at('20261001')).toEqual({ period: 'quarter', until: '20261119' })
  expect(at('20251119')).toEqual({ period: 'year', until: '20261119' })
  expect(at('20250912')).toEqual({ period: 'month', until: '20250912' })
  expect(at(undefined)).toEqual({ period: 'month', until: '20261119' })
  expect(openingWindow(['day'], 'month', '20261118', '20261119')).toEqual({ period: 'month', until: '20261118' })
})

test('over more than a month the weeks tell it', () => {
  expect((['week', 'month', 'quarter', 'year', 'years'] as const).map(isByWeeks)).toEqual([false, false, true, true, true])
})

test('three years are the last one and two before it, without a day between them or twice', () => {
  for (const day of ['20261119', '20240229', '20250301']) {
    const [oldest, middle] = earlierYears(day)
    expect(oldest?.startDt).toBe(periodStart('years', day))
    expect([addDays(oldest?.endDt ?? '', 1), addDays(middle?.endDt ?? '', 1)]).toEqual([middle?.startDt, periodStart('year', day)])
  }
})
