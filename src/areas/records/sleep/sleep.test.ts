import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, today } from '#src/lib/days.ts'
import { toWireTime, wireTimeOf } from '#src/lib/wire-time.ts'
import { momentNow } from '../kit/index-records.ts'
import {
  barsOf,
  bedDayOf,
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
  wholeNights,
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
describe('a night that two sources tell', () => {
  test('counts once, also where one of them ends before midnight', () => {
    const [evening, whole] = [night('202611182350', 350), night('202611190700', 480)]
    expect(nightsOf([evening, whole]).map(({ at }) => at)).toEqual(['20261119070000'])
    expect(nightsOf([night('202611182300', 300), whole]).map(({ at }) => at)).toEqual([
      '20261119070000',
      '20261118230000',
    ])
    expect(nightsOf([night('202611190640', 370), night('202611190700', 370)]).map(({ at }) => at)).toEqual([
      '20261119070000',
    ])
  })

  test('and a day of naps alone change no mean', () => {
    const before = ['09', '10', '11'].map((day) => night(`202611${day}0640`, 380))
    const last = night('202611190640', 390)
    const naps = [night('202611121500', 40), night('202611110638', 370)]
    expect(wholeNights([...naps, ...before]).map(({ minutes }) => minutes)).toEqual([380, 380, 380])
    expect(besideLastWeek(last, [...before, ...naps, last])).toBe(10)
    expect(barsOf([...before, ...naps], '20261101', 'week').map(({ minutes }) => minutes)).toEqual([380])
    expect(barsOf([...before, ...naps], '20261101', 'night').map(({ minutes }) => minutes)).toEqual([380, 380, 380, 40])
  })
})

const minute = fc.integer({ min: 0, max: 1439 })
const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
const moment = fc
  .tuple(fc.integer({ min: 0, max: 800 }), minute)
  .map(([days, at]) => new Date(Date.UTC(2026, 0, 1 + days, 0, at)))
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
      bedClock: '00:20',
    })
    expect(newDraft(night('202611180900', 480, '202611172330'), now)).toEqual({
      day: '20261119',
      clock: '07:20',
      bedClock: '23:30',
    })
    expect(newDraft(undefined, now)).toEqual({ day: '20261119', clock: '07:00', bedClock: '23:30' })
  })

  test('went to bed at the last such moment before getting up, over midnight or not', () => {
    const up = { day: '20261129', clock: '07:10' }
    const asleep = (bedClock: string, moment = up) => [
      bedDayOf({ ...moment, bedClock }),
      minutesOf({ ...moment, bedClock }),
    ]
    expect(asleep('23:30')).toEqual(['20261128', 460])
    // what was changed from 23:30 to 00:40 was 30 h 30 min, as the day stayed that of the evening
    expect(asleep('00:40')).toEqual(['20261129', 390])
    expect(asleep('22:00', { day: '20261129', clock: '23:00' })).toEqual(['20261129', 60])
    expect(asleep('23:30', { day: '20270101', clock: '00:10' })).toEqual(['20261231', 40])
  })

  test('lasts more than nothing and less than a day, whatever the two clocks are, and begins before it ends', () => {
    fc.assert(
      fc.property(moment, minute, (up, bed) => {
        const draft = { ...momentNow(up), bedClock: clock(bed) }
        const minutes = minutesOf(draft)
        const [entry] = writtenOf(draft)
        expect(minutes).toBeGreaterThan(0)
        // the same clock is a whole day, and the sheet asks for another
        expect(minutes).toBeLessThanOrEqual(1440)
        expect(minutes === 1440).toBe(draft.bedClock === draft.clock)
        expect(entry?.sleepDtl?.startDt.slice(8, 12)).toBe(draft.bedClock.replace(':', ''))
        expect((entry?.sleepDtl?.startDt ?? '') < (entry?.inptDt ?? '')).toBe(true)
      }),
    )
  })

  test('begins as a night that is over, however the last one was and whatever time it is', () => {
    // shortly after midnight nobody has slept until now, and nobody for 23 h 55 min
    const late = newDraft(night('202611180640', 375, '202611180025'), new Date('2026-11-19T00:20:00+09:00'))
    expect([late, minutesOf(late)]).toEqual([{ day: '20261118', clock: '06:40', bedClock: '00:25' }, 375])
    expect(newDraft(undefined, new Date('2026-11-19T00:30:00+09:00')).day).toBe('20261118')
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 10, max: 1440 }), (now, up, asleep) => {
        const began = toWireTime(new Date(up.getTime() - asleep * 60_000))
        const last = { ...night('', asleep), at: toWireTime(up), startAt: began }
        for (const draft of [
          newDraft(last, now),
          newDraft({ ...last, startAt: null }, now),
          newDraft(undefined, now),
        ]) {
          expect(minutesOf(draft)).toBeGreaterThanOrEqual(180)
          expect(minutesOf(draft)).toBeLessThanOrEqual(840)
          expect(wireTimeOf(draft.day, draft.clock) <= toWireTime(now)).toBe(true)
          expect(daysBetween(draft.day, today(now))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('begins with the clocks of a night, not of a nap since', () => {
    const [nap, slept] = [night('202611191500', 40, '202611191420'), night('202611180640', 380, '202611180020')]
    expect(lastNight([nap, slept])).toBe(slept)
    expect(lastNight([nap])).toBeUndefined()
  })

  test('is the minutes between bed and getting up, under the moment of getting up, and has a begin', () => {
    const draft = { day: '20261119', clock: '06:45', bedClock: '23:30' }
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
    expect(barsOf(nights, '20261101', 'week')).toEqual([
      { day: '20261109', span: { from: 37, to: 431 }, varied: false, minutes: 394 },
    ])
    expect(barsOf(nights, '20261101', 'month')).toEqual([
      { day: '20261101', span: { from: 37, to: 431 }, varied: false, minutes: 394 },
    ])
    expect(barsOf([night('202611190640', 430)], '20261101', 'night')).toEqual([
      { day: '20261119', span: null, varied: false, minutes: 430 },
    ])
  })

  test('of a shift worker there is no mean clock, of a week on one shift there is', () => {
    const early = ['09', '10', '11', '12'].map((date) =>
      night(`202611${date}0700`, 480, `202611${date}2300`.replace(date, String(Number(date) - 1).padStart(2, '0'))),
    )
    const late = ['16', '17', '18', '19'].map((date) => night(`202611${date}1500`, 480, `202611${date}0700`))
    const both = [...early, ...late].toReversed()
    expect(barsOf(both, '20261101', 'week').map(({ day, span, varied }) => [day, span, varied])).toEqual([
      ['20261109', { from: -60, to: 420 }, false],
      ['20261116', { from: 420, to: 900 }, false],
    ])
    // 23:00 and 07:00 have 03:00 between them, when nobody went to bed
    expect(barsOf(both, '20261101', 'month')).toEqual([{ day: '20261101', span: null, varied: true, minutes: 480 }])
    const weekends = [night('202611141500', 480, '202611140700'), night('202611150700', 480, '202611142300')]
    expect(weekendOf([...early, ...late, ...weekends])).toEqual({ is: 'varied' })
  })

  test('a weekend is later by the shorter way round, over midnight too', () => {
    const noon = ['09', '10', '11'].map((date) => night(`202611${date}2000`, 500, `202611${date}1140`))
    const free = ['14', '15'].map((date) => night(`202611${date}2100`, 500, `202611${date}1240`))
    expect(weekendOf([...noon, ...free])).toEqual({ is: 'later', halfHours: 2 })
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
