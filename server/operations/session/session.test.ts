import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashQueue } from '#server/auth/hash-queue.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordQueries } from '#server/domain/account/password.queries.ts'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase } from '#server/test-support/database.ts'

const PHONE = { 'x-device-id': '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31' }
const TABLET = { 'x-device-id': '0b9d8c77-1f2e-4a63-9c55-6e7f80a1b2c3' }
const MINUTE_MS = 60_000

describe.each(everyDatabase)('sign-in and session, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  const session = (token: string) =>
    server.request({ method: 'GET', url: '/session', headers: { authorization: token } })

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

  test('a password set while the old one is looked at lets nobody in with the old one, nor auto-login', async () => {
    const { hcId, username, password } = await server.member()
    const { db, sql } = server.database
    const passwordHash = await hashPassword('비 오는 날 수제비 한 그릇')
    // Both places for hashes are taken: the looking takes as long as this test says.
    const gate = Promise.withResolvers<void>()
    const taken = [0, 1].map(() => hashQueue.hash(() => gate.promise))
    const signing = signIn(server.http, { username, password, remember: true }, PHONE)
    await expect
      .poll(async () => (await sql`select count from sign_in_tries where username = ${username}`).length)
      .toBe(1)
    await wait(100)
    await passwordQueries(db).set(hcId, passwordHash, { sessionId: '' }, server.clock.now())
    gate.resolve()
    expect((await signing).statusCode).toBe(401)
    await Promise.all(taken)
    expect(await sql`select session_id from sessions where hc_id = ${hcId} and ended_at is null`).toEqual([])
    expect(
      await sql`select credential_id from remember_credentials where hc_id = ${hcId} and revoked_at is null`,
    ).toEqual([])
  })

  test('a refused sign-in is worded in the language of the form [ERR-09] [ERR-22]', async () => {
    const wordsFor = async (headers?: Record<string, string>) =>
      (await signIn(server.http, { username: 'nobody-here', password: 'hansang-demo!2' }, headers)).json<{
        errorMessage: string
      }>().errorMessage
    expect(await wordsFor({ 'accept-language': 'en' })).toMatch(/^ID or password/)
    expect(await wordsFor({ 'accept-language': 'ko' })).toMatch(/^아이디나 비밀번호/)
    expect(await wordsFor()).toMatch(/^아이디나 비밀번호/)
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

  test('GET /session answers a bare token with a numeric exp, accepted with and without prefix [SES-19]', async () => {
    const { token } = await server.member()
    const fresh = dataOf<string>(await session(`Bearer ${token}`))
    expect(fresh).not.toBe(token)
    const claims = JSON.parse(Buffer.from(fresh.split('.')[1] ?? '', 'base64url').toString()) as { exp: unknown }
    expect(claims.exp).toBeTypeOf('number')
    for (const form of [fresh, `Bearer ${fresh}`, token]) {
      const answer = await server.request({
        method: 'GET',
        url: '/api/mypage/rest-my-list',
        headers: { authorization: form },
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  test('no token, Bearer null and a foreign token meet the login signal [SES-34]', async () => {
    for (const authorization of ['', 'Bearer null', 'null', 'Bearer a.b.c']) {
      const answer = await server.request({
        method: 'GET',
        url: '/api/mypage/rest-my-list',
        headers: { authorization },
      })
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

  test('a second sign-in ends the first; every call and the renewal tell it so [SES-25] [ERR-01]', async () => {
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
    expect(lastLoginDt).toBe(
      new Date(before.getTime() + 9 * 60 * MINUTE_MS).toISOString().slice(0, 10).replaceAll('-', ''),
    )
  })
})

function tokenOf(answer: { headers: { authorization?: unknown } }): string {
  return String(answer.headers.authorization).replace('Bearer ', '')
}
