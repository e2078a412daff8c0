import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  isSpan,
  isStamp,
  monthsAgo,
  seoulDay,
  seoulInstant,
  seoulStamp,
  seoulTime,
  weekday,
} from './seoul.ts'

test('the day in Seoul turns at 15:00 UTC', () => {
  expect(seoulDay(new Date('2026-11-20T14:59:59Z'))).toBe('20261120')
  expect(seoulDay(new Date('2026-11-20T15:00:00Z'))).toBe('20261121')
  expect(seoulTime(new Date('2026-11-20T02:45:00Z'))).toBe('1145')
  expect(seoulStamp(new Date('2026-11-20T02:45:09Z'))).toBe('20261120114509')
})

test('days are counted over month and year ends', () => {
  expect(addDays('20261231', 1)).toBe('20270101')
  expect(addDays('20280301', -1)).toBe('20280229')
  expect(daysBetween('20261220', '20270103')).toBe(14)
  expect(weekday('20261123')).toBe(1)
  expect(weekday('20261122')).toBe(7)
})

test('a day or a timestamp that no calendar has is refused', () => {
  expect(['20260229', '20261301', '2026112', '20260431', '20261100', '20260010', '21000229'].filter(isDay)).toEqual([])
  expect(['20261120', '20280229', '20000229', '20261231'].filter((day) => !isDay(day))).toEqual([])
  expect([isStamp('20261120245959'), isStamp('20261120235960'), isStamp('20261120235959')]).toEqual([
    false,
    false,
    true,
  ])
})

test('the calendar ends with the year 9999 and begins with the year 0', () => {
  expect([
    addDays('99991231', 1),
    addDays('99991230', 1),
    addDays('99991231', 400),
    addDays('00000000', -800_000),
  ]).toEqual(['99991231', '99991231', '99991231', '00000101'])
})

test('a year below 100 is itself, and none of the 20th century', () => {
  expect([addDays('00500101', -1), addDays('00991231', 1), addDays('00000228', 2)]).toEqual([
    '00491231',
    '01000101',
    // The year 0 is a leap year.
    '00000301',
  ])
  expect(daysBetween('00991231', '01000101')).toBe(1)
  expect(weekday('00010101')).toBe(1)
  expect(isSpan('00500101', '20261130')).toBe(false)
  expect(seoulInstant('00500102', '0900').toISOString()).toBe('0050-01-02T00:00:00.000Z')
})

test('before the year 1 no moment is, for the database knows no year 0', () => {
  const first = new Date('0001-01-01T00:00:00Z')
  expect([seoulInstant('00000101', '0000'), seoulInstant('00010101', '0859')]).toEqual([first, first])
  expect(seoulInstant('00010101', '0901').toISOString()).toBe('0001-01-01T00:01:00.000Z')
})

test('months end where the calendar ends', () => {
  expect([addMonths('99991231', 0), addMonths('99991130', 12), addMonths('00000131', -1)]).toEqual([
    '99991231',
    '99991230',
    '00000131',
  ])
  expect([addMonths('00000229', 12), addMonths('00991231', 2)]).toEqual(['00010228', '01000228'])
})

test('months later is the same day, or the last of a shorter month, over the end of a year in both directions', () => {
  const later = (day: string, months: number) => addMonths(day, months)
  expect([
    later('20260520', 6),
    later('20260831', 6),
    later('20240229', 12),
    later('20261130', 1),
    later('20261231', -1),
    later('20260131', -12),
    later('20240831', -6),
  ]).toEqual(['20261120', '20270228', '20250228', '20261230', '20261130', '20250131', '20240229'])
})

test('what is months ago is those months later no later than today, in a leap year and the one after', () => {
  for (let day = '20240101'; day < '20260101'; day = addDays(day, 1)) {
    const last = monthsAgo(day, 12)
    expect([day, addMonths(last, 12) <= day, addMonths(addDays(last, 1), 12) > day]).toEqual([day, true, true])
  }
})
