import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, cookieOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const PHONE = { 'x-device-id': '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31' }
const TABLET = { 'x-device-id': '0b9d8c77-1f2e-4a63-9c55-6e7f80a1b2c3' }
const MINUTE_MS = 60_000

describe.each(databaseKinds)('sign-in and session, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  const session = (token: string) => server.request({ method: 'GET', url: '/session', headers: { authorization: token } })

  test('signing in answers a flat body and the token in the Authorization header [SES-07]', async () => {
    const { username, password } = await server.member('haneul')
    const answer = await signIn(server.http, { username, password })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ gender: 'M', bizName: '한빛전자', id: username })
    expect(answer.headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a sign-in name is read without regard to case and surrounding blanks', async () => {
    const { username, password } = await server.member()
    expect((await signIn(server.http, { username: ` ${username.toUpperCase()} `, password })).statusCode).toBe(200)
  })

  test('an unknown name and a wrong password get the same answer, without a session signal [ERR-22]', async () => {
    const { username } = await server.member()
    const wrong = await signIn(server.http, { username, password: 'hansang-demo!2' })
    const unknown = await signIn(server.http, { username: 'nobody-here', password: 'hansang-demo!2' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ error: 'invalidCredentials', errorMessage: expect.any(String) })
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()])
    expect(wrong.headers['wp-error']).toBeUndefined()
    expect(wrong.headers.authorization).toBeUndefined()
  })

  test('credentials in the address are refused, also beside a right body', async () => {
    const { username, password } = await server.member()
    const query = new URLSearchParams({ username, password, 'remember-me': 'true' }).toString()
    const asOldClients = await server.request({ method: 'POST', url: `/login?${query}` })
    expect(asOldClients.statusCode).toBe(400)
    const beside = await server.request({
      method: 'POST',
      url: `/login?username=${username}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      payload: query,
    })
    expect(beside.statusCode).toBe(400)
  })

  test('a body that is no form, and a form without its fields, are refused', async () => {
    const json = await server.request({ method: 'POST', url: '/login', payload: { username: 'haneul', password: 'x' } })
    const half = await server.request({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=haneul',
    })
    expect([json.statusCode, half.statusCode]).toEqual([400, 400])
    expect(json.json()).toMatchObject({ error: 'badRequest' })
  })

  test('after ten refusals a name waits, known or not', async () => {
    for (const username of [(await server.member()).username, 'no-such-member']) {
      for (let tries = 0; tries < 10; tries += 1) await signIn(server.http, { username, password: 'wrong' })
      const waiting = await signIn(server.http, { username, password: 'hansang-demo!1' })
      expect(waiting.statusCode).toBe(429)
      expect(waiting.json()).toMatchObject({ error: 'tooManyRequests' })
      expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('GET /session answers a bare token with a numeric exp, which is accepted with and without its prefix [SES-19]', async () => {
    const { token } = await server.member()
    const fresh = dataOf<string>(await session(`Bearer ${token}`))
    expect(fresh).not.toBe(token)
    const claims = JSON.parse(Buffer.from(fresh.split('.')[1] ?? '', 'base64url').toString()) as { exp: unknown }
    expect(claims.exp).toBeTypeOf('number')
    for (const form of [fresh, `Bearer ${fresh}`, token]) {
      const answer = await server.request({ method: 'GET', url: '/api/mypage/rest-my-list', headers: { authorization: form } })
      expect(answer.statusCode).toBe(200)
    }
  })

  test('no token, Bearer null and a foreign token meet the login signal [SES-34]', async () => {
    for (const authorization of ['', 'Bearer null', 'null', 'Bearer a.b.c']) {
      const answer = await server.request({ method: 'GET', url: '/api/mypage/rest-my-list', headers: { authorization } })
      expect([answer.statusCode, answer.headers['wp-error']]).toEqual([401, 'login'])
      expect(answer.json()).toEqual({ error: 'login', errorMessage: null })
    }
    expect((await server.request({ method: 'GET', url: '/api/oauth/userInfo' })).headers['wp-error']).toBe('login')
  })

  test('an expired token is told in the body, without a signal, and the session renews it [SES-18]', async () => {
    const member = await server.member()
    later(31 * MINUTE_MS)
    const expired = await member.get('/api/mypage/rest-my-list')
    expect(expired.statusCode).toBe(401)
    expect(expired.json()).toEqual({ error: 'tokenExpired', errorMessage: null })
    expect(expired.headers['wp-error']).toBeUndefined()
    const fresh = dataOf<string>(await session(`Bearer ${member.token}`))
    expect((await callsOf(server.http, fresh).get('/api/mypage/rest-my-list')).statusCode).toBe(200)
  })

  test('a session that was not renewed for twelve hours has ended [SES-24]', async () => {
    const member = await server.member()
    later(12 * 60 * MINUTE_MS + 1000)
    const answer = await session(`Bearer ${member.token}`)
    expect([answer.statusCode, answer.headers['wp-error']]).toEqual([401, 'login'])
  })

  test('a session has an end however often it is renewed', async () => {
    const member = await server.member()
    let token = member.token
    for (let renewals = 0; renewals < 89; renewals += 1) {
      later(8 * 60 * MINUTE_MS)
      token = dataOf<string>(await session(token))
    }
    later(8 * 60 * MINUTE_MS + 1000)
    expect((await session(token)).headers['wp-error']).toBe('login')
    expect((await callsOf(server.http, token).get('/api/oauth/userInfo')).headers['wp-error']).toBe('login')
  })

  test('a second sign-in ends the first, which is told so by every call and by the renewal [SES-25] [ERR-01]', async () => {
    const { username, password } = await server.member()
    const phone = tokenOf(await signIn(server.http, { username, password }, PHONE))
    expect((await callsOf(server.http, phone).get('/api/oauth/userInfo')).statusCode).toBe(200)
    const tablet = tokenOf(await signIn(server.http, { username, password }, TABLET))

    for (const answer of [await callsOf(server.http, phone).get('/api/oauth/userInfo'), await session(phone)]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['wp-error']).toBe('duplicate-login')
      expect(answer.json()).toEqual({ error: 'duplicateLogin', errorMessage: null })
    }
    expect((await callsOf(server.http, tablet).get('/api/oauth/userInfo')).statusCode).toBe(200)
  })

  test('a duplicate login is told before an expired token [HTP-20]', async () => {
    const { username, password, token } = await server.member()
    await signIn(server.http, { username, password }, TABLET)
    later(31 * MINUTE_MS)
    expect((await callsOf(server.http, token).get('/api/oauth/userInfo')).headers['wp-error']).toBe('duplicate-login')
  })

  test('of sign-ins at the same moment exactly one session lives on [SES-25]', async () => {
    const { username, password } = await server.member()
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(server.http, { username, password })))
    const states = await Promise.all(answers.map(async (answer) => (await session(tokenOf(answer))).statusCode))
    expect(states.filter((status) => status === 200)).toHaveLength(1)
  })

  test('the token of the running session can be fetched, and who it belongs to [SES-27] [SES-28]', async () => {
    const member = await server.member('emily')
    const token = dataOf<string>(await member.get('/api/oauth/accessToken'))
    const info = dataOf<Record<string, unknown>>(await callsOf(server.http, token).get('/api/oauth/userInfo'))
    expect(info).toMatchObject({ hcId: member.hcId, usrId: member.username, lang: 'en', bizNm: '한빛전자' })
    expect(Object.keys(info).join()).not.toMatch(/pwd|password|hash/i)
  })

  test('signing out ends the session; saying it again is no error [SES-12]', async () => {
    const member = await server.member()
    const first = await member.get('/logout')
    expect(first.json()).toMatchObject({ code: 0, data: null })
    expect((await member.get('/api/oauth/userInfo')).headers['wp-error']).toBe('login')
    expect((await session(member.token)).headers['wp-error']).toBe('login')
    expect((await member.get('/logout')).statusCode).toBe(200)
    expect((await server.request({ method: 'GET', url: '/logout' })).statusCode).toBe(200)
  })

  test('the day of the sign-in before this one is remembered', async () => {
    const { username, password } = await server.member()
    const before = server.clock.now()
    later(26 * 60 * MINUTE_MS)
    const calls = callsOf(server.http, tokenOf(await signIn(server.http, { username, password })))
    const { lastLoginDt } = dataOf<{ lastLoginDt: string }>(await calls.get('/api/oauth/userInfo'))
    expect(lastLoginDt).toBe(new Date(before.getTime() + 9 * 60 * MINUTE_MS).toISOString().slice(0, 10).replaceAll('-', ''))
  })

  describe('auto-login', () => {
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

    test('two tabs that wake up together join one session', async () => {
      const { cookie } = await remembered()
      const [one, two] = await Promise.all([exchange(cookie), exchange(cookie)])
      expect([one.statusCode, two.statusCode]).toEqual([200, 200])
      for (const answer of [one, two]) {
        expect((await callsOf(server.http, dataOf<string>(answer)).get('/api/oauth/userInfo')).statusCode).toBe(200)
      }
    })

    test('an answer that was lost on its way costs nothing: the secret before serves until the new one came once', async () => {
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

    test('a secret that comes back after the new one was used is a copy: the credential goes, and the session that lives by it', async () => {
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
      expect((await callsOf(server.http, dataOf<string>(own)).get('/api/oauth/userInfo')).headers['wp-error']).toBe('login')
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
        const { cookie } = { cookie: cookieOf(await signIn(limited.http, { username, password, remember: true }, PHONE), 'remember-me') ?? '' }
        const at = (value: string) =>
          limited.request({ method: 'POST', url: '/api/common/getRememberMeAccessToken', headers: { ...PHONE, cookie: `remember-me=${encodeURIComponent(value)}` } })
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
      const out = await server.request({ method: 'GET', url: '/logout', headers: { ...PHONE, cookie: `remember-me=${byCookie.cookie}` } })
      expect(cookieOf(out, 'remember-me')).toBe('')
      expect((await exchange(byCookie.cookie)).statusCode).toBe(401)
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
})

function tokenOf(answer: { headers: { authorization?: unknown } }): string {
  return String(answer.headers.authorization).replace('Bearer ', '')
}
