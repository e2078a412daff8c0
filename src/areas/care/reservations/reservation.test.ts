import { expect, test } from 'vitest'
import {
  againstOf,
  earlier,
  forMoving,
  isChangeable,
  isOpenStill,
  later,
  minutesBetween,
  monthsOf,
  nearest,
  sorted,
  toDays,
  toTime,
  workWeeks,
  type Reservation,
  type Slot,
} from './reservation.ts'

const at = (rsrvDtm: string, more: Partial<Reservation> = {}): Reservation => ({
  rsrvSeq: 1,
  cnsltType: 'TALK',
  rsrvDtm,
  useMinute: 30,
  meetCode: 'VISIT',
  placeCode: 'WP0001',
  placeNm: null,
  wayTxt: null,
  telNo: null,
  counselorNm: null,
  statusCode: 'X',
  statusNm: '',
  changeYn: 'Y',
  roomId: null,
  chalnCode: null,
  roundNo: null,
  memoTxt: null,
  regDtm: '202611171012',
  cancelYn: 'Y',
  cancelEndDtm: '202611191500',
  ...more,
})
const slot = (time: string, left: number): Slot => ({ time, end: later(time, 20), of: 4, left, isMine: false })
const NOW = new Date('2026-11-19T02:24:00Z')

test('a time is said with the particle of its last word', () => {
  expect([toTime('1120'), toTime('1100')]).toEqual(['11:20으로', '11:00로'])
})

test('the next one is the nearest that is not over, whatever its state is called [RSV-06]', () => {
  const list = [
    at('202611261100', { rsrvSeq: 3 }),
    at('202611201500', { rsrvSeq: 2 }),
    at('202611191110', { rsrvSeq: 4 }),
    at('202611191000', { rsrvSeq: 5 }),
    at('202611301000', { rsrvSeq: 6, cancelEndDtm: null }),
  ]
  const { next, ahead, past } = sorted(list, NOW)
  // What began at 11:10 is going on at 11:24.
  expect([next?.rsrvSeq, ahead.map(({ rsrvSeq }) => rsrvSeq), past.map(({ rsrvSeq }) => rsrvSeq)]).toEqual([
    4,
    [2, 3],
    [5, 6],
  ])
})

test('one that is over is asked about for a day', () => {
  expect([
    isOpenStill(at('202611191000'), NOW),
    isOpenStill(at('202611181000'), NOW),
    isOpenStill(at('202611191110'), NOW),
    isOpenStill(at('202611191000', { cancelEndDtm: null }), NOW),
  ]).toEqual([true, false, false, false])
})

test('the last moment is its own end, whatever was said of it before; it may lie days earlier', () => {
  const open = (more: Partial<Reservation>) =>
    isChangeable(at('202611201124', { cancelEndDtm: '202611191125', ...more }), NOW)
  expect([
    open({}),
    open({ cancelEndDtm: '202611191124' }),
    open({ cancelYn: 'N' }),
    open({ cancelEndDtm: null }),
  ]).toEqual([true, false, false, false])
  expect([
    earlier('202611201030', 1440),
    earlier('202612011030', 36 * 60),
    earlier('202611201030', 630),
    earlier('202611201030', 20),
  ]).toEqual(['202611191030', '202611292230', '202611200000', '202611201010'])
})

test('the nearest other time is offered, the one before where both are as near', () => {
  expect(nearest([slot('1040', 0), slot('1100', 1), slot('1120', 0), slot('1140', 2)], '1120')?.time).toBe('1100')
  expect(nearest([slot('1420', 3), slot('1500', 4)], '1120')?.time).toBe('1420')
  expect(nearest([slot('1120', 1), slot('1420', 0)], '1120')).toBeUndefined()
})

test('weeks begin with this one and lie in the months that are asked for', () => {
  const weeks = workWeeks('20261119', 3)
  expect([weeks[0]?.[0], weeks[2]?.[4]]).toEqual(['20261116', '20261204'])
  expect(monthsOf(weeks.flat())).toEqual(['202611', '202612'])
  expect(workWeeks('20261122', 1)[0]).toEqual(['20261116', '20261117', '20261118', '20261119', '20261120'])
})

test('what is moved within its month takes no further one of that month [RSV-10]', () => {
  const day = (of: string, reason: 'LIMIT' | 'FULL' | null) => ({ day: of, reason, left: 3, times: [] })
  const days = [day('20261130', null), day('20261201', 'LIMIT'), day('20261202', 'FULL'), day('20270104', 'LIMIT')]
  expect(forMoving(days, '202612031020').map(({ reason }) => reason)).toEqual([null, null, 'FULL', 'LIMIT'])
})

test('free starts of a challenge are days with times', () => {
  expect(
    toDays(['202611251030', '202611251100', '202611261030'], 20).map(({ day, left, times }) => [
      day,
      left,
      times[0]?.end,
    ]),
  ).toEqual([
    ['20261125', 2, '1050'],
    ['20261126', 1, '1050'],
  ])
  expect([later('1120', 20), later('0010', -120), minutesBetween('202611192350', '202611200010')]).toEqual([
    '1140',
    '0000',
    20,
  ])
})

test('the same one, a used-up month or another at that time stands against a new one, none cancelled [RSV-09]', () => {
  const asked = { kind: 'TALK' as const, placeCode: 'WP0001', rsrvDtm: '202611201500', minutes: 30, monthLimit: 2 }
  const told = (...mine: Reservation[]) => againstOf(mine, asked)
  expect([
    told(at('202611201500')),
    told(at('202611201500', { placeCode: 'WP0003' })),
    told(at('202611201520', { cnsltType: 'CHECK' })),
    told(at('202611201440', { cnsltType: 'CHALN' })),
  ]).toEqual(['already', 'overlap', 'overlap', 'overlap'])
  // One that ends where the other begins does not lie across it.
  expect([
    told(at('202611201530')),
    told(at('202611201430')),
    told(at('202611201500', { cancelEndDtm: null })),
    told(),
  ]).toEqual([null, null, null, null])
  const [early, late] = [at('202611021030'), at('202611301030', { cnsltType: 'MEAL' })]
  expect([
    told(early, late),
    told(early, at('202611301030', { cnsltType: 'CHECK' })),
    told(early, at('202611301030', { cnsltType: 'CHALN' })),
    told(early, at('202612011030')),
  ]).toEqual(['monthLimit', null, null, null])
  expect(againstOf([early, late], { ...asked, kind: 'CHALN' })).toBeNull()
})
