import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { seoulInstant } from '#server/seoul.ts'
import { everyDatabase, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { couponQueries, issueCoupon } from './queries.ts'
import { checkDigit, couponKinds, newBarcode, newCouponNo, stateOf } from './rules.ts'
import { coupons } from './schema.ts'

const TODAY = '20261119'
const DAY_MS = 86_400_000

test('a coupon is good from its first to its last day, by the day in Seoul', () => {
  const coupon = { startDt: '20261119', endDt: '20261121', usedAt: null, heldUntil: null }
  const noon = (day: string) => seoulInstant(day, '1200')
  expect(['20261118', '20261119', '20261121', '20261122'].map((day) => stateOf(coupon, noon(day)))).toEqual([
    'early',
    'usable',
    'usable',
    'ended',
  ])
  expect(stateOf({ ...coupon, usedAt: TEST_NOW }, noon('20261122'))).toBe('used')
})

test('on an order it is held, and used once the counter of the order has closed', () => {
  const coupon = { startDt: '20261119', endDt: '20261121', usedAt: null, heldUntil: seoulInstant('20261120', '1330') }
  expect(['1329', '1330'].map((time) => stateOf(coupon, seoulInstant('20261120', time)))).toEqual(['held', 'used'])
})

test('numbers have fourteen characters, barcodes are thirteen digits that a till accepts', () => {
  expect(newCouponNo()).toMatch(/^CP\d{12}$/)
  expect(checkDigit('880123456789')).toBe(3)
  for (let count = 0; count < 100; count += 1) {
    const code = newBarcode()
    expect(code).toMatch(/^29\d{11}$/)
    expect(Number(code.at(-1))).toBe(checkDigit(code.slice(0, 12)))
  }
})

describe.each(everyDatabase)('coupons, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  const newcomer = async () => (await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })).hcId
  const lunch = (sourceKey: string, days = 30) => ({
    source: 'EVENT',
    sourceKey,
    kind: couponKinds.lunch,
    restaurantCode: 'REST000311',
    days,
  })
  const give = (hcId: string, sourceKey: string, days?: number) =>
    database.db.transaction((tx) => issueCoupon(tx, hcId, lunch(sourceKey, days), TEST_NOW))

  test('one source and key give one coupon, however often and however many at once', async () => {
    const [hcId, other] = [await newcomer(), await newcomer()]
    const given = await Promise.all(Array.from({ length: 10 }, () => give(hcId, '57:draw:1')))
    expect(given.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(given.map(({ couponNo }) => couponNo)).size).toBe(1)
    expect(await database.db.$count(coupons, eq(coupons.hcId, hcId))).toBe(1)
    expect((await give(other, '57:draw:1')).isNew).toBe(true)
  })

  test('it carries its words and is good for as many days as were given', async () => {
    const hcId = await newcomer()
    const { couponNo } = await give(hcId, 'a', 1)
    const isOne = and(eq(coupons.hcId, hcId), eq(coupons.couponNo, couponNo))
    const [row] = await database.db.select().from(coupons).where(isOne)
    expect(row).toMatchObject({
      name: '점심 한 끼 쿠폰',
      nameEng: 'Lunch on us',
      startDt: TODAY,
      endDt: TODAY,
      usedAt: null,
    })
    await expect(give(hcId, 'b', 0)).rejects.toThrow('whole number of days')
  })

  test('of fifty uses at once one goes through [MYP-07]', async () => {
    const hcId = await newcomer()
    const { couponNo } = await give(hcId, 'a')
    const { use } = couponQueries(database.db)
    const tries = await Promise.all(Array.from({ length: 50 }, () => use(hcId, couponNo, TEST_NOW)))
    expect(tries.filter(Boolean)).toHaveLength(1)
  })

  test('neither before its first day nor after its last can it be used, nor by somebody else', async () => {
    const hcId = await newcomer()
    const { couponNo } = await give(hcId, 'a', 2)
    const { use } = couponQueries(database.db)
    expect(await use(hcId, couponNo, new Date(TEST_NOW.getTime() - DAY_MS))).toBe(false)
    expect(await use(hcId, couponNo, new Date(TEST_NOW.getTime() + 2 * DAY_MS))).toBe(false)
    expect(await use(await newcomer(), couponNo, TEST_NOW)).toBe(false)
    expect(await use(hcId, couponNo, new Date(TEST_NOW.getTime() + DAY_MS))).toBe(true)
  })
})
