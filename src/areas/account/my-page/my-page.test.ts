import { expect, test } from 'vitest'
import { monthEnd, nextOrder, subscribed, urgentOf, type Known } from './my-page.ts'

const today = '20261119'
const coupon = (endDt: string, statusCode: 'ISSUED' | 'USED' = 'ISSUED', startDt = '20261101') => ({
  statusCode,
  startDt,
  endDt,
  smartOrderSeq: null,
})
const known = (some: Partial<Known>): Known => ({
  today,
  now: new Date('2026-11-19T09:00:00+09:00'),
  order: undefined,
  appointment: null,
  coupons: [],
  points: { point: 0, extinctPoint: 0 },
  dormant: false,
  ...some,
})
const order = (menuDt: string) => ({ smartOrderSeq: '31', menuDt, pickupTm: '1150', menuMealType: '2' as const })

test('the most urgent thing comes first: what is to be picked up, what ends, what lapses, who is back', () => {
  const everything = known({
    order: order(today),
    coupons: [coupon('20261120')],
    points: { point: 2350, extinctPoint: 200 },
    dormant: true,
  })
  expect(urgentOf(everything)).toEqual({ is: 'order', time: '11:50', mealType: '2', on: 'today' })
  expect(urgentOf({ ...everything, order: order('20261120') })).toMatchObject({ is: 'order', on: 'tomorrow' })
  expect(urgentOf({ ...everything, order: order('20261123') })).toEqual({ is: 'coupon', daysLeft: 1 })
  expect(urgentOf({ ...everything, order: undefined, coupons: [coupon('20261230')] })).toEqual({
    is: 'points',
    points: 200,
  })
  expect(urgentOf(known({ dormant: true, coupons: [coupon('20261230')] }))).toEqual({ is: 'return' })
})

test('an appointment of today or tomorrow comes before coupons and points, and a meal beside it by the hour', () => {
  const at = (rsrvDtm: string, rsrvType: 'TALK' | 'CHECK' = 'TALK') =>
    known({ appointment: { rsrvType, rsrvDtm }, coupons: [coupon('20261120')] })
  expect(urgentOf(at('202611191500'))).toEqual({ is: 'appointment', time: '15:00', type: 'TALK', on: 'today' })
  expect(urgentOf(at('202611200930', 'CHECK'))).toEqual({
    is: 'appointment',
    time: '09:30',
    type: 'CHECK',
    on: 'tomorrow',
  })
  expect(urgentOf(at('202611210930'))).toEqual({ is: 'coupon', daysLeft: 1 })
  expect(urgentOf({ ...at('202611191500'), order: order(today) })).toMatchObject({ is: 'order', time: '11:50' })
  expect(urgentOf({ ...at('202611191100'), order: order(today) })).toMatchObject({ is: 'appointment', time: '11:00' })
  expect(urgentOf({ ...at('202611191500'), order: order('20261120') })).toMatchObject({
    is: 'appointment',
    on: 'today',
  })
})

test('what lies ready is had now, and what has begun is not told as ahead', () => {
  const at = (clock: string) => new Date(`2026-11-19T${clock}:00+09:00`)
  const on = (clock: string) => urgentOf(known({ now: at(clock), order: order(today) }))
  expect(['11:39', '11:40', '12:30'].map((clock) => on(clock))).toMatchObject([
    { on: 'today' },
    { on: 'now' },
    { on: 'now' },
  ])
  const visit = { rsrvType: 'TALK', rsrvDtm: '202611191500' } as const
  expect(['15:00', '15:01'].map((clock) => urgentOf(known({ now: at(clock), appointment: visit })).is)).toEqual([
    'appointment',
    'nothing',
  ])
})

test('what was yesterday is not told as if it were ahead', () => {
  const [gone, ahead] = [order('20261118'), order('20261120')]
  expect([
    nextOrder([gone, ahead], today),
    nextOrder([gone], today),
    nextOrder([order(today), ahead], today),
    nextOrder(undefined, today),
  ]).toEqual([ahead, undefined, order(today), undefined])
  expect(
    urgentOf(known({ appointment: { rsrvType: 'TALK', rsrvDtm: '202611181500' }, coupons: [coupon('20261120')] })),
  ).toEqual({ is: 'coupon', daysLeft: 1 })
})

test('otherwise it counts what can be used, and says that there is nothing only when it knows', () => {
  expect(
    urgentOf(known({ coupons: [coupon('20261230'), coupon('20261231')], points: { point: 50, extinctPoint: 0 } })),
  ).toEqual({ is: 'things', count: 3 })
  expect(
    urgentOf(
      known({ coupons: [coupon('20261119', 'USED'), coupon('20261118'), coupon('20261230', 'ISSUED', '20261201')] }),
    ),
  ).toEqual({ is: 'nothing' })
  expect(urgentOf(known({ coupons: [{ ...coupon('20261120'), smartOrderSeq: '31' }] }))).toEqual({ is: 'nothing' })
  expect(urgentOf(known({ coupons: undefined }))).toEqual({ is: 'unknown' })
  expect(urgentOf(known({ coupons: [coupon('20261230')], points: undefined }))).toEqual({ is: 'things', count: 1 })
})

test('points end on the last day of the month', () => {
  expect([monthEnd('20261119'), monthEnd('20261201'), monthEnd('20280215')]).toEqual([
    '20261130',
    '20261231',
    '20280229',
  ])
})

test('a subscription is told by its first day until it brings meals; what is over or taken back is none', () => {
  const one = (statusCode: 'REGI' | 'CONFIRM' | 'CANCEL' | 'DONE', startDt: string, endDt: string) => ({
    statusCode,
    startDt,
    endDt,
  })
  expect(subscribed([one('REGI', '20261214', '20261218'), one('CONFIRM', '20261201', '20261211')], today)).toEqual({
    from: '20261201',
  })
  expect(subscribed([one('REGI', '20261201', '20261211'), one('CONFIRM', '20261116', '20261120')], today)).toBe('now')
  expect(
    subscribed(
      [
        one('CANCEL', '20261201', '20261211'),
        one('DONE', '20261001', '20261009'),
        one('CONFIRM', '20261101', '20261118'),
      ],
      today,
    ),
  ).toBeNull()
})
