import { expect, test } from 'vitest'
import { lossesOf } from './losses.ts'

const AT_1124 = new Date('2026-11-19T02:24:00Z')
const ORDER = { smartOrderSeq: '7', menuDt: '20261119', pickupTm: '1150', changeEndDtm: '202611191130' }
const counts = { point: 2350, couponCnt: 3, reserveCnt: 2, qnaCnt: 1, favoriteCnt: 4 }

test('an order that the kitchen has not begun is cancelled, a later one is paid for [MBR-06]', () => {
  const orders = [ORDER, { ...ORDER, smartOrderSeq: '8', changeEndDtm: '202611191124' }]
  expect(lossesOf({ counts, orders, subscriptions: [], challenges: [] }, AT_1124)).toEqual({
    points: 2350,
    coupons: 3,
    orders: [
      { key: '7', day: '20261119', time: '11:50', paid: false },
      { key: '8', day: '20261119', time: '11:50', paid: true },
    ],
    subscriptions: [],
    appointments: 0,
    challenges: [],
    inquiries: 1,
    liked: 4,
  })
})

test('of a subscription the days count that are still ahead; one without any is not named', () => {
  const subscriptions = [
    { subscribedOrderSeq: 1, subscribedNm: '12월 샐러드 구독', itemList: [{ modifyYn: 'N' as const }, { modifyYn: 'Y' as const }, { modifyYn: 'Y' as const }] },
    { subscribedOrderSeq: 2, subscribedNm: '11월 샐러드 구독', itemList: [{ modifyYn: 'N' as const }] },
  ]
  expect(lossesOf({ counts, orders: [], subscriptions, challenges: [] }, AT_1124).subscriptions).toEqual([{ key: '1', name: '12월 샐러드 구독', days: 2 }])
})

test('appointments are what is ahead beside the meals, and challenges go by their names', () => {
  const ahead = { ...counts, reserveCnt: 3 }
  expect(lossesOf({ counts: ahead, orders: [ORDER], subscriptions: [], challenges: [{ chalnNm: '가을 걷기' }] }, AT_1124)).toMatchObject({ appointments: 2, challenges: ['가을 걷기'] })
  // Of two lists that were read a moment apart, one may be the newer.
  expect(lossesOf({ counts: { ...counts, reserveCnt: 0 }, orders: [ORDER], subscriptions: [], challenges: [] }, AT_1124).appointments).toBe(0)
})
