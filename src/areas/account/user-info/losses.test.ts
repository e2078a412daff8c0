import { expect, test } from 'vitest'
import { isMade, lossesOf } from './losses.ts'

const AT_1124 = new Date('2026-11-19T02:24:00Z')
const ORDER = { smartOrderSeq: '7', menuDt: '20261119', pickupTm: '1150', changeEndDtm: '202611191130', payAmt: 2000 }
const counts = { point: 2350, couponCnt: 3, reserveCnt: 2, qnaCnt: 1, favoriteCnt: 4 }
const points = { monthUsePoint: 300 }

test('an order that the kitchen has not begun is cancelled, a later one is paid for [MBR-06]', () => {
  const orders = [ORDER, { ...ORDER, smartOrderSeq: '8', changeEndDtm: '202611191124' }]
  const losses = lossesOf({ counts, points, orders, subscriptions: [], challenges: [] })
  expect(losses.orders.map((order) => isMade(order, AT_1124))).toEqual([false, true])
  expect(losses).toEqual({
    points: 2350,
    spent: 300,
    coupons: 3,
    orders: [
      { key: '7', day: '20261119', time: '11:50', until: '202611191130', due: 2000 },
      { key: '8', day: '20261119', time: '11:50', until: '202611191124', due: 2000 },
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
    {
      subscribedOrderSeq: 1,
      subscribedNm: '12월 샐러드 구독',
      itemList: [{ modifyYn: 'N' as const }, { modifyYn: 'Y' as const }, { modifyYn: 'Y' as const }],
    },
    { subscribedOrderSeq: 2, subscribedNm: '11월 샐러드 구독', itemList: [{ modifyYn: 'N' as const }] },
  ]
  expect(lossesOf({ counts, points, orders: [], subscriptions, challenges: [] }).subscriptions).toEqual([
    { key: '1', name: '12월 샐러드 구독', days: 2 },
  ])
})

test('appointments are what is ahead beside the meals, and challenges go by their names', () => {
  const ahead = { ...counts, reserveCnt: 3 }
  expect(
    lossesOf({ counts: ahead, points, orders: [ORDER], subscriptions: [], challenges: [{ chalnNm: '가을 걷기' }] }),
  ).toMatchObject({ appointments: 2, challenges: ['가을 걷기'] })
  // Of two lists that were read a moment apart, one may be the newer.
  expect(
    lossesOf({ counts: { ...counts, reserveCnt: 0 }, points, orders: [ORDER], subscriptions: [], challenges: [] })
      .appointments,
  ).toBe(0)
})
