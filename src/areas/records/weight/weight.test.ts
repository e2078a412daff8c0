import { describe, expect, test } from 'vitest'
import {
  compareWithLast,
  courseOf,
  draftOf,
  newDraft,
  recordsOf,
  toIndexRecords,
  toPoints,
  toRecords,
  weeksOf,
  weightOf,
  weightProblem,
  type WeightRecord,
} from './weight.ts'

// Why it is so stands in docs/decisions/071, 162.

const now = new Date('2026-11-19T21:38:20+09:00')
const morning: WeightRecord = { at: '20261119071203', weightKg: 68.4, origin: 'samsung', changeKg: -0.3 }

test('a new draft starts from the last weight and the current minute in Seoul', () => {
  expect(newDraft(morning, now)).toEqual({ weight: '68.4', day: '20261119', clock: '21:38' })
  expect(newDraft(undefined, now).weight).toBe('')
})

describe('what is typed', () => {
  test('is rounded to one decimal [HSY-45]', () => {
    expect(weightOf('68.15')).toBe(68.2)
    expect(weightOf('68,1')).toBe(68.1)
    expect(weightOf('68.')).toBe(68)
    expect(weightOf('')).toBeNull()
  })

  test.each([
    ['', 'missing'],
    ['.', 'missing'],
    ['0', 'range'],
    ['19.9', 'range'],
    ['20', null],
    ['300', null],
    ['300.1', 'range'],
  ])('%j has the problem %s', (text, problem) => {
    expect(weightProblem(text)).toBe(problem)
  })
})

describe('what is sent', () => {
  test('is one index record whose date is the first eight characters of its time [HDT-02] [HLG-01]', () => {
    expect(toIndexRecords({ weight: '68.1', day: '20261119', clock: '21:38' })).toEqual([
      { helhidxCode: 'BW', helhidxVal: '68.1', heldType: 'health', inptDt: '20261119213800', helhDate: '20261119' },
    ])
  })

  test('keeps the key when only the number changes', () => {
    expect(toIndexRecords({ ...draftOf(morning), weight: '68.2' }, morning)).toMatchObject([
      { inptDt: '20261119071203', helhidxVal: '68.2' },
    ])
  })

  test('writes a moved reading first and then removes it where it stood', () => {
    expect(toIndexRecords({ ...draftOf(morning), day: '20261118' }, morning)).toMatchObject([
      { inptDt: '20261118071200', helhidxVal: '68.4' },
      { inptDt: '20261119071203', helhidxVal: '' },
    ])
  })

  test('puts a removed reading back with its origin', () => {
    expect(recordsOf(morning)).toMatchObject([{ inptDt: morning.at, helhidxVal: '68.4', helhidxOriCode: '2' }])
  })
})

test('a comparison names the reading it is made with', () => {
  expect(compareWithLast('68.1', morning, '20261119')).toEqual({ differenceKg: -0.3, since: 'morning' })
  expect(compareWithLast('68.1', morning, '20261120')).toEqual({ differenceKg: -0.3, since: 'yesterday' })
  expect(compareWithLast('68.1', morning, '20261122')?.since).toBe('before')
  expect(compareWithLast('', morning, '20261119')).toBeNull()
  expect(compareWithLast('68.1', undefined, '20261119')).toBeNull()
})

test('rows of the wire become readings, newest first, and one without a number is left out [HDT-02]', () => {
  const rows = [
    { helhidxVal: '68.7', inptDt: '20261117070500', helhidxOriCode: '1' as const, diffVal: -0.2 },
    { helhidxVal: '', inptDt: '20261118070500', helhidxOriCode: '1' as const, diffVal: null },
    { helhidxVal: '68.4', inptDt: '20261119071203', helhidxOriCode: '2' as const, diffVal: -0.3 },
  ]
  expect(toRecords(rows)).toEqual([morning, { at: '20261117070500', weightKg: 68.7, origin: 'manual', changeKg: -0.2 }])
})

test('a day of the graph without a number is a gap', () => {
  const list = [
    { helhDate: '20261118', helhidxVal: '68.7' },
    { helhDate: '20261119', helhidxVal: '' },
  ]
  expect(toPoints({ startDt: '20261118', endDt: '20261119', targetBw: null, list })).toEqual([
    { day: '20261118', weightKg: 68.7 },
  ])
})

describe('the course of a period', () => {
  const point = (day: string, weightKg: number) => ({ day, weightKg })

  test('over more than a month is the means of weeks, each with the range of its days', () => {
    const points = [point('20261102', 69), point('20261104', 68), point('20261108', 68.2), point('20261110', 67.8)]
    expect(weeksOf(points, '20261019', '20261119')).toEqual([
      { day: '20261105', meanKg: 68.4, lowKg: 68, highKg: 69, days: 3 },
      { day: '20261112', meanKg: 67.8, lowKg: 67.8, highKg: 67.8, days: 1 },
    ])
  })

  test('never leaves the period: the mean of a week that is cut stands at its edge', () => {
    expect(weeksOf([point('20261119', 68)], '20261119', '20261119').map(({ day }) => day)).toEqual(['20261119'])
    expect(weeksOf([point('20261116', 68)], '20260101', '20261117').map(({ day }) => day)).toEqual(['20261117'])
  })

  test('is told from the first week’s mean to the last one’s, not from one morning to another', () => {
    const points = [point('20261019', 70), point('20261021', 69), point('20261117', 68.9), point('20261119', 68.5)]
    expect(courseOf(points, '20261019', '20261119')).toEqual({ is: 'less', byKg: 0.8, kg: 68.7 })
  })

  test('is steady where the difference is less than a scale’s own', () => {
    expect(courseOf([point('20261019', 68.5), point('20261119', 68.7)], '20261019', '20261119')).toEqual({
      is: 'steady',
      kg: 68.7,
    })
  })

  test('is a mean inside of one week, one reading alone, or nothing', () => {
    expect(courseOf([point('20261117', 68), point('20261119', 69)], '20261113', '20261119')).toEqual({
      is: 'mean',
      kg: 68.5,
    })
    expect(courseOf([point('20261119', 69)], '20261113', '20261119')).toEqual({ is: 'once', kg: 69 })
    expect(courseOf([], '20261113', '20261119')).toBeNull()
  })
})
