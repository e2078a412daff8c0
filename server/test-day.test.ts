import { describe, expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { dayNamed, onDay, testDay, timeFrom } from './test-day.ts'

describe('the day on which tests play', () => {
  test('is a day of the calendar, and anything else is refused by name', () => {
    for (const day of ['2028-02-29', '2026-12-31', '2027-01-31']) expect(dayNamed(day)).toBe(day)
    for (const wrong of [
      '2027-02-29',
      '2026-13-01',
      '2026-11-31',
      '20280229',
      '2028-2-29',
      '1999-12-31',
      'tomorrow',
      '',
    ])
      expect(() => dayNamed(wrong)).toThrow(`"${wrong}" is no day`)
  })

  test('comes from the environment; nothing there is the day that it is', () => {
    expect(testDay({ HANSANG_TEST_DAY: ' 2028-02-29 ' })).toBe('2028-02-29')
    expect([testDay({}), testDay({ HANSANG_TEST_DAY: ' ' })]).toEqual([undefined, undefined])
    expect(() => testDay({ HANSANG_TEST_DAY: '2027-02-29' })).toThrow('2027-02-29')
  })

  // Seoul's days begin at 15:00 UTC.
  test.each([
    ['2026-11-26T05:12:30.500Z', '2028-02-29T05:12:30.500Z'],
    ['2026-11-26T14:59:59.000Z', '2028-02-29T14:59:59.000Z'],
    ['2026-11-26T15:00:00.000Z', '2028-02-28T15:00:00.000Z'],
    ['2030-01-01T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ])('shows the time of day that Seoul has at %s', (real, then) => {
    expect(onDay('2028-02-29', new Date(real)).toISOString()).toBe(then)
    expect(onDay(undefined, new Date(real)).toISOString()).toBe(real)
  })

  test('a clock begins on it, goes on past midnight, and comes back to it after it was set', () => {
    let real = Date.parse('2026-11-26T14:59:00Z')
    const clock = createClock(timeFrom('2028-02-29', () => real))
    expect(clock.now().toISOString()).toBe('2028-02-29T14:59:00.000Z')
    clock.set(new Date('2028-02-29T02:24:00Z'))
    real += 120_000
    expect(clock.now().toISOString()).toBe('2028-02-29T02:26:00.000Z')
    clock.set(null)
    expect(clock.now().toISOString()).toBe('2028-02-29T15:01:00.000Z')
  })
})
