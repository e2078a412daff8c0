import { expect, test } from 'vitest'
import { fromWireTime } from '#src/lib/wire-time.ts'
import { dishesOf, minutesLeft, pastByMonth, roomFor, secondsLeft, stageOf } from './order.ts'

const order = {
  statusCode: 'RESERVED',
  menuDt: '20261119',
  pickupTm: '1150',
  pickupEndTm: '1330',
  changeEndDtm: '202611191130',
} as const
const at = (time: string) => fromWireTime(time.length === 6 ? `20261119${time}` : `20261119${time}00`) ?? new Date(0)

// The server holds the same table (server/domain/order/order.rules.test.ts).
test.each([
  ['1129', 'changeable'],
  ['1130', 'preparing'],
  ['1139', 'preparing'],
  ['1140', 'ready'],
  ['1149', 'ready'],
  ['1150', 'waiting'],
  ['1329', 'waiting'],
  ['1330', 'missed'],
] as const)('an order for 11:50 is at %s %s', (time, stage) => {
  expect(stageOf(order, at(time))).toBe(stage)
})

test('what is closed stays so, whatever the clock says', () => {
  expect(
    (['PICKUP', 'CANCEL', 'NOSHOW'] as const).map((statusCode) => stageOf({ ...order, statusCode }, at('1129'))),
  ).toEqual(['pickedUp', 'cancelled', 'missed'])
})

test('what the server does not let change any more is being made, whatever this phone’s clock says', () => {
  expect((['Y', 'N'] as const).map((modifyYn) => stageOf({ ...order, modifyYn }, at('1129')))).toEqual([
    'changeable',
    'preparing',
  ])
})

test('minutes are told within the hour, seconds within the last minute', () => {
  expect([minutesLeft(order, at('1126')), minutesLeft(order, at('1049')), minutesLeft(order, at('1150'))]).toEqual([
    24,
    null,
    null,
  ])
  expect([
    secondsLeft(order.changeEndDtm, at('112858')),
    secondsLeft(order.changeEndDtm, at('112918')),
    secondsLeft(order.changeEndDtm, at('1130')),
  ]).toEqual([null, 42, null])
})

test('the order’s own places count as free where it stands', () => {
  const time = { pickupDt: '20261119', pickupTm: '1150', remainCnt: 0, closedYn: 'Y' } as const
  expect([
    roomFor(time, { pickupTm: '1150', orderQty: 2 }),
    roomFor({ ...time, pickupTm: '1200' }, { pickupTm: '1150', orderQty: 2 }),
  ]).toEqual([2, 0])
})

test('what is over stands by months, what waits does not', () => {
  const row = (menuDt: string, statusCode: 'RESERVED' | 'PICKUP') =>
    ({ menuDt, statusCode }) as Parameters<typeof pastByMonth>[0][number] // no other field is looked at
  expect(
    pastByMonth([row('20261120', 'RESERVED'), row('20261112', 'PICKUP'), row('20261016', 'PICKUP')]).map(
      ({ month, rows }) => [month, rows.length],
    ),
  ).toEqual([
    ['202611', 1],
    ['202610', 1],
  ])
})

test('a box is drawn by its Korean names; sides in another language are not drawn as letters', () => {
  const kit = { menuName: '소고기미역국 밀키트', smartSubMenuTxt: '잡곡밥,배추김치' }
  expect(dishesOf(kit)).toEqual(['소고기미역국', '잡곡밥', '배추김치'])
  expect(dishesOf({ ...kit, smartSubMenuTxt: 'Multigrain rice, kimchi' })).toEqual(['소고기미역국'])
})
