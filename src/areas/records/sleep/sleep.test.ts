import { describe, expect, test } from 'vitest'
import {
  barsOf,
  besideLastWeek,
  clockAfter,
  draftOf,
  hoursWithin,
  lastNight,
  mergeNights,
  minutesOf,
  newDraft,
  nightsOf,
  recordsOf,
  spanOf,
  sumsOf,
  toNight,
  weekendOf,
  writtenOf,
  type Night,
} from './sleep.ts'

const night = (at: string, minutes: number, startAt: string | null = null): Night => ({
  at: `${at}00`,
  origin: 'samsung',
  minutes,
  startAt: startAt && `${startAt}00`,
  stages: [],
})
const row = {
  indicatorVal: '370',
  inptDt: '20261119064500',
  helhidxOriCode: '2' as const,
  sleepDtl: {
    startDt: '20261119003500',
    stageList: [
      { fromDt: '20261119003500', stageCode: 'A' as const, durationSec: 420 },
      { fromDt: '20261119004200', stageCode: 'L' as const, durationSec: 1680 },
      { fromDt: '20261119011000', stageCode: 'D' as const, durationSec: 1440 },
    ],
  },
}

describe('a night', () => {
  test('belongs to the day of waking, its stages to minutes from its begin', () => {
    const read = toNight(row)
    expect(read).toMatchObject({ at: '20261119064500', minutes: 370, startAt: '20261119003500' })
    expect(read?.stages).toEqual([
      { stage: 'A', from: 0, to: 7 },
      { stage: 'L', from: 7, to: 35 },
      { stage: 'D', from: 35, to: 59 },
    ])
    expect(read && sumsOf(read)).toEqual({ D: 24, L: 28, R: 0, A: 7 })
    expect(read && spanOf(read)).toEqual({ from: 35, to: 405 })
  })

  test('comes back whole when its removal is undone, stages and origin with it', () => {
    const read = toNight(row)
    expect(read && recordsOf(read)).toMatchObject([
      { helhidxCode: 'SLP', helhidxVal: '370', helhidxOriCode: '2', sleepDtl: row.sleepDtl },
    ])
  })

  test('of two reads counts once, the one that knows its stages; a nap is no night', () => {
    const nap = { ...row, indicatorVal: '40', inptDt: '20261119150000', sleepDtl: null }
    const nights = mergeNights([[{ ...row, sleepDtl: { ...row.sleepDtl, stageList: [] } }], [nap, row]])
    expect(nights.map(({ at, stages }) => [at, stages.length])).toEqual([
      ['20261119150000', 0],
      ['20261119064500', 3],
    ])
    expect(nightsOf(nights).map(({ minutes }) => minutes)).toEqual([370])
  })

  test('without a readable value or a key is left out', () => {
    expect(toNight({ ...row, indicatorVal: '' })).toBeNull()
    expect(toNight({ ...row, inptDt: null })).toBeNull()
  })
})

describe('a typed night', () => {
  const now = new Date('2026-11-19T07:20:00+09:00')

  test('begins with the clocks of the last one, and never wakes later than now', () => {
    expect(newDraft(night('202611180640', 380, '202611180020'), now)).toEqual({
      day: '20261119',
      clock: '06:40',
      bedDay: '20261119',
      bedClock: '00:20',
    })
    expect(newDraft(night('202611180900', 480, '202611172330'), now)).toEqual({
      day: '20261119',
      clock: '07:20',
      bedDay: '20261118',
      bedClock: '23:30',
    })
    expect(newDraft(undefined, now)).toEqual({ day: '20261119', clock: '07:00', bedDay: '20261118', bedClock: '23:30' })
  })

  test('begins with the clocks of a night, not of a nap since', () => {
    const [nap, slept] = [night('202611191500', 40, '202611191420'), night('202611180640', 380, '202611180020')]
    expect(lastNight([nap, slept])).toBe(slept)
    expect(lastNight([nap])).toBeUndefined()
  })

  test('is the minutes between bed and getting up, under the moment of getting up, and has a begin', () => {
    const draft = { day: '20261119', clock: '06:45', bedDay: '20261118', bedClock: '23:30' }
    expect(minutesOf(draft)).toBe(435)
    expect(writtenOf(draft)).toEqual([
      {
        helhidxCode: 'SLP',
        helhidxVal: '435',
        heldType: 'health',
        inptDt: '20261119064500',
        helhDate: '20261119',
        sleepDtl: { startDt: '20261118233000', stageList: [] },
      },
    ])
  })

  test('keeps what a watch measured while its times are as they were', () => {
    const read = toNight(row)
    if (!read) throw new Error('the row is a night')
    expect(writtenOf(draftOf(read), read)).toEqual(recordsOf(read))
    expect(writtenOf({ ...draftOf(read), bedClock: '00:10' }, read)[0]?.sleepDtl?.stageList).toEqual([])
  })
})

describe('weeks', () => {
  // Monday 9 November to Sunday 15 November
  const week = ['09', '10', '11', '12', '13'].map((date) => night(`202611${date}0640`, 380, `202611${date}0020`))
  const weekend = ['14', '15'].map((date) => night(`202611${date}0830`, 430, `202611${date}0120`))

  test('a weekend an hour later is two half hours', () => {
    expect(weekendOf([...week, ...weekend])).toEqual({ is: 'later', halfHours: 2 })
    expect(weekendOf(week)).toBeNull()
    expect(
      weekendOf([...week, night('202611140700', 400, '202611140020'), night('202611150700', 400, '202611150030')]),
    ).toEqual({ is: 'even' })
  })

  test('an evening before midnight is earlier, not a day later', () => {
    expect(spanOf(night('202611190640', 430, '202611182330'))).toEqual({ from: -30, to: 400 })
  })

  test('over months a bar is the mean of a week; a night without a begin has no bar', () => {
    const nights = [...week, ...weekend].toReversed()
    expect(barsOf(nights, '20261101', 'week')).toEqual([{ day: '20261109', span: { from: 37, to: 431 }, minutes: 394 }])
    expect(barsOf(nights, '20261101', 'month')).toEqual([
      { day: '20261101', span: { from: 37, to: 431 }, minutes: 394 },
    ])
    expect(barsOf([night('202611190640', 430)], '20261101', 'night')).toEqual([
      { day: '20261119', span: null, minutes: 430 },
    ])
  })

  test('a night is compared with the week before its own', () => {
    expect(besideLastWeek(night('202611180640', 370, null), week)).toBe(-10)
    expect(besideLastWeek(night('202611110640', 370, null), week)).toBeNull()
  })
})

test('the even hours of a night are named, its ends are not', () => {
  expect(hoursWithin('20261119003500', 370).map((at) => clockAfter('20261119003500', at))).toEqual([
    '02:00',
    '04:00',
    '06:00',
  ])
  expect(hoursWithin('20261118220000', 120)).toEqual([])
})
