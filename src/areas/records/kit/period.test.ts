import { expect, test } from 'vitest'
import { addDays } from '#src/lib/days.ts'
import {
  earlierYears,
  isByWeeks,
  monthAfter,
  monthBefore,
  monthEnd,
  openingWindow,
  PERIODS,
  periodStart,
  shownOf,
} from './period.ts'

test('a period ends today and starts on the same date before', () => {
  expect(periodStart('week', '20261119')).toBe('20261113')
  expect(periodStart('month', '20261119')).toBe('20261019')
  expect(periodStart('quarter', '20260531')).toBe('20260228')
  expect(periodStart('year', '20261119')).toBe('20251119')
  expect(periodStart('years', '20261119')).toBe('20231119')
})

test('a page opens with a period that holds something, or else with the one that ends in the last reading', () => {
  const at = (last: string | undefined) => openingWindow(PERIODS, 'month', last, '20261119')
  expect(at('20261118')).toEqual({ period: 'month', until: '20261119' })
  expect(at('20261001')).toEqual({ period: 'quarter', until: '20261119' })
  expect(at('20251119')).toEqual({ period: 'year', until: '20261119' })
  expect(at('20250912')).toEqual({ period: 'month', until: '20250912' })
  expect(at(undefined)).toEqual({ period: 'month', until: '20261119' })
  expect(openingWindow(['day'], 'month', '20261118', '20261119')).toEqual({ period: 'month', until: '20261118' })
})

test('a month of the calendar goes from its first day to its last', () => {
  expect([periodStart('whole', '20261031'), periodStart('whole', '20240229')]).toEqual(['20261001', '20240201'])
  expect([monthEnd('20261001'), monthEnd('20240229')]).toEqual(['20261031', '20240229'])
  expect(['20261119', '20261031', '20260101', '20250912'].map(monthBefore)).toEqual([
    '20261031',
    '20260930',
    '20251231',
    '20250831',
  ])
  expect(['20261031', '20261231', '20280131', '20250912'].map(monthAfter)).toEqual([
    '20261130',
    '20270131',
    '20280229',
    '20250930',
  ])
})

test('a month that was chosen is shown whole, and the one that goes on as the last month', () => {
  const opened = { period: 'month', until: '20250912' } as const
  expect(shownOf(opened, null, '20261119')).toBe(opened)
  expect(shownOf(opened, '20261031', '20261119')).toEqual({ period: 'whole', until: '20261031' })
  expect(shownOf(opened, '20261130', '20261119')).toEqual({ period: 'month', until: '20261119' })
  expect(shownOf(opened, '20261130', '20261130')).toEqual({ period: 'month', until: '20261130' })
  expect(shownOf(opened, '20261130', '20261201')).toEqual({ period: 'whole', until: '20261130' })
})

test('over more than a month the weeks tell it', () => {
  expect((['week', 'month', 'quarter', 'year', 'years'] as const).map(isByWeeks)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test('three years are the last one and two before it, without a day between them or twice', () => {
  for (const day of ['20261119', '20240229', '20250301']) {
    const [oldest, middle] = earlierYears(day)
    expect(oldest?.startDt).toBe(periodStart('years', day))
    expect([addDays(oldest?.endDt ?? '', 1), addDays(middle?.endDt ?? '', 1)]).toEqual([
      middle?.startDt,
      periodStart('year', day),
    ])
  }
})
