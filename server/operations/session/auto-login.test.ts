import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/auth/password.ts'
import { passwordQueries } from '#server/domain/account/password.queries.ts'
import { callsOf, cookieOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase } from '#server/test-support/database.ts'

const PHONE = { 'x-device-id': '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31' }
const TABLET = { 'x-device-id': '0b9d8c77-1f2e-4a63-9c55-6e7f80a1b2c3' }
const MINUTE_MS = 60_000

describe.each(everyDatabase)('auto-login, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  const session = (token: string) =>
    server.request({ method: 'GET', url: '/session', headers: { authorization: token } })
  const exchange = (cookie: string | undefined, headers: Record<string, string> = PHONE) =>
    server.request({
      method: 'POST',
      url: '/api/common/getRememberMeAccessToken',
      headers: { ...headers, ...(cookie !== undefined && { cookie: `remember-me=${encodeURIComponent(cookie)}` }) },
    })
  const remembered = async () => {
    const { username, password, hcId } = await server.member()
    const answer = await signIn(server.http, { username, password, remember: true }, PHONE)
    return { username, password, hcId, token: tokenOf(answer), cookie: cookieOf(answer, 'remember-me') ?? '', answer }
  }

  test('the credential comes as a cookie that scripts and other sites cannot reach [SES-29]', async () => {
    const { answer, cookie } = await remembered()
    expect(cookie.split('.')).toHaveLength(3)
    expect(String(answer.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(String(answer.headers['set-cookie'])).not.toContain('Secure')
  })

  test('without remember-me none is kept, and one from before is taken away', async () => {
    const { username, password, cookie } = await remembered()
    const answer = await signIn(server.http, { username, password }, PHONE)
    expect(cookieOf(answer, 'remember-me')).toBe('')
    expect((await exchange(cookie)).statusCode).toBe(401)
  })

  test('it is exchanged for a token after the session has ended, and replaced by each use', async () => {
    const { cookie } = await remembered()
    later(13 * 60 * MINUTE_MS)
    const first = await exchange(cookie)
    expect(first.statusCode).toBe(200)
    expect((await callsOf(server.http, dataOf<string>(first)).get('/api/oauth/userInfo')).statusCode).toBe(200)
    const next = cookieOf(first, 'remember-me') ?? ''
    expect(next).not.toBe(cookie)
    expect((await exchange(next)).statusCode).toBe(200)
  })

  test.skipIf(kind === 'embedded')(
    'a password that is set while a session is begun lets nobody in with what was kept before',
    async () => {
      const { hcId, cookie } = await remembered()
      const { db, sql } = server.database
      const passwordHash = await hashPassword('비 오는 날 수제비 한 그릇')
      later(13 * 60 * MINUTE_MS)
      const exchanging = await sql.begin(async (held) => {
        // A session begins with the member's row: this one waits there, its secret replaced already.
        await held`select hc_id from members where hc_id = ${hcId} for update`
        const answer = exchange(cookie).then(({ statusCode }) => statusCode)
        await expect
          .poll(
            async () =>
              (
                await sql`
                  select hc_id from remember_credentials
                  where hc_id = ${hcId} and previous_secret_hash is not null`
              ).length,
          )
          .toBe(1)
        await passwordQueries(db).set(hcId, passwordHash, { sessionId: '' }, server.clock.now())
        return { answer }
      })
      expect(await exchanging.answer).toBe(401)
      expect(await sql`select session_id from sessions where hc_id = ${hcId} and ended_at is null`).toEqual([])
    },
  )

  test('two tabs that wake up together join one session', async () => {
    const { cookie } = await remembered()
    const [one, two] = await Promise.all([exchange(cookie), exchange(cookie)])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    for (const answer of [one, two]) {
      expect((await callsOf(server.http, dataOf<string>(answer)).get('/api/oauth/userInfo')).statusCode).toBe(200)
    }
  })

  test('a lost answer costs nothing: the secret before serves until the new one has come once', async () => {
    const { cookie } = await remembered()
    await exchange(cookie)
    for (const hours of [1, 13, 70 * 24]) {
      later(hours * 60 * MINUTE_MS)
      const again = await exchange(cookie)
      expect(again.statusCode).toBe(200)
      expect(cookieOf(again, 'remember-me')).not.toBe(cookie)
    }
    later(MINUTE_MS)
    const next = cookieOf(await exchange(cookie), 'remember-me') ?? ''
    expect((await exchange(next)).statusCode).toBe(200)
  })

  test('a secret that comes back after the new one was used is a copy: credential and session go', async () => {
    const { cookie: copied } = await remembered()
    const second = cookieOf(await exchange(copied), 'remember-me') ?? ''
    later(MINUTE_MS)
    const thief = await exchange(second)
    const calls = callsOf(server.http, dataOf<string>(thief))
    expect((await calls.get('/api/oauth/userInfo')).statusCode).toBe(200)

    later(2 * MINUTE_MS)
    expect((await exchange(copied)).statusCode).toBe(401)
    expect((await calls.get('/api/oauth/userInfo')).headers['wp-error']).toBe('login')
    expect((await session(dataOf<string>(thief))).headers['wp-error']).toBe('login')
    expect((await exchange(cookieOf(thief, 'remember-me'))).statusCode).toBe(401)
  })

  test('a thief who comes first is found out by the next of the two who comes', async () => {
    const { cookie } = await remembered()
    const thief = await exchange(cookie)
    later(60 * MINUTE_MS)
    // The member's own device knows only the old secret, as after a lost answer.
    const own = await exchange(cookie)
    expect(own.statusCode).toBe(200)
    expect((await exchange(cookieOf(thief, 'remember-me'))).statusCode).toBe(401)
    expect((await callsOf(server.http, dataOf<string>(own)).get('/api/oauth/userInfo')).headers['wp-error']).toBe(
      'login',
    )
    expect((await exchange(cookieOf(own, 'remember-me'))).statusCode).toBe(401)
  })

  test('a copy with another device’s id is one as well', async () => {
    const { cookie } = await remembered()
    const next = cookieOf(await exchange(cookie), 'remember-me') ?? ''
    expect((await exchange(cookie, TABLET)).statusCode).toBe(401)
    expect((await exchange(next)).statusCode).toBe(401)
  })

  test('an office at noon is one address: every credential has its own limit', async () => {
    const office = await Promise.all(Array.from({ length: 40 }, remembered))
    const limited = await startTestServer(kind, { env: { HANSANG_SIGNIN_PER_MINUTE: '5' } })
    try {
      const { username, password } = await limited.member()
      const { cookie } = {
        cookie:
          cookieOf(await signIn(limited.http, { username, password, remember: true }, PHONE), 'remember-me') ?? '',
      }
      const at = (value: string) =>
        limited.request({
          method: 'POST',
          url: '/api/common/getRememberMeAccessToken',
          headers: { ...PHONE, cookie: `remember-me=${encodeURIComponent(value)}` },
        })
      // Forty others first: unknown here, but refused, not told to wait.
      for (const { cookie: other } of office) expect((await at(other)).statusCode).toBe(401)
      expect((await at(cookie)).statusCode).toBe(200)
      const flood = await Promise.all(Array.from({ length: 40 }, () => at(cookie)))
      expect(flood.map(({ statusCode }) => statusCode)).toContain(429)
    } finally {
      await limited.close()
    }
  })

  test('it is useless on another device, after ninety days, and changed', async () => {
    const { cookie } = await remembered()
    expect((await exchange(cookie, TABLET)).statusCode).toBe(401)
    expect((await exchange('a.b')).statusCode).toBe(401)
    expect((await exchange(undefined)).headers['wp-error']).toBe('login')
    const { cookie: old } = await remembered()
    later(91 * 24 * 60 * MINUTE_MS)
    expect((await exchange(old)).statusCode).toBe(401)
    const changed = await remembered()
    expect((await exchange(`${changed.cookie}x`)).statusCode).toBe(401)
  })

  test('it is useless after sign-out, with or without a live token, and the cookie goes', async () => {
    const byToken = await remembered()
    expect(cookieOf(await callsOf(server.http, byToken.token).get('/logout'), 'remember-me')).toBe('')
    expect((await exchange(byToken.cookie)).statusCode).toBe(401)

    const byCookie = await remembered()
    const out = await server.request({
      method: 'GET',
      url: '/logout',
      headers: { ...PHONE, cookie: `remember-me=${byCookie.cookie}` },
    })
    expect(cookieOf(out, 'remember-me')).toBe('')
    expect((await exchange(byCookie.cookie)).statusCode).toBe(401)
  })

  test('a sign-out that is told after the session has run out ends it too', async () => {
    const { token, cookie } = await remembered()
    later(13 * 60 * MINUTE_MS)
    // As the app tells it when there is a connection again: without cookies.
    expect(
      (await server.request({ method: 'GET', url: '/logout', headers: { ...PHONE, authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(200)
    expect((await exchange(cookie)).statusCode).toBe(401)

    const first = await remembered()
    later(13 * 60 * MINUTE_MS)
    const second = await signIn(server.http, { ...first, remember: true }, TABLET)
    await server.request({
      method: 'GET',
      url: '/logout',
      headers: { ...PHONE, authorization: `Bearer ${first.token}` },
    })
    expect((await exchange(cookieOf(second, 'remember-me'), TABLET)).statusCode).toBe(200)
  })

  test('whoever follows a link to the sign-out keeps session and auto-login', async () => {
    const { cookie, token } = await remembered()
    for (const headers of [{}, { cookie: `remember-me=${cookie}` }, { cookie: `remember-me=${cookie}`, ...TABLET }]) {
      const followed = await server.request({ method: 'GET', url: '/logout', headers })
      expect([followed.statusCode, followed.headers['set-cookie']]).toEqual([200, undefined])
    }
    expect((await callsOf(server.http, token).get('/api/oauth/userInfo')).statusCode).toBe(200)
    expect((await exchange(cookie)).statusCode).toBe(200)
  })

  test('another device that signs in ends it, and its late sign-out does not end the other’s', async () => {
    const first = await remembered()
    const second = await signIn(server.http, { ...first, remember: true }, TABLET)
    expect((await exchange(first.cookie)).statusCode).toBe(401)
    await callsOf(server.http, first.token).get('/logout')
    expect((await exchange(cookieOf(second, 'remember-me'), TABLET)).statusCode).toBe(200)
  })
})

function tokenOf(answer: { headers: { authorization?: unknown } }): string {
  return String(answer.headers.authorization).replace('Bearer ', '')
}
