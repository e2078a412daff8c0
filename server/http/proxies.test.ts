import { describe, expect, test } from 'vitest'
import { startTestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { trustHops } from './proxies.ts'

test('so many proxies are trusted, and only those that stand inside', () => {
  const trusts = trustHops(2)
  expect([trusts('127.0.0.1', 0), trusts('::ffff:10.1.2.3', 1), trusts('fd00::1', 1)]).toEqual([true, true, true])
  expect([trusts('10.1.2.3', 2), trusts('203.0.113.7', 0), trusts('2001:db8::1', 0), trusts('unknown', 0)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

describe('the limit of sign-ins of one address', () => {
  /** Statuses of sign-ins that each claim another address. */
  async function guesses(trust: string, chain: (index: number) => string, remoteAddress = '10.0.0.2') {
    const server = await startTestServer(quickDatabase, {
      env: { HANSANG_TRUST_PROXY: trust, HANSANG_SIGNIN_PER_MINUTE: '5' },
    })
    try {
      const statuses: number[] = []
      for (let index = 0; index < 8; index += 1) {
        const answer = await server.request({
          method: 'POST',
          url: '/login',
          remoteAddress,
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': chain(index) },
          payload: `username=nobody-${index}&password=x`,
        })
        statuses.push(answer.statusCode)
      }
      return statuses
    } finally {
      await server.close()
    }
  }
  const limited = [401, 401, 401, 401, 401, 429, 429, 429]

  test.each(['1', '10.0.0.0/8'])(
    'cannot be passed by writing addresses into X-Forwarded-For, with trust in %s',
    async (trust) => {
      // What the client wrote stands first, what the proxy saw last.
      expect(await guesses(trust, (index) => `198.51.100.${index}, 203.0.113.7`)).toEqual(limited)
    },
  )

  test('counts one network of IPv6 as one, and an IPv4 address however it is written', async () => {
    expect(await guesses('off', (index) => `198.51.100.${index}`, '2001:db8:1:2::1')).toEqual(limited)
    expect(await guesses('1', (index) => `2001:db8:1:2:${index}::7`)).toEqual(limited)
    expect(await guesses('1', (index) => (index % 2 === 0 ? '::ffff:198.51.100.9' : '198.51.100.9'))).toEqual(limited)
  })

  test('counts clients of a proxy one by one', async () => {
    expect(await guesses('1', (index) => `198.51.100.${index}`)).toEqual(Array(8).fill(401))
  })

  test('counts IPv6 by network, and IPv4 in its clothes as itself', async () => {
    expect(await guesses('1', (index) => `2001:db8:1:2:${index}::${index}`)).toEqual(limited)
    expect(await guesses('1', (index) => (index % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7'))).toEqual(limited)
    expect(await guesses('1', (index) => `2001:db8:1:${index}::1`)).toEqual(Array(8).fill(401))
  })

  test('believes nobody who comes past the proxies', async () => {
    expect(await guesses('1', (index) => `198.51.100.${index}`, '203.0.113.99')).toEqual(limited)
    expect(await guesses('off', (index) => `198.51.100.${index}`)).toEqual(limited)
  })
})
