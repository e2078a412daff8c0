import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BOUNDS } from '#server/db/bounds.ts'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import type { CutProxy } from '#server/test-support/cut-proxy.ts'
import { databaseBehindProxy, everyDatabase } from '#server/test-support/database.ts'
import { logOutages } from './outages.ts'

const QUICK = { ...BOUNDS, pingMs: 100, patienceMs: 2500 }

describe.runIf(everyDatabase.includes('server'))('requests while the database is away', () => {
  let server: TestServer
  let member: TestMember
  let proxy: CutProxy
  beforeAll(async () => {
    const made = await databaseBehindProxy(QUICK)
    proxy = made.proxy
    server = await startTestServer('server', { database: made.database })
    member = await server.member()
  })
  afterAll(() => server.close())

  const ready = async () => (await server.request({ method: 'GET', url: '/readyz' })).statusCode
  const read = (language = 'ko') => member.get('/api/mypage/rest-my-list', { 'accept-language': language })

  test.each([
    ['hangs', () => Promise.resolve(proxy.hang()), () => Promise.resolve(proxy.pass())],
    ['cannot be reached', () => proxy.cut(), () => proxy.restore()],
  ])('one that %s is told with a sentence and a time, and comes back by itself', async (_how, away, back) => {
    await vi.waitFor(async () => expect([(await read()).statusCode, await ready()]).toEqual([200, 200]), 10_000)
    await away()
    const begun = performance.now()
    const first = await read()
    expect([first.statusCode, first.headers['retry-after'], first.json()]).toEqual([
      503,
      '2',
      { error: 'unavailable', errorMessage: '지금은 요청을 처리할 수 없어요. 잠시 뒤에 다시 해 주세요.' },
    ])
    expect(performance.now() - begun).toBeLessThan(10_000)
    await vi.waitFor(async () => expect(await ready()).toBe(503), 10_000)
    const second = await read('en')
    expect([second.statusCode, second.json<{ errorMessage: string }>().errorMessage]).toEqual([
      503,
      'We cannot do this right now. Please try again in a moment.',
    ])
    expect((await server.request({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
    await back()
    await vi.waitFor(async () => expect([(await read()).statusCode, await ready()]).toEqual([200, 200]), 10_000)
  })
})

test('the log has a line for an outage and one for its end, and none for each request', () => {
  const lines: unknown[] = []
  const log = { warn: (what: unknown) => void lines.push(what), error: (what: unknown) => void lines.push(what) }
  let isAway = false
  let change = (_isAway: boolean): void => {}
  const note = logOutages(log, {
    isAway: () => isAway,
    answers: () => Promise.resolve(!isAway),
    onChange: (listener) => (change = listener),
  })
  isAway = true
  change(true)
  for (let count = 0; count < 50; count += 1) note(new Error('away'))
  isAway = false
  change(false)
  expect(lines).toEqual(['the database does not answer; requests are refused until it does', { refused: 50 }])
  const slow = new Error('slow')
  for (let count = 0; count < 50; count += 1) note(slow)
  expect(lines.slice(2)).toEqual([{ refused: 1, err: slow }])
})
