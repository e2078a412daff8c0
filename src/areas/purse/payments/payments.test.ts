import { expect, test } from 'vitest'
import { monthDays, monthShown, placesOf, stepMonth, sumsOf, type Payment } from './payments.ts'

const payment = (part: Partial<Payment>): Payment => ({
  paySeq: 1,
  payDtm: '202611181203',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  menuMealType: '2',
  courseTxt: '포장',
  menuName: '연어샐러드',
  payTypeCode: 'DEDUCT',
  payAmt: 2000,
  supportAmt: 5000,
  cancelYn: 'N',
  ...part,
})

test('a month goes from its first to its last day, over the turn of a year too', () => {
  expect(monthDays('202602')).toEqual({ startDt: '20260201', endDt: '20260228' })
  expect(monthDays('202802')).toEqual({ startDt: '20280201', endDt: '20280229' })
  expect([stepMonth('202612', 1), stepMonth('202601', -1)]).toEqual(['202701', '202512'])
})

test('no month after this one is shown', () => {
  expect([undefined, '202612', '202701', '202610'].map((month) => monthShown(month, '20261119'))).toEqual([
    '202611',
    '202611',
    '202611',
    '202610',
  ])
})

test('what was taken back counts against the sum, and each place is named once [CUS-02]', () => {
  const payments = [
    payment({}),
    payment({ restaurantCode: 'REST000312', restaurantName: '그린캠퍼스점', payAmt: 9000, supportAmt: 5000 }),
    payment({ payAmt: -2000, supportAmt: -5000, cancelYn: 'Y' }),
  ]
  expect(sumsOf(payments)).toEqual({ paid: 9000, support: 5000 })
  expect(placesOf(payments).map(({ name }) => name)).toEqual(['한빛타워점', '그린캠퍼스점'])
  expect(sumsOf([])).toEqual({ paid: 0, support: 0 })
})
