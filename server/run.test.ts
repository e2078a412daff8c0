/** Whole servers in one process, on one Postgres. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { type Servers, serversOnOne } from '#server/test-support/servers.ts'
import { createClock } from './clock.ts'
import { run, type RunningServer } from './run.ts'
import { plainWords } from './start-failures.ts'

const PATIENCE_MS = 120_000

describe.runIf(everyDatabase.includes('server'))('servers on one Postgres', () => {
  let servers: Servers
  beforeEach(async () => {
    servers = await serversOnOne()
  })
  afterEach(() => servers.close())

  const asks = async ({ address }: RunningServer, authorization: string): Promise<number> =>
    (await fetch(`${address}/api/mypage/getWelmallUrl`, { headers: { authorization } })).status

  test(
    'come up at once on an empty one: one fills it, and a token of each is good at the other',
    async () => {
      const [one, two] = await Promise.all([servers.start('one'), servers.start('two')])
      expect([one.seeded, two.seeded].toSorted()).toEqual([false, true])
      const [row] = await servers.bare.sql<{ demo: number }[]>`
        select count(*)::int as demo from sign_in_names where username in ('haneul', 'saebyeok', 'dasom', 'emily')`
      expect(row?.demo).toBe(4)
      const token = await servers.signIn(one)
      expect([await asks(one, token), await asks(two, token)]).toEqual([200, 200])
      const other = await servers.signIn(two)
      expect(await asks(one, other)).toBe(200)

      // A new container has an empty folder, too.
      await one.close()
      expect(await asks(await servers.start('three'), other)).toBe(200)
    },
    PATIENCE_MS,
  )

  test(
    'change their key without signing anybody out',
    async () => {
      const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64url'))
      const keys = { HANSANG_TOKEN_KEY: young ?? '', HANSANG_TOKEN_KEY_ALSO: old ?? '' }
      const token = await servers.signIn(await servers.start('one', { HANSANG_TOKEN_KEY: old ?? '' }))
      expect(await asks(await servers.start('two', keys), token)).toBe(200)
      expect(await asks(await servers.start('three', { HANSANG_TOKEN_KEY: young ?? '' }), token)).not.toBe(200)
    },
    PATIENCE_MS,
  )

  test(
    'a start that fails at a query says so without what it was about',
    async () => {
      await (await servers.start('one', { HANSANG_DEMO: 'off' })).close()
      await servers.bare.sql`truncate companies cascade`
      await servers.bare.sql`alter table members add column broken text not null`
      const failed = await run(
        servers.configOf('one'),
        createClock(() => TEST_NOW.getTime()),
      ).then(
        () => undefined,
        (error: unknown) => error,
      )
      // All that the query carries, so that this test would see a value that was printed.
      expect(String(failed)).toMatch(/params:.*hansang|params:.*하늘/s)
      const said = plainWords(failed, servers.configOf('one'))
      expect(said).toMatch(/a query failed: null value in column "broken"/)
      expect(said).not.toMatch(/params|하늘|새벽|@/)
    },
    PATIENCE_MS,
  )

  test('a server that others may reach, with what is for one machine, does not even ask the database', async () => {
    await expect(run(servers.configOf('one', { HANSANG_OPEN_DOORS: 'off' }))).rejects.toThrow(
      /HANSANG_DEMO.*DATABASE_URL is set/,
    )
    const [row] = await servers.bare.sql`select to_regclass('companies') as companies`
    expect(row?.companies).toBeNull()
  })
})
