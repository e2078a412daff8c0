import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  addDays,
  addMonths,
  daysBetween,
  daysOf,
  formatDay,
  isDateRange,
  isDay,
  today,
  weekdayOf,
  weekOf,
} from './days.ts'

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((offset) => addDays('19700101', offset))

describe('days', () => {
  test('today is the day in Seoul, also when UTC is still on the day before', () => {
    expect(today(new Date('2026-11-01T14:59:59Z'))).toBe('20261101')
    expect(today(new Date('2026-11-01T15:00:00Z'))).toBe('20261102')
  })

  test('today agrees with the time zone database', () => {
    const seoul = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' })
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        expect(today(now)).toBe(seoul.format(now).replaceAll('-', ''))
      }),
    )
  })

  test('a step forward and back ends where it began', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(isDay(addDays(day, count))).toBe(true)
      }),
    )
  })

  test('months end on their last day where the date does not exist', () => {
    expect(addMonths('20260131', 1)).toBe('20260228')
    expect(addMonths('20240131', 1)).toBe('20240229')
    expect(addMonths('20260315', -3)).toBe('20251215')
  })

  test('a week holds its day and begins where it is told', () => {
    expect(weekOf('20261104')).toEqual([
      '20261102',
      '20261103',
      '20261104',
      '20261105',
      '20261106',
      '20261107',
      '20261108',
    ])
    expect(weekOf('20261108', 'sunday')[0]).toBe('20261108')
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = weekOf(day)
        expect(week).toContain(day)
        expect(weekdayOf(week[0] ?? '')).toBe(1)
      }),
    )
  })

  test.each([
    ['20240229', true],
    ['20250229', false],
    ['20261301', false],
    ['2026110', false],
    ['2026-1-02', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test('a range is valid when its start is not later than its end [VAL-05]', () => {
    expect(isDateRange('20261101', '20261102')).toBe(true)
    expect(isDateRange('20261102', '20261102')).toBe(true)
    expect(isDateRange('20261103', '20261102')).toBe(false)
    fc.assert(
      fc.property(anyDay, fc.nat(400), (start, count) => {
        expect(isDateRange(start, addDays(start, count))).toBe(true)
        expect(daysOf(start, addDays(start, count))).toHaveLength(count + 1)
        expect(daysOf(addDays(start, count + 1), start)).toEqual([])
      }),
    )
  })

  test('a day reads as a person says it', () => {
    expect(formatDay('20261102', 'ko')).toBe('11월 2일 (월)')
    expect(formatDay('20261102', 'ko', 'dated')).toBe('2026년 11월 2일')
    expect(formatDay('20261102', 'ko', 'month')).toBe('2026년 11월')
    expect(formatDay('20261102', 'en')).toBe('Mon, November 2')
  })
})
