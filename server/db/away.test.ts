import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CutProxy } from '#server/test-support/cut-proxy.ts'
import { databaseBehindProxy, everyDatabase } from '#server/test-support/database.ts'
import { isAway } from './away.ts'
import type { Bounds } from './bounds.ts'
import type { Database } from './open.ts'
import { sqlState } from './retry.ts'

const BOUNDS: Bounds = {
  statementMs: 1500,
  lockMs: 300,
  idleMs: 30_000,
  waitMs: 300,
  pingMs: 100,
  patienceMs: 2500,
  most: 20,
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )
const stateOf = async (work: Promise<unknown>) => sqlState(await failureOf(work))

describe.runIf(everyDatabase.includes('server'))('a Postgres server that goes away', () => {
  let database: Database
  let proxy: CutProxy
  const one = () => database.db.execute(sql`select 1`)
  const isBack = () => vi.waitFor(one, { timeout: 60_000 })
  beforeAll(async () => {
    ;({ database, proxy } = await databaseBehindProxy(BOUNDS))
  })
  afterAll(() => database.close())

  test('a transaction whose connection is lost ends, and nothing of it runs on another one', async () => {
    await isBack()
    const inStatement = failureOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(1)`)
      }),
    )
    let late: unknown
    const { promise: returned, resolve } = Promise.withResolvers<void>()
    const between = failureOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await returned
        late = await failureOf(tx.transaction((inner) => inner.execute(sql`create table left_over ()`)))
      }),
    )
    await vi.waitFor(() =>
      database.background.sql`select 1 from pg_stat_activity where query like '%pg_sleep(1)%'`.then((rows) =>
        expect(rows).not.toEqual([]),
      ),
    )
    await proxy.cut()
    expect([isAway(await inStatement), isAway(await between)]).toEqual([true, true])
    await proxy.restore()
    await isBack()
    resolve()
    await one()
    expect(await database.db.execute(sql`select 1 from pg_class where relname = 'left_over'`)).toHaveLength(0)
    // Its work stands still: the driver would otherwise write its ROLLBACK to a socket that is gone, and the process end.
    expect(late === undefined || isAway(late)).toBe(true)
  })

  test('what hangs is ended soon, and what comes after is refused at once', async () => {
    await isBack()
    proxy.hang()
    const begun = performance.now()
    expect(isAway(await failureOf(one()))).toBe(true)
    await vi.waitFor(() => expect(database.reach.isAway()).toBe(true))
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(await stateOf(one())).toBe('DATABASE_AWAY')
    expect(await stateOf(database.db.transaction(() => Promise.resolve()))).toBe('DATABASE_AWAY')
    expect(await database.reach.answers()).toBe(false)
    proxy.pass()
    await isBack()
    expect(await database.reach.answers()).toBe(true)
  })

  test('of one connection that is dead alone that one is ended, and the work in the background goes on', async () => {
    await isBack()
    // Six seconds of it, in which the dead one is noticed: a statement has one and a half, and two more.
    const behind = database.background.sql`select pg_sleep(6)`
    const worked = behind.then(() => 'done', String)
    proxy.hangAt('the one that is lost')
    const begun = performance.now()
    const lost = failureOf(database.db.execute(sql`select 'the one that is lost'`))
    // Others go on meanwhile; a transaction among them that asks again and again.
    const held = database.db.transaction(async (tx) => {
      for (let times = 0; times < 25; times += 1) await tx.execute(sql`select pg_sleep(0.2)`)
      return 'done'
    })
    expect(isAway(await lost)).toBe(true)
    expect(performance.now() - begun).toBeGreaterThan(BOUNDS.statementMs)
    expect(await held).toBe('done')
    expect(await worked).toBe('done')
    expect(database.reach.isAway()).toBe(false)
    await one()
  }, 60_000)

  test('what cannot be reached is known to be away after the first that tried', async () => {
    await isBack()
    await proxy.cut()
    expect(isAway(await failureOf(one()))).toBe(true)
    await vi.waitFor(() => expect(database.reach.isAway()).toBe(true))
    expect(await stateOf(one())).toBe('DATABASE_AWAY')
    await proxy.restore()
    await isBack()
  })

  test('a statement and a lock have their time, work in the background has as much as it needs', async () => {
    await isBack()
    expect(await stateOf(database.db.execute(sql`select pg_sleep(3)`))).toBe('57014')
    await database.background.db.execute(sql`select pg_sleep(2)`)
    await database.background.sql.begin(async (tx) => {
      await tx`lock table companies in access exclusive mode`
      expect(await stateOf(database.db.execute(sql`select 1 from companies`))).toBe('55P03')
    })
  })

  test('transactions wait for a connection for some time, and reads find one meanwhile', async () => {
    await isBack()
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: 8 }, () => database.db.transaction(() => end))
    expect(await stateOf(database.db.transaction(() => Promise.resolve()))).toBe('DATABASE_AWAY')
    await one()
    resolve()
    await Promise.all(held)
    await database.db.transaction(() => Promise.resolve())
  })

  test('only so many may be on their way', async () => {
    await isBack()
    const states = await Promise.all(Array.from({ length: BOUNDS.most + 5 }, () => stateOf(one())))
    expect(states.filter((state) => state === 'DATABASE_AWAY')).toHaveLength(5)
  })
})
