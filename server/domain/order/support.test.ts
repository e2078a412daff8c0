import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/open.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { couponKinds } from '#server/domain/coupon/rules.ts'
import { coupons } from '#server/domain/coupon/schema.ts'
import { courses } from '#server/domain/meal/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { databaseKinds, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { type Item, itemQueries } from './item.queries.ts'
import { reserveQueries } from './reserve.queries.ts'
import { pickupSlots, smartOrders } from './schema.ts'

/** How often it is tried, more or fewer: HANSANG_CASES=10 looks ten times as long. */
const RUNS = Math.ceil(15 * Number(process.env['HANSANG_CASES'] ?? 1))

const [TODAY, TOMORROW] = ['20261119', '20261120'] as const
const [PRICE, SHARE] = [7000, 5000] as const
/** When the counters of the three restaurants close here: one after the other, so that some orders are missed early. */
const CLOSES = ['1210', '1250', '1330'] as const

type Step =
  | { does: 'order'; item: number; qty: number; hasCoupon: boolean }
  | { does: 'cancel'; at: number }
  | { does: 'handOver'; at: number }
  | { does: 'change'; at: number; qty: number }
  | { does: 'wait' }

/** What a member believes of an order. Its bill is final once it was handed over or its counter has closed. */
type Known = {
  orderSeq: number
  item: Item
  qty: number
  hasCoupon: boolean
  is: 'open' | 'final' | 'cancelled'
  hasShare: boolean
}

/** From the definition: one share a meal, and it is the oldest order's that can still be billed, unless a bill has it. */
function settle(orders: Known[], time: string): void {
  for (const order of orders) if (order.is === 'open' && time >= order.item.pickupEndTm) order.is = 'final'
  for (const meal of ['1', '2']) {
    const standing = orders.filter(({ item, is }) => item.menuMealType === meal && is !== 'cancelled')
    if (standing.some(({ hasShare }) => hasShare)) continue
    const oldest = standing.find(({ is }) => is === 'open')
    if (oldest) oldest.hasShare = true
  }
}

/** What it costs: the boxes, without the share, without a box of what is left for the coupon. */
function billOf({ qty, hasShare, hasCoupon }: Known): { supportAmt: number; payAmt: number } {
  const supportAmt = hasShare ? SHARE : 0
  const left = PRICE * qty - supportAmt
  return { supportAmt, payAmt: hasCoupon ? left - Math.min(PRICE, left) : left }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      item: fc.nat(3),
      qty: fc.integer({ min: 1, max: 3 }),
      hasCoupon: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('cancel' as const), at: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('handOver' as const), at: fc.nat(6) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      at: fc.nat(6),
      qty: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
)

describe.each(databaseKinds)('the employer’s share of a meal, %s', (kind) => {
  let database: Database
  let db: Db
  let items: Item[]
  beforeAll(async () => {
    database = await freshDatabase(kind)
    db = database.db
    const hcId = await newcomer()
    const isBox = and(eq(courses.menuDt, TOMORROW), isNotNull(courses.takeOutCnt))
    await db.update(courses).set({ takeOutCnt: 10_000, soldOut: false }).where(isBox)
    await db.update(pickupSlots).set({ capacity: 10_000 }).where(eq(pickupSlots.menuDt, TOMORROW))
    const rows = await db.select().from(courses).where(isBox)
    const found = await Promise.all(
      rows.map(({ menuSeq }) => itemQueries(db).find(String(menuSeq).slice(-5), hcId, TODAY)),
    )
    const boxes = found.filter((item) => item !== undefined).toSorted((a, b) => a.itemId.localeCompare(b.itemId))
    const lunches = boxes.filter(({ menuMealType }) => menuMealType === '2')
    const breakfast = boxes.find(({ menuMealType }) => menuMealType === '1')
    // Each restaurant has one.
    if (lunches.length < 3 || breakfast === undefined) throw new Error('There are too few boxes tomorrow.')
    // Taken, changed and cancelled all day: what happens to a bill does not hang on the hour.
    items = [...lunches.slice(0, 3), breakfast].map((item, at) => ({
      ...item,
      orderStartDtm: `${TODAY}0000`,
      orderEndDtm: `${TOMORROW}2359`,
      pickupEndTm: CLOSES[at % CLOSES.length] ?? '1330',
    }))
  })
  afterAll(() => database.close())

  const newcomer = async () => (await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })).hcId
  const item = (at: number): Item => {
    const found = items[at]
    if (found === undefined) throw new Error(`There is no item ${String(at)}.`)
    return found
  }
  const timeOf = ({ menuMealType }: Item) => (menuMealType === '1' ? '0800' : '1200')
  const reserve = async (hcId: string, of: Item, qty = 1, now = TEST_NOW, couponNo: string | null = null) => {
    const taken = await reserveQueries(db).reserve(hcId, of, { orderQty: qty, pickupTm: timeOf(of), couponNo }, now)
    if (!('order' in taken)) throw new Error(`It was not taken: ${JSON.stringify(taken)}`)
    return taken.order
  }
  const rowsOf = (hcId: string, seqs: readonly number[]) =>
    db
      .select()
      .from(smartOrders)
      .where(and(eq(smartOrders.hcId, hcId), inArray(smartOrders.orderSeq, [...seqs])))
      .orderBy(smartOrders.orderSeq)
  const noticesOf = async (hcId: string) =>
    (await db.select().from(alarms).where(eq(alarms.hcId, hcId))).filter(({ sourceKey }) =>
      sourceKey?.endsWith(':support'),
    )

  test('what each order costs is what it costs by the definition, whatever becomes of the others [SMO-03]', async () => {
    const hcId = await newcomer()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        for (const table of [smartOrders, coupons, alarms]) await db.delete(table).where(eq(table.hcId, hcId))
        const { reserve: _reserve, cancel, change, handOver, supportFor } = reserveQueries(db)
        const { couponNo } = await db.transaction((tx) =>
          issueCoupon(tx, hcId, { source: 'TEST', sourceKey: 'a', kind: couponKinds.lunch, days: 9 }, TEST_NOW),
        )
        const known: Known[] = []
        let minutes = 11 * 60 + 30
        let isSpent = false
        for (const next of steps) {
          const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
          const now = seoulInstant(TOMORROW, time)
          settle(known, time)
          if (next.does === 'order') {
            const of = item(next.item)
            const isThere = known.some((order) => order.item === of && order.is !== 'cancelled')
            if (isThere || time >= of.pickupEndTm) continue
            const hasCoupon =
              next.hasCoupon &&
              of.menuMealType === '2' &&
              !isSpent &&
              !known.some((order) => order.hasCoupon && order.is !== 'cancelled')
            const { orderSeq } = await reserve(hcId, of, next.qty, now, hasCoupon ? couponNo : null)
            known.push({ orderSeq, item: of, qty: next.qty, hasCoupon, is: 'open', hasShare: false })
          } else if (next.does === 'wait') minutes += 20
          else {
            const order = known[next.at]
            if (order?.is !== 'open') continue
            if (next.does === 'cancel') {
              await cancel(hcId, order.orderSeq, now)
              Object.assign(order, { is: 'cancelled', hasShare: false })
            } else if (next.does === 'handOver') {
              await handOver(hcId, order.orderSeq, now)
              order.is = 'final'
              if (order.hasCoupon) isSpent = true
            } else {
              await change(hcId, order.orderSeq, { orderQty: next.qty }, now)
              order.qty = next.qty
            }
          }
          settle(known, time)
          const standing = known.filter(({ is }) => is !== 'cancelled')
          const billed = await rowsOf(
            hcId,
            standing.map(({ orderSeq }) => orderSeq),
          )
          expect(billed.map(({ orderSeq, supportAmt, payAmt }) => ({ orderSeq, supportAmt, payAmt }))).toEqual(
            standing.map((order) => ({ orderSeq: order.orderSeq, ...billOf(order) })),
          )
          // What the next order of a lunch is offered.
          const isTaken = standing.some(
            (order) => order.item.menuMealType === '2' && (order.hasShare || order.is === 'open'),
          )
          expect(await supportFor(hcId, item(0), now)).toBe(isTaken ? 0 : SHARE)
        }
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('of two that are cancelled at once each gives on what it has: the third has the share, and is told of once', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const hcId = await newcomer()
      const [a, b, c] = [await reserve(hcId, item(0)), await reserve(hcId, item(1)), await reserve(hcId, item(2))]
      const { cancel } = reserveQueries(db)
      await Promise.all([b, a, a, b].map(({ orderSeq }) => cancel(hcId, orderSeq, TEST_NOW)))
      expect(await rowsOf(hcId, [c.orderSeq])).toMatchObject([{ supportAmt: 5000, payAmt: 2000 }])
      const told = (await noticesOf(hcId)).map(({ linkSeq }) => linkSeq)
      expect(told.filter((seq) => seq === c.orderSeq)).toEqual([c.orderSeq])
    }
  })

  test('one that is handed over while the older one is cancelled has the share or does not, and nobody has it twice', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const hcId = await newcomer()
      const [a, b, c] = [await reserve(hcId, item(0)), await reserve(hcId, item(1)), await reserve(hcId, item(2))]
      const { cancel, handOver } = reserveQueries(db)
      await Promise.all([handOver(hcId, b.orderSeq, TEST_NOW), cancel(hcId, a.orderSeq, TEST_NOW)])
      const amounts = (await rowsOf(hcId, [b.orderSeq, c.orderSeq])).map(({ supportAmt }) => supportAmt)
      expect(amounts.toSorted((x, y) => x - y)).toEqual([0, 5000])
    }
  })

  test('one that has stood without since before is given the share by the next order or change of the meal', async () => {
    const { change, supportFor } = reserveQueries(db)
    /** As a cancellation left it before. */
    const frozen = async () => {
      const hcId = await newcomer()
      const [a, b] = [await reserve(hcId, item(0)), await reserve(hcId, item(1))]
      await db
        .update(smartOrders)
        .set({ status: 'CANCEL', cancelledAt: TEST_NOW })
        .where(and(eq(smartOrders.hcId, hcId), eq(smartOrders.orderSeq, a.orderSeq)))
      expect(await rowsOf(hcId, [b.orderSeq])).toMatchObject([{ supportAmt: 0, payAmt: 7000 }])
      return { hcId, b }
    }
    const one = await frozen()
    expect(await supportFor(one.hcId, item(2), TEST_NOW)).toBe(0)
    expect(await reserve(one.hcId, item(2))).toMatchObject({ supportAmt: 0, payAmt: 7000 })
    expect(await rowsOf(one.hcId, [one.b.orderSeq])).toMatchObject([{ supportAmt: 5000, payAmt: 2000 }])
    const other = await frozen()
    expect(await change(other.hcId, other.b.orderSeq, { orderQty: 2 }, TEST_NOW)).toMatchObject({
      order: { supportAmt: 5000, payAmt: 9000 },
    })
  })
})
