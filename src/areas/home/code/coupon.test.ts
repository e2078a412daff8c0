import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { couponFor } from './coupon.ts'

const coupon = (couponNo: string, more: Partial<Schemas['CouponRow']> = {}): Schemas['CouponRow'] => ({
  couponNo,
  couponNm: '점심 한 끼 쿠폰',
  couponType: 'REST',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  menuMealType: '2',
  statusCode: 'ISSUED',
  startDt: '20261110',
  endDt: '20261210',
  benefitTxt: '',
  imgUrl: null,
  smartOrderSeq: null,
  ...more,
})
const lunch = { restaurantCode: 'REST000311', mealType: '2', day: '20261119' }
const found = (coupons: Schemas['CouponRow'][], till = lunch) => couponFor(coupons, till)?.couponNo

test('a coupon is offered where and when it is good', () => {
  expect(found([coupon('here')])).toBe('here')
  expect(found([coupon('here')], { ...lunch, mealType: '3' })).toBeUndefined()
  expect(found([coupon('here')], { ...lunch, restaurantCode: 'REST000312' })).toBeUndefined()
  expect(
    found([coupon('all', { restaurantCode: null, menuMealType: null })], {
      ...lunch,
      mealType: '1',
      restaurantCode: 'REST000312',
    }),
  ).toBe('all')
})

test('not before its first day, not after its last, not the shop’s, not a used one, not one on an order', () => {
  expect(
    found([
      coupon('early', { startDt: '20261120' }),
      coupon('late', { endDt: '20261118' }),
      coupon('shop', { couponType: 'MALL' }),
      coupon('used', { statusCode: 'USED' }),
      coupon('held', { smartOrderSeq: '7' }),
    ]),
  ).toBeUndefined()
})

test('of several the one that ends first', () => {
  expect(found([coupon('long'), coupon('short', { endDt: '20261119' })])).toBe('short')
})
