import { expect, test } from 'vitest'
import { dishOf, placeFirst, stateOf, type CouponRow } from './coupons.ts'

const row = (over: Partial<CouponRow> = {}): CouponRow => ({
  couponNo: 'CP1',
  couponNm: '점심 한 끼 쿠폰',
  couponType: 'REST',
  restaurantName: '한빛타워점',
  restaurantCode: 'REST000311',
  menuMealType: null,
  statusCode: 'ISSUED',
  startDt: '20261110',
  endDt: '20261210',
  benefitTxt: '',
  imgUrl: null,
  smartOrderSeq: null,
  ...over,
})

test('a coupon is early, usable with its days, on an order, used or ended', () => {
  const on = (today: string, over: Partial<CouponRow> = {}) => stateOf(row(over), today)
  expect(on('20261109')).toEqual({ is: 'early' })
  expect(on('20261207')).toEqual({ is: 'usable', daysLeft: 3 })
  expect(on('20261210')).toEqual({ is: 'usable', daysLeft: 0 })
  // kept on the phone since yesterday, and over by now
  expect(on('20261211')).toEqual({ is: 'ended' })
  expect(on('20261120', { statusCode: 'EXPIRED' })).toEqual({ is: 'ended' })
  expect(on('20261120', { statusCode: 'USED' })).toEqual({ is: 'used' })
  expect([on('20261120', { smartOrderSeq: '7' }), on('20261120', { statusCode: 'USED', smartOrderSeq: '7' })]).toEqual([
    { is: 'held' },
    { is: 'used' },
  ])
})

test('those of the asked restaurant come first', () => {
  const rows = [
    row({ couponNo: 'A', restaurantCode: 'REST000312' }),
    row({ couponNo: 'B', restaurantCode: null }),
    row({ couponNo: 'C' }),
  ]
  expect(placeFirst(rows, 'REST000311').map(({ couponNo }) => couponNo)).toEqual(['C', 'A', 'B'])
  expect(placeFirst(rows, undefined).map(({ couponNo }) => couponNo)).toEqual(['A', 'B', 'C'])
})

test('a ticket shows what it is for', () => {
  expect([dishOf(row()), dishOf(row({ couponNm: 'Salad on us' })), dishOf(row({ couponType: 'MALL' }))]).toEqual([
    '비빔밥',
    '샐러드',
    undefined,
  ])
})
