import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { createAttempts } from './attempts.ts'

const limits = { failures: 3, windowSeconds: 60, perMinute: 100 }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 3, 0, seconds))

describe.each(databaseKinds)('tries to sign in, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const counting = () => createAttempts(server.database.db, limits)

  test('after too many a name waits, at that address only, and for every server of the database', async () => {
    const attempts = counting()
    for (const second of [0, 1, 2]) expect(await attempts.begin('10.0.0.1', 'haneul', at(second))).toBe(0)
    expect(await attempts.begin('10.0.0.1', 'haneul', at(2))).toBe(60)
    // Made anew, as after a restart and beside the first.
    expect(await counting().begin('10.0.0.1', 'haneul', at(12))).toBe(50)
    expect(await attempts.begin('10.0.0.2', 'haneul', at(2))).toBe(0)
    expect(await attempts.begin('10.0.0.1', 'emily', at(2))).toBe(0)
  })

  test('an IPv6 client has one count, whichever of its addresses it takes', async () => {
    const attempts = counting()
    for (const host of ['1', '2', 'ffff:3'])
      expect(await attempts.begin(`2001:db8:0:9::${host}`, 'haneul', at(0))).toBe(0)
    expect(await attempts.begin('2001:db8:0:9:4::', 'haneul', at(0))).toBe(60)
    expect(await attempts.begin('2001:db8:0:a::1', 'haneul', at(0))).toBe(0)
    for (const address of ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:c000:201'])
      await attempts.begin(address, 'haneul', at(0))
    expect(await attempts.begin('192.0.2.1', 'haneul', at(0))).toBe(60)
    await attempts.succeeded('::ffff:192.0.2.1', 'haneul')
    expect(await attempts.begin('192.0.2.1', 'haneul', at(0))).toBe(0)
  })

  test('the wait ends by itself and a sign-in clears the count', async () => {
    const attempts = counting()
    for (const second of [0, 1, 2, 3]) await attempts.begin('a', 'haneul', at(second))
    expect(await attempts.begin('a', 'haneul', at(62))).toBe(0)
    await attempts.begin('a', 'haneul', at(63))
    await attempts.begin('a', 'haneul', at(64))
    await attempts.succeeded('a', 'haneul')
    expect(await attempts.begin('a', 'haneul', at(66))).toBe(0)
  })

  test('of sixty guesses at once no more are verified than of sixty in a row', async () => {
    const attempts = counting()
    const waits = await Promise.all(Array.from({ length: 60 }, () => attempts.begin('b', 'haneul', at(0))))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3)
  })

  test('a flood is refused early, most of it before a hash, and costs the names in it nothing', async () => {
    const { username, password } = await server.member()
    const flood = await Promise.all(
      Array.from({ length: 200 }, (_, index) => signIn(server.http, { username: `nobody-${index}`, password: 'x' })),
    )
    const refused = flood.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(100)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // Refused for want of room a hundred times, and not once counted against the name.
    await Promise.all(Array.from({ length: 100 }, () => signIn(server.http, { username: 'nobody-0', password: 'x' })))
    expect((await signIn(server.http, { username, password })).statusCode).toBe(200)
  })
})
