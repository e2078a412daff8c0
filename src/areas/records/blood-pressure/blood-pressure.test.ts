import { describe, expect, test } from 'vitest'
import { toZones } from '#src/domain/index-record/level.ts'
import { apartFrom, changed } from '../kit/index-records.ts'
import {
  careOfPressure,
  compareWithWeek,
  dayMeans,
  draftOf,
  forFirst,
  forSecond,
  halvesOf,
  levelOfMeans,
  meansOf,
  morningsOver,
  newDraft,
  pressureText,
  recordsOf,
  together,
  toPressure,
  writtenOf,
  type Pressure,
} from './blood-pressure.ts'

const at = (time: string, systolic: number | null, diastolic: number | null): Pressure => ({
  at: time,
  origin: 'samsung',
  systolic,
  diastolic,
  level: 'normal',
})
const said = (records: ReturnType<typeof writtenOf>) =>
  records.map(({ helhidxCode, inptDt, helhidxVal }) => `${helhidxCode} ${inptDt} ${helhidxVal}`)

describe('a reading', () => {
  test('comes from two records of one moment, of which one may be missing [HDT-06]', () => {
    expect(
      toPressure({ sbpVal: '118', dbpVal: null, inptDt: '20261118213000', helhidxOriCode: '2', statusCode: 'CAUTION' }),
    ).toEqual({ at: '20261118213000', origin: 'samsung', systolic: 118, diastolic: null, level: 'care' })
    expect(pressureText({ systolic: 118, diastolic: null })).toBe('118/–')
  })

  test('is written under one time, and put back with its origin and without what it never had', () => {
    const draft = { ...newDraft(new Date('2026-11-18T12:30:20Z')), systolic: '118', diastolic: '76' }
    expect(said(writtenOf(draft))).toEqual(['SBP 20261118213000 118', 'DBP 20261118213000 76'])
    expect(recordsOf(at('20261118213011', 118, null))).toMatchObject([
      { helhidxCode: 'SBP', inptDt: '20261118213011', helhidxVal: '118', helhidxOriCode: '2' },
    ])
    expect(draftOf(at('20261118213011', 118, null))).toEqual({
      systolic: '118',
      diastolic: '',
      day: '20261118',
      clock: '21:30',
    })
  })

  test.each([
    ['05', '05', '35'],
    ['29', '29', '59'],
    ['40', '10', '40'],
    ['59', '29', '59'],
  ])(
    'opened at second %s: the second one in the same minute does not write over the first, and comes after it',
    (opened, first, second) => {
      const draft = { systolic: '118', diastolic: '76', day: '20261118', clock: '21:30' }
      const apart = apartFrom([], new Date(`2026-11-18T21:30:${opened}+09:00`))
      expect(said(changed(writtenOf(draft), [], forFirst(apart)))).toEqual([
        `SBP 202611182130${first} 118`,
        `DBP 202611182130${first} 76`,
      ])
      expect(said(changed(writtenOf({ ...draft, systolic: '116' }), [], forSecond(apart)))).toEqual([
        `SBP 202611182130${second} 116`,
        `DBP 202611182130${second} 76`,
      ])
    },
  )
})

test('readings within five minutes of the latest are one measurement, the mean of them', () => {
  const readings = [at('20261118213130', 117, 75), at('20261118213000', 120, 78), at('20261118212000', 130, 80)]
  expect(together(readings).map((group) => group.map(({ systolic }) => systolic))).toEqual([[117, 120], [130]])
  expect(meansOf(together(readings)[0] ?? [])).toEqual({ systolic: 119, diastolic: 77 })
})

test('a day is the mean of its readings, and half a pair counts in its own number only', () => {
  const readings = [at('20261117072000', 122, 80), at('20261117212000', 118, null), at('20261118213000', 118, 76)]
  expect(dayMeans(readings)).toEqual([
    { day: '20261117', high: 120, low: 80, lane: null },
    { day: '20261118', high: 118, low: 76, lane: null },
  ])
})

describe('mornings and evenings', () => {
  const mornings = [at('20261117072000', 122, 79), at('20261118080000', 124, 81)]
  const evenings = [at('20261117212000', 118, 76), at('20261119013000', 120, 76)]

  test('are apart; what is measured after midnight is still the evening', () => {
    expect(halvesOf([...mornings, ...evenings, at('20261119150000', 140, 90)])).toEqual({
      morning: { systolic: 123, diastolic: 80, count: 2 },
      evening: { systolic: 119, diastolic: 76, count: 2 },
    })
  })

  test('are compared from two readings each', () => {
    expect(morningsOver(halvesOf([...mornings, ...evenings]))).toBe(4)
    expect(morningsOver(halvesOf([...mornings, evenings[0] ?? at('', 0, 0)]))).toBeNull()
    expect(morningsOver(halvesOf([...mornings, at('20261117212000', 122, 76), at('20261118212000', 124, 76)]))).toBe(
      'same',
    )
  })
})

describe('beside last week', () => {
  const week = { systolic: 122, diastolic: 79 }
  test.each([
    [
      { systolic: 118, diastolic: 76 },
      { is: 'lower', systolic: 4, diastolic: 3 },
    ],
    [
      { systolic: 126, diastolic: 80 },
      { is: 'higher', systolic: 4, diastolic: 1 },
    ],
    [
      { systolic: 118, diastolic: 80 },
      { is: 'lower', systolic: 4, diastolic: null },
    ],
    [
      { systolic: 122, diastolic: 76 },
      { is: 'lower', systolic: 0, diastolic: 3 },
    ],
    [{ systolic: 122, diastolic: 79 }, { is: 'same' }],
    [{ systolic: null, diastolic: 79 }, null],
  ] as const)('%j is %j', (now, comparison) => {
    expect(compareWithWeek(now, week)).toEqual(comparison)
  })

  test('without readings last week nothing is compared', () => {
    expect(compareWithWeek({ systolic: 118, diastolic: 76 }, { systolic: null, diastolic: null })).toBeNull()
  })
})

test('a mean has the word of its worse number', () => {
  const range = (statusCode: 'NORMAL' | 'CAUTION', minVal: string | null, maxVal: string | null) => ({
    statusCode,
    rangeNm: '',
    minVal,
    maxVal,
  })
  const zones = {
    systolic: toZones([range('NORMAL', null, '120'), range('CAUTION', '120', null)]),
    diastolic: toZones([range('NORMAL', null, '80'), range('CAUTION', '80', null)]),
  }
  expect(levelOfMeans({ systolic: 118, diastolic: 81 }, zones)).toBe('care')
  expect(levelOfMeans({ systolic: 118, diastolic: null }, zones)).toBe('normal')
})

test('the newest reading says what is to be done: who has rested and measured lower is told of that', () => {
  const [first, second] = [at('20261118213000', 182, 118), at('20261118213500', 168, 102)]
  expect(careOfPressure([first])).toBe('BP_VERY_HIGH')
  expect(careOfPressure([second, first])).toBeNull()
  expect([
    careOfPressure([at('20261118213000', 150, 120)]),
    careOfPressure([at('20261118213000', 84, 62)]),
    careOfPressure([at('20261118213000', 118, null)]),
  ]).toEqual(['BP_VERY_HIGH', 'BP_LOW', null])
})
