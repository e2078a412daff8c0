import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CouponDetail } from './coupons.ts'
import { POLL_MS, tillMachine } from './till.machine.ts'

const coupon = (statusCode: CouponDetail['statusCode'] = 'ISSUED'): CouponDetail => ({
  couponNo: 'CP1',
  couponNm: '점심',
  couponType: 'REST',
  restaurantName: null,
  restaurantCode: null,
  menuMealType: null,
  statusCode,
  startDt: '20261101',
  endDt: '20261231',
  benefitTxt: '',
  imgUrl: null,
  smartOrderSeq: null,
  barcodeTxt: '8801234567893',
  noteTxt: '',
  useDtm: null,
  useRestaurantName: null,
})
const answer = (statusCode?: CouponDetail['statusCode']) =>
  Promise.resolve({ coupon: coupon(statusCode), atMs: Date.now() })
const cut = () => Promise.reject(new Error('no connection'))

function start() {
  const read = vi.fn(() => answer())
  const use = vi.fn(() => answer('USED'))
  const till = createActor(tillMachine.provide({ actors: { read: fromPromise(read), use: fromPromise(use) } }), {
    input: { coupon: coupon(), seenMs: 0 },
  }).start()
  return { till, read, use }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a coupon at the till', () => {
  test('is asked about every three seconds, and turns by itself when the till has read it', async () => {
    const { till, read } = start()
    await pass(POLL_MS)
    await pass(POLL_MS)
    expect([read.mock.calls.length, till.getSnapshot().value]).toEqual([2, 'waiting'])
    read.mockImplementation(() => answer('USED'))
    await pass(POLL_MS)
    expect(till.getSnapshot()).toMatchObject({
      value: 'used',
      status: 'done',
      context: { coupon: { statusCode: 'USED' } },
    })
    await pass(5 * POLL_MS)
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('is used once however often it is asked for [MYP-07]', async () => {
    const { till, use } = start()
    till.send({ type: 'use.asked' })
    till.send({ type: 'use.asked' })
    await pass(0)
    expect([use.mock.calls.length, till.getSnapshot().value]).toEqual([1, 'used'])
  })

  test('is looked up when the answer of its use is lost, and not sent again', async () => {
    const { till, read, use } = start()
    use.mockImplementation(cut)
    read.mockImplementation(cut)
    till.send({ type: 'use.asked' })
    await pass(0)
    expect(till.getSnapshot()).toMatchObject({ value: 'waiting', context: { isOff: true } })
    read.mockImplementation(() => answer('USED'))
    await pass(POLL_MS)
    expect([use.mock.calls.length, till.getSnapshot().value]).toEqual([1, 'used'])
  })

  test('takes no use without a connection, and asks at once when it is back', async () => {
    const { till, read, use } = start()
    read.mockImplementation(cut)
    await pass(POLL_MS)
    till.send({ type: 'use.asked' })
    await pass(0)
    expect([use.mock.calls.length, till.getSnapshot().context.isOff]).toEqual([0, true])
    read.mockImplementation(() => answer())
    till.send({ type: 'front.came' })
    await pass(0)
    expect(till.getSnapshot()).toMatchObject({ value: 'waiting', context: { isOff: false } })
  })

  test('ends with its last day', async () => {
    const { till, read } = start()
    read.mockImplementation(() => answer('EXPIRED'))
    await pass(POLL_MS)
    expect(till.getSnapshot().value).toBe('over')
  })

  test('ends when it is laid on an order elsewhere', async () => {
    const { till, read } = start()
    read.mockImplementation(() =>
      Promise.resolve({ coupon: { ...coupon(), smartOrderSeq: '7', barcodeTxt: null }, atMs: Date.now() }),
    )
    await pass(POLL_MS)
    expect(till.getSnapshot().value).toBe('over')
  })

  test('rejects a step that nobody provides', async () => {
    const till = createActor(tillMachine, { input: { coupon: coupon(), seenMs: 0 } }).start()
    till.send({ type: 'use.asked' })
    await pass(0)
    expect(till.getSnapshot()).toMatchObject({ value: 'waiting', context: { isOff: true } })
  })
})
