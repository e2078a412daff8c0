import { expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'

const LIMIT = 5

async function withServer(env: Record<string, string>, work: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer(quickDatabase, {
    env: { HANSANG_NETWORK_PER_MINUTE: String(LIMIT), ...env },
  })
  await work(server).finally(() => server.close())
}
/** Statuses of calls one after the other, with two more than the limit. */
async function statuses(ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < LIMIT + 2; index += 1) found.push((await ask()).statusCode)
  return found
}
const limited = (status: number) => [...Array<number>(LIMIT).fill(status), 429, 429]

test('what no member asks is counted for the network, refusals and open operations with the rest', async () => {
  await withServer({}, async (server) => {
    for (const [url, status, remoteAddress] of [
      ['/no-such-file.js', 404, '203.0.113.1'],
      ['/api/no/such', 404, '203.0.113.2'],
      ['/api/meal/meal-time', 401, '203.0.113.3'],
      ['/logout', 200, '203.0.113.4'],
      ['/%zz', 400, '203.0.113.5'],
    ] as const) {
      expect([url, await statuses(() => server.request({ url, remoteAddress }))]).toEqual([url, limited(status)])
    }
  })
})

test('who is told to wait is told how long, and on another connection', async () => {
  await withServer({}, async (server) => {
    await statuses(() => server.request({ url: '/none' }))
    const refused = await server.request({ url: '/none' })
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: 'tooManyRequests', errorMessage: expect.not.stringContaining('로그인') },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect([refused.headers.connection, refused.headers['cache-control']]).toEqual(['close', 'no-store'])
  })
})

test('members of a network that floods go on, and so do other networks and whoever watches the server', async () => {
  await withServer({ HANSANG_NETWORK_PER_MINUTE: '50' }, async (server) => {
    const member = await server.member()
    for (let index = 0; index < 60; index += 1) await server.request({ url: '/none' })
    expect((await server.request({ url: '/none' })).statusCode).toBe(429)
    expect(dataOf(await member.get('/api/meal/meal-time'))).toBeDefined()
    expect((await server.request({ url: '/none', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
    for (const url of ['/healthz', '/readyz']) expect((await server.request({ url })).statusCode).toBe(200)
  })
})

test('an address of IPv6 counts as its network, and a proxy is believed as elsewhere', async () => {
  await withServer({ HANSANG_TRUST_PROXY: '1' }, async (server) => {
    let last = 0
    const behindProxy = (address: () => string) =>
      statuses(() =>
        server.request({ url: '/none', remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': address() } }),
      )
    const next = () => (last += 1)
    expect(await behindProxy(() => `2001:db8:1:2::${next()}`)).toEqual(limited(404))
    expect(await behindProxy(() => `198.51.100.${next()}`)).toEqual(Array(LIMIT + 2).fill(404))
  })
})
