import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/open.ts'
import { retrying, sqlState } from '#server/db/retry.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { everyDatabase, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { cancelPoints, grantPoints, lapsePoints, type Movement, spendPoints } from './ledger.queries.ts'
import { pointAccounts, pointEntries, pointLots } from './schema.ts'

const TODAY = '20261119'
const moving = (points: number, sourceKey: string): Movement => ({
  source: 'TEST',
  sourceKey,
  points,
  reason: { code: 'survey', args: {} },
})

/** A check of the table said no. */
const isForbidden = (error: unknown) => sqlState(error) === '23514'

describe.each(everyDatabase)('the points ledger, %s', (kind) => {
  let database: Database
  let db: Db
  beforeAll(async () => {
    database = await freshDatabase(kind)
    db = database.db
  })
  afterAll(() => database.close())

  const newcomer = async () => (await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })).hcId
  const inTransaction = <T>(work: (tx: Db) => Promise<T>) => retrying(() => db.transaction(work))
  const grant = (hcId: string, points: number, key: string, now = TEST_NOW) =>
    inTransaction((tx) => grantPoints(tx, hcId, moving(points, key), now))
  const spend = (hcId: string, points: number, key: string, now = TEST_NOW) =>
    inTransaction((tx) => spendPoints(tx, hcId, moving(points, key), now))
  const cancel = (hcId: string, sourceKey: string, now = TEST_NOW) =>
    inTransaction((tx) => cancelPoints(tx, hcId, { source: 'TEST', sourceKey }, now))
  const entriesOf = (hcId: string) =>
    db.select().from(pointEntries).where(eq(pointEntries.hcId, hcId)).orderBy(asc(pointEntries.pointSeq))
  const lotsOf = (hcId: string) =>
    db.select().from(pointLots).where(eq(pointLots.hcId, hcId)).orderBy(asc(pointLots.lotSeq))
  const balanceOf = async (hcId: string) =>
    (await db.select().from(pointAccounts).where(eq(pointAccounts.hcId, hcId)))[0]?.balance

  test('the same source and key give points once, whatever is named with them the second time', async () => {
    const hcId = await newcomer()
    expect(await grant(hcId, 300, 'survey')).toEqual({ pointSeq: 1, points: 300, balance: 300, isNew: true })
    expect(await grant(hcId, 999, 'survey')).toEqual({ pointSeq: 1, points: 300, balance: 300, isNew: false })
    expect(await spend(hcId, 100, 'lunch')).toEqual({ pointSeq: 2, points: -100, balance: 200, isNew: true })
    expect(await spend(hcId, 100, 'lunch')).toMatchObject({ pointSeq: 2, isNew: false })
    expect((await entriesOf(hcId)).map((entry) => entry.points)).toEqual([300, -100])
  })

  test('what cannot be paid is not taken, and may be tried again later', async () => {
    const hcId = await newcomer()
    expect(await spend(hcId, 10, 'lunch')).toBeUndefined()
    expect(await entriesOf(hcId)).toEqual([])
    await grant(hcId, 10, 'survey')
    expect(await spend(hcId, 10, 'lunch')).toMatchObject({ balance: 0, isNew: true })
  })

  test('points stand or fall with the transaction that gave them', async () => {
    const hcId = await newcomer()
    const failing = db.transaction(async (tx) => {
      await grantPoints(tx, hcId, moving(100, 'event'), TEST_NOW)
      throw new Error('The prize is gone.')
    })
    await expect(failing).rejects.toThrow('The prize is gone.')
    expect([await balanceOf(hcId), await entriesOf(hcId)]).toEqual([undefined, []])
  })

  test('a cancelled use gives back once, to the lots it came from', async () => {
    const hcId = await newcomer()
    await grant(hcId, 100, 'old', seoulInstant('20251224', '1200'))
    await grant(hcId, 100, 'new')
    await spend(hcId, 130, 'lunch')
    expect(await cancel(hcId, 'lunch')).toEqual({ pointSeq: 4, points: 130, balance: 200, isNew: true })
    expect(await cancel(hcId, 'lunch')).toEqual({ pointSeq: 4, points: 130, balance: 200, isNew: false })
    expect((await lotsOf(hcId)).map((lot) => [lot.expireDt, lot.remaining])).toEqual([
      ['20261231', 100],
      ['20271130', 100],
    ])
    expect(await cancel(hcId, 'never')).toBeUndefined()
  })

  test('two readers on the first of a month write one lapse', async () => {
    const hcId = await newcomer()
    await grant(hcId, 120, 'old', seoulInstant('20251124', '1200'))
    const first = seoulInstant('20261201', '0001')
    await Promise.all([1, 2].map(() => inTransaction((tx) => lapsePoints(tx, hcId, first))))
    expect((await entriesOf(hcId)).map((entry) => [entry.type, entry.points])).toEqual([
      ['SAVE', 120],
      ['EXTINCT', -120],
    ])
  })

  test('of many uses at once only as many go through as there are points for', async () => {
    const hcId = await newcomer()
    await grant(hcId, 100, 'survey')
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => spend(hcId, 30, `lunch ${String(index)}`)))
    expect(tries.filter((moved) => moved !== undefined)).toHaveLength(3)
    expect(await balanceOf(hcId)).toBe(10)
  })

  test('the same grant from many sides at once counts once', async () => {
    const hcId = await newcomer()
    const moved = await Promise.all(Array.from({ length: 10 }, () => grant(hcId, 50, 'challenge')))
    expect(moved.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await balanceOf(hcId)).toBe(50)
  })

  test('no balance below zero can be stored, whatever the code above believes', async () => {
    const hcId = await newcomer()
    await expect(db.insert(pointAccounts).values({ hcId, balance: -1, lastSeq: 0 })).rejects.toSatisfy(isForbidden)
    await expect(db.insert(pointLots).values({ hcId, lotSeq: 1, remaining: -1, expireDt: TODAY })).rejects.toSatisfy(
      isForbidden,
    )
  })

  test(
    'random orders of grants, uses, lapses and cancellations agree with the ledger',
    { timeout: 60_000 },
    async () => {
      const step = fc.record({
        kind: fc.constantFrom('grant', 'spend', 'cancel', 'wait'),
        points: fc.integer({ min: 1, max: 400 }),
        // Few keys, so that they are named again.
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        days: fc.integer({ min: 1, max: 250 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
          const hcId = await newcomer()
          let day = TODAY
          for (const { kind: what, points, key, days } of steps) {
            const now = seoulInstant(day, '1200')
            if (what === 'grant') await grant(hcId, points, `got ${key}`, now)
            if (what === 'spend') await spend(hcId, points, `used ${key}`, now)
            if (what === 'cancel') await cancel(hcId, points % 2 === 0 ? `used ${key}` : `got ${key}`, now)
            if (what === 'wait') {
              day = addDays(day, days)
              await inTransaction((tx) => lapsePoints(tx, hcId, seoulInstant(day, '1200')))
            }
          }
          const [entries, lots, balance] = [await entriesOf(hcId), await lotsOf(hcId), (await balanceOf(hcId)) ?? 0]
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(balance)
          expect(lots.reduce((sum, lot) => sum + lot.remaining, 0)).toBe(balance)
          let running = 0
          for (const entry of entries) {
            running += entry.points
            expect(entry.balance).toBe(running)
            expect(running).toBeGreaterThanOrEqual(0)
          }
          const keys = entries.map((entry) => `${entry.source} ${entry.sourceKey}`)
          expect(new Set(keys).size).toBe(keys.length)
          expect(lots.filter((lot) => lot.remaining > 0 && lot.expireDt < day)).toEqual([])
        }),
        { numRuns: 15 },
      )
    },
  )

  test('seeded ledgers agree with themselves, and haneul’s ends at 2,350 on any day', async () => {
    const days = ['20261119', '20261101', '20261103', '20261231', '20270228', '20280229']
    for (const day of days) {
      const { hcId } = await makeMember(database, { persona: 'haneul', now: seoulInstant(day, '0830') })
      const [entries, lots] = [await entriesOf(hcId), await lotsOf(hcId)]
      expect(await balanceOf(hcId)).toBe(2350)
      expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(2350)
      expect(lots.reduce((sum, lot) => sum + lot.remaining, 0)).toBe(2350)
      expect(entries.filter((entry) => entry.at > seoulInstant(day, '0830'))).toEqual([])
    }
    const saebyeok = await newcomer()
    expect(await entriesOf(saebyeok)).toEqual([])
    expect(await db.select().from(pointAccounts).where(eq(pointAccounts.hcId, saebyeok))).toEqual([])
  })
})
