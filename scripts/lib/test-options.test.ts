import { expect, test } from 'vitest'
import { journeyDays, parseTestOptions, WHOLE_DAYS } from './test-options.ts'

test('npm test is asked for a shard, everything, and a day', () => {
  expect(parseTestOptions([], {})).toEqual({ shard: undefined, whole: false, day: undefined, since: undefined })
  expect(parseTestOptions(['--whole', '--day', '2028-02-29', '--shard', '1/4'], {})).toEqual({
    shard: { index: 1, of: 4 },
    whole: true,
    day: '2028-02-29',
    since: undefined,
  })
  expect(parseTestOptions(['--day=2026-12-31'], { HANSANG_TEST_DAY: '2028-02-29' }).day).toBe('2026-12-31')
  expect(parseTestOptions([], { HANSANG_TEST_DAY: '2028-02-29' }).day).toBe('2028-02-29')
})

test('what changed since a commit is something else than everything', () => {
  expect([
    parseTestOptions(['--since', 'main'], {}).since,
    parseTestOptions(['--since=HEAD~2'], {}).since,
    parseTestOptions(['--since'], {}).since,
  ]).toEqual(['main', 'HEAD~2', ''])
  expect(() => parseTestOptions(['--since', 'main', '--whole'], {})).toThrow('choose one')
})

test('a day that no calendar has is refused by name, from either place', () => {
  for (const wrong of ['2027-02-29', 'sunday', ''])
    expect(() => parseTestOptions(['--day', wrong], {})).toThrow(`"${wrong}" is no day`)
  expect(() => parseTestOptions(['--day'], {})).toThrow('npm test -- --day 2028-02-29')
  expect(() => parseTestOptions([], { HANSANG_TEST_DAY: '2027-02-29' })).toThrow('2027-02-29')
})

test('the whole plays journeys on a Sunday, a 31 December and a 29 February, the gate on the day that it is', () => {
  expect(WHOLE_DAYS.map((day) => new Date(day).getUTCDay())).toContain(0)
  expect(WHOLE_DAYS.map((day) => day.slice(5))).toEqual(expect.arrayContaining(['12-31', '02-29']))
  expect(journeyDays({ whole: true, day: undefined })).toEqual(WHOLE_DAYS)
  expect(journeyDays({ whole: false, day: undefined })).toEqual([undefined])
  expect(journeyDays({ whole: true, day: '2027-03-01' })).toEqual(['2027-03-01'])
})
