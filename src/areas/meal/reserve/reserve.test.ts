import { expect, test } from 'vitest'
import { billOf, hasRoom, keptChoice, mostOf } from './reserve.ts'

const time = (pickupTm: string, remainCnt: number | null) => ({
  pickupTm,
  remainCnt,
  closedYn: remainCnt === 0 ? ('Y' as const) : ('N' as const),
})
const item = (remainCnt: number) => ({ remainCnt })

test('no more can be ordered than there are, than the time has room for, and than ten', () => {
  expect([
    mostOf(item(4), undefined),
    mostOf(item(40), undefined),
    mostOf(item(9), time('1720', 3)),
    mostOf(item(9), time('1720', null)),
  ]).toEqual([4, 10, 3, 9])
  expect(mostOf(item(0), undefined)).toBe(1)
})

test('a time without room for the amount, or closed, cannot be chosen', () => {
  expect([
    hasRoom(time('1700', 0), 1),
    hasRoom(time('1720', 3), 3),
    hasRoom(time('1720', 3), 4),
    hasRoom(time('1720', null), 9),
  ]).toEqual([false, true, false, true])
})

test('what the employer gives is taken off once, and nobody is paid', () => {
  const toPay = (price: number, supportAmt: number, amount: number) => billOf({ price, supportAmt }, amount, null).toPay
  expect([toPay(8900, 0, 2), toPay(7000, 5000, 2), toPay(4000, 5000, 1)]).toEqual([17_800, 9000, 0])
})

test('a coupon pays for one box, and never for more than is left', () => {
  const bill = (amount: number) => billOf({ price: 7000, supportAmt: 5000 }, amount, { couponAmt: 7000 })
  expect([bill(1), bill(3)]).toEqual([
    { full: 7000, support: 5000, coupon: 2000, toPay: 0 },
    { full: 21_000, support: 5000, coupon: 7000, toPay: 9000 },
  ])
})

test('after a refusal the amount stays as far as there is so much, the time only while it has room', () => {
  const choice = { amount: 3, pickupTm: '1740' }
  expect(keptChoice(choice, item(9), [time('1740', 2), time('1800', 10)])).toEqual({ amount: 3, pickupTm: null })
  expect(keptChoice(choice, item(2), [time('1740', 2)])).toEqual({ amount: 2, pickupTm: '1740' })
  expect(keptChoice(choice, item(0), [])).toEqual({ amount: 1, pickupTm: null })
})
