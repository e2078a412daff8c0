import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { everyDatabase, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { dueCount, newestCount } from './count.queries.ts'
import { challengeCounts } from './schema.ts'

const WALK = 'CH20261102'
const [TODAY, TOMORROW] = ['20261119', '20261120']
const NEXT_MORNING = new Date(TEST_NOW.getTime() + 86_400_000)

// With one connection whoever reads stands behind the count, whatever it waits for.
describe.each(everyDatabase.filter((kind) => kind === 'server'))('reading while a count is made, on a %s', (kind) => {
  let database: Database
  let hold: { end(): Promise<void> }
  beforeEach(async () => {
    database = await freshDatabase(kind)
    // The driver opens each of its connections by a timer.
    await Promise.all(Array.from({ length: 10 }, () => database.sql`select pg_sleep(0.1)`))
    await dueCount(database.db, WALK, TEST_NOW)
    hold = await holdCount(database)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await hold.end()
    await dueCount(database.db, WALK, NEXT_MORNING)
    await database.close()
  })

  const counted = (personCnt: number) =>
    database.db.update(challengeCounts).set({ personCnt }).where(eq(challengeCounts.chalnCode, WALK))
  const read = () => newestCount(database.db, WALK, NEXT_MORNING, () => {})

  test('a large one is not waited for: the reading tells of the count before at once', async () => {
    await counted(50_000)
    expect(await read()).toMatchObject({ countDt: TODAY, personCnt: 50_000 })
    await hold.end()
    expect(await dueCount(database.db, WALK, NEXT_MORNING)).toMatchObject({ countDt: TOMORROW })
    expect(await read()).toMatchObject({ countDt: TOMORROW })
  })

  test('a small one that is slow is waited for no longer than a moment', async () => {
    await counted(1_000)
    const reading = read()
    const first = await Promise.race([reading, database.sql`select pg_sleep(0.2)`.then(() => 'waits')])
    vi.advanceTimersByTime(250)
    expect([first, await reading]).toMatchObject(['waits', { countDt: TODAY }])
  })

  test('a small one that is quick is what the reading tells of', async () => {
    await counted(40)
    const reading = read()
    await hold.end()
    expect(await reading).toMatchObject({ countDt: TOMORROW })
  })
})

/** Keeps the count of the next morning from being written, as another server does that makes it, until the end. */
async function holdCount({ sql }: Database): Promise<{ end(): Promise<void> }> {
  const [written, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const left = new Error('Nothing of it stays.')
  const held = sql
    .begin(async (turn) => {
      await turn`
        insert into challenge_counts (chaln_code, count_dt, counted_at, team_cnt, person_cnt)
        values (${WALK}, ${TOMORROW}, now(), 0, 0)`
      written.resolve(undefined)
      await released.promise
      throw left
    })
    .catch((error: unknown) => {
      if (error !== left) throw error
    })
  await Promise.race([written.promise, held])
  return {
    end: async () => {
      released.resolve(undefined)
      await held
    },
  }
}
