import { expect, test } from 'vitest'
import { byMonth, dishOf, isComing, type MallOrder } from './mall-orders.ts'

const order = (orderDtm: string, statusCode: MallOrder['statusCode']): MallOrder => ({
  orderNo: orderDtm,
  orderDtm,
  goodNm: '순살 고등어 10팩',
  goodCnt: 1,
  payAmt: 25_300,
  statusCode,
  imgUrl: null,
})

test('orders stand by the month they were made in; what is paid or sent is on its way', () => {
  const orders = [
    order('202611182104', 'SHIPPING'),
    order('202611141932', 'PAID'),
    order('202610300911', 'DONE'),
    order('202610021200', 'CANCEL'),
  ]
  expect(byMonth(orders).map(({ month, rows }) => [month, rows.length])).toEqual([
    ['202611', 2],
    ['202610', 2],
  ])
  expect(orders.map(isComing)).toEqual([true, true, false, false])
})

test('an article is drawn as what is in it', () => {
  expect([dishOf('순살 고등어 10팩'), dishOf('저당 두유 190ml 16팩'), dishOf('현미')]).toEqual([
    '순살 고등어',
    '저당 두유',
    '현미',
  ])
})
