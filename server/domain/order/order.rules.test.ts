import { expect, test } from 'vitest'
import { isChangeable, isReady, stageAt } from './order.rules.ts'

const order = {
  status: 'RESERVED',
  menuDt: '20261119',
  pickupTm: '1150',
  pickupEndTm: '1330',
  changeEndDtm: '202611191130',
} as const
const at = (time: string) => ({ day: '20261119', time })

// The app holds the same table (src/areas/orders/pickup/order.test.ts).
test.each([
  ['1129', 'changeable'],
  ['1130', 'preparing'],
  ['1139', 'preparing'],
  ['1140', 'ready'],
  ['1149', 'ready'],
  ['1150', 'waiting'],
  ['1329', 'waiting'],
  ['1330', 'NOSHOW'],
] as const)('an order for 11:50 is at %s %s [SMO-02] [SMO-03] [SMO-04]', (time, stage) => {
  expect(stageAt(order, at(time))).toBe(stage)
  expect([isChangeable(order, at(time)), isReady(order, at(time))]).toEqual([
    stage === 'changeable',
    stage === 'ready' || stage === 'waiting',
  ])
})

test('what is closed stays so, whatever the clock says', () => {
  expect((['PICKUP', 'CANCEL'] as const).map((status) => stageAt({ ...order, status }, at('1129')))).toEqual([
    'PICKUP',
    'CANCEL',
  ])
})
