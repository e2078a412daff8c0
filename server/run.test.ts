/** Whole servers in one process, on one Postgres. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { bareDatabase, type BareDatabase, everyDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { createClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { run, type RunningServer } from './run.ts'
import { plainWords } from './start-failures.ts'

const PATIENCE_MS = 120_000

describe.each(everyDatabase.filter((kind) => kind === 'server'))('servers on one Postgres, %s', (kind) => {
  let bare: BareDatabase
  let folder: string
  let url: string
  const running: RunningServer[] = []
  beforeEach(async () => {
    bare = await bareDatabase(kind)
    const [row] = await bare.sql<{ name: string }[]>`select current_database() as name`
    const address = new URL(inject('postgresUrl') ?? '')
    address.pathname = `/${row?.name ?? ''}`
    url = address.href
    folder = mkdtempSync(join(tmpdir(), 'hansang-run-'))
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()))
    rmSync(folder, { recursive: true, force: true })
    await (await bare.reopen()).close()
  })

  const configOf = (name: string, env: Record<string, string> = {}): Config =>
    readConfig({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: url,
      HANSANG_DATA_DIR: join(folder, name),
      HANSANG_DEMO: 'on',
      HANSANG_OPEN_DOORS: 'on',
      HANSANG_DIST: 'no-app-here',
      HANSANG_LOG: 'off',
      ...env,
    })

  async function start(name: string, env?: Record<string, string>): Promise<RunningServer> {
    const server = await run(
      configOf(name, env),
      createClock(() => TEST_NOW.getTime()),
    )
    running.push(server)
    return server
  }

  async function signIn({ address }: RunningServer): Promise<string> {
    const answer = await fetch(`${address}/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'saebyeok', password: 'hansang-demo!1' }),
    })
    return answer.headers.get('authorization') ?? ''
  }

  const asks = async ({ address }: RunningServer, authorization: string): Promise<number> =>
    (await fetch(`${address}/api/mypage/getWelmallUrl`, { headers: { authorization } })).status

  test(
    'come up at once on an empty one: one fills it, and a token of each is good at the other',
    async () => {
      const [one, two] = await Promise.all([start('one'), start('two')])
      expect([one.seeded, two.seeded].toSorted()).toEqual([false, true])
      const [row] = await bare.sql<{ demo: number }[]>`
        select count(*)::int as demo from sign_in_names where username in ('haneul', 'saebyeok', 'dasom', 'emily')`
      expect(row?.demo).toBe(4)
      const token = await signIn(one)
      expect([await asks(one, token), await asks(two, token)]).toEqual([200, 200])
      const other = await signIn(two)
      expect(await asks(one, other)).toBe(200)

      // A new container has an empty folder, too.
      await one.close()
      expect(await asks(await start('three'), other)).toBe(200)
    },
    PATIENCE_MS,
  )

  test(
    'change their key without signing anybody out',
    async () => {
      const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64url'))
      const keys = { HANSANG_TOKEN_KEY: young ?? '', HANSANG_TOKEN_KEY_ALSO: old ?? '' }
      const token = await signIn(await start('one', { HANSANG_TOKEN_KEY: old ?? '' }))
      expect(await asks(await start('two', keys), token)).toBe(200)
      expect(await asks(await start('three', { HANSANG_TOKEN_KEY: young ?? '' }), token)).not.toBe(200)
    },
    PATIENCE_MS,
  )

  test(
    'a start that fails at a query says so without what it was about',
    async () => {
      await (await start('one', { HANSANG_DEMO: 'off' })).close()
      await bare.sql`truncate companies cascade`
      await bare.sql`alter table members add column broken text not null`
      const failed = await run(
        configOf('one'),
        createClock(() => TEST_NOW.getTime()),
      ).then(
        () => undefined,
        (error: unknown) => error,
      )
      // All that the query carries, so that this test would see a value that was printed.
      expect(String(failed)).toMatch(/params:.*hansang|params:.*하늘/s)
      const said = plainWords(failed, configOf('one'))
      expect(said).toMatch(/a query failed: null value in column "broken"/)
      expect(said).not.toMatch(/params|하늘|새벽|@/)
    },
    PATIENCE_MS,
  )

  test('a server that others may reach, with what is for one machine, does not even ask the database', async () => {
    await expect(run(configOf('one', { HANSANG_OPEN_DOORS: 'off' }))).rejects.toThrow(
      /HANSANG_DEMO.*DATABASE_URL is set/,
    )
    const [row] = await bare.sql`select to_regclass('companies') as companies`
    expect(row?.companies).toBeNull()
  })
})
