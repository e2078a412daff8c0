import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'

const LIST = '/api/mypage/rest-my-list'

describe('scenarios', () => {
  let server: TestServer
  let address = ''
  beforeAll(async () => {
    server = await startTestServer(quickDatabase, { env: { HANSANG_SCENARIOS: 'on' } })
    address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())
  afterEach(async () => {
    await server.request({ method: 'DELETE', url: '/_scenarios' })
  })

  const wish = (payload: object) => server.request({ method: 'POST', url: '/_scenarios', payload })
  const active = async () =>
    (await server.request({ method: 'GET', url: '/_scenarios' })).json<{ active: unknown[] }>().active

  test('are listed with what they do, and what is active', async () => {
    const member = await server.member()
    await wish({ username: member.username, name: '500' })
    const list = (await server.request({ method: 'GET', url: '/_scenarios' })).json<{
      names: object
      active: unknown[]
    }>()
    expect(Object.keys(list.names).toSorted()).toEqual(
      [
        '401',
        '403',
        '440',
        '500',
        'cut',
        'duplicate-login',
        'expired-token',
        'html-body',
        'login',
        'lost',
        'missing-body',
        'slow',
      ].toSorted(),
    )
    expect(list.active).toEqual([expect.objectContaining({ name: '500', times: 'once', hcId: member.hcId })])
  })

  test('an expired token once: the renewal works and the next call is served', async () => {
    const member = await server.member()
    await wish({ username: member.username, name: 'expired-token' })
    const answer = await member.get(LIST)
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'tokenExpired', errorMessage: null }])
    const fresh = dataOf<string>(await member.get('/session'))
    expect((await callsOf(server.http, fresh).get(LIST)).statusCode).toBe(200)
    expect(await active()).toEqual([])
  })

  test('an expired token always: every call meets it, the renewal still works', async () => {
    const member = await server.member()
    await wish({ username: member.username, name: 'expired-token', times: 'always' })
    const fresh = dataOf<string>(await member.get('/session'))
    for (const calls of [member, callsOf(server.http, fresh), callsOf(server.http, fresh)]) {
      expect((await calls.get(LIST)).json()).toMatchObject({ error: 'tokenExpired' })
    }
    await server.request({ method: 'DELETE', url: `/_scenarios?username=${member.username}` })
    expect((await member.get(LIST)).statusCode).toBe(200)
  })

  test.each([
    ['duplicate-login', 'duplicate-login'],
    ['login', 'login'],
  ])('%s really ends the session', async (name, signal) => {
    const member = await server.member()
    await wish({ username: member.username, name })
    for (const url of [LIST, LIST, '/session']) {
      const answer = await member.get(url)
      expect([answer.statusCode, answer.headers['wp-error']]).toEqual([401, signal])
    }
  })

  test.each([
    ['401', 401, 'unauthorized'],
    ['403', 403, 'forbidden'],
    ['440', 440, 'sessionTimeout'],
    ['500', 500, 'serverError'],
  ])('%s answers that status once, without a signal', async (name, status, error) => {
    const member = await server.member()
    await wish({ username: member.username, name })
    const answer = await member.get(LIST)
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, error])
    expect(answer.headers['wp-error']).toBeUndefined()
    expect((await member.get(LIST)).statusCode).toBe(200)
  })

  test('a missing body and an HTML page come with the wanted status', async () => {
    const member = await server.member()
    await wish({ username: member.username, name: 'missing-body' })
    const empty = await member.get(LIST)
    expect([empty.statusCode, empty.body]).toEqual([200, ''])
    await wish({ username: member.username, name: 'missing-body', status: 403 })
    expect((await member.get(LIST)).statusCode).toBe(403)
    await wish({ username: member.username, name: 'html-body' })
    expect((await member.get(LIST)).headers['content-type']).toContain('text/html')
  })

  test('a slow answer comes late, a cut connection gives none', async () => {
    const member = await server.member()
    await wish({ username: member.username, name: 'slow', ms: 120 })
    const started = performance.now()
    expect((await member.get(LIST)).statusCode).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(110)
    await wish({ username: member.username, name: 'cut' })
    const headers = { authorization: `Bearer ${member.token}` }
    await expect(fetch(`${address}${LIST}`, { headers })).rejects.toThrow('fetch failed')
    expect((await fetch(`${address}${LIST}`, { headers })).status).toBe(200)
  })

  test('a cut connection leaves an app that starts without its member, too; signing in goes on', async () => {
    const member = await server.member()
    const headers = { authorization: `Bearer ${member.token}` }
    await wish({ username: member.username, name: '500' })
    expect((await fetch(`${address}/api/oauth/userInfo`, { headers })).status).toBe(200)
    expect((await fetch(`${address}${LIST}`, { headers })).status).toBe(500)
    await wish({ username: member.username, name: 'cut' })
    await expect(fetch(`${address}/api/oauth/userInfo`, { headers })).rejects.toThrow('fetch failed')
    expect((await fetch(`${address}/api/oauth/userInfo`, { headers })).status).toBe(200)
  })

  test('a lost answer has done its work', async () => {
    const member = await server.member()
    await wish({ username: member.username, name: 'lost' })
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' }
    const body = JSON.stringify([{ helhidxCode: 'BW', helhidxVal: '68.4', inptDt: '20261118071200' }])
    await expect(fetch(`${address}/api/healthlog/insertMyHelhIdx`, { method: 'POST', headers, body })).rejects.toThrow(
      'fetch failed',
    )
    const kept = await server.database
      .sql`select helhidx_val from health_index_records where hc_id = ${member.hcId} and inpt_dt = '20261118071200'`
    expect(kept).toHaveLength(1)
  })

  test('meet one member or one device, and only where the path says', async () => {
    const [one, two] = [await server.member(), await server.member()]
    await wish({ username: one.username, name: '500', times: 'always', path: '/api/mypage' })
    expect((await two.get(LIST)).statusCode).toBe(200)
    expect((await one.get('/api/menu/getMealTimeList')).statusCode).toBe(200)
    expect((await one.get(LIST)).statusCode).toBe(500)
    await wish({ deviceId: 'phone-1', name: '403', times: 'always' })
    expect((await two.get(LIST, { 'x-device-id': 'phone-1' })).statusCode).toBe(403)
    expect((await two.get(LIST, { 'x-device-id': 'phone-2' })).statusCode).toBe(200)
  })

  test('leave the sign-in alone unless it is named', async () => {
    const { username, password } = await server.member()
    await wish({ username, name: '500', times: 'always' })
    expect((await signIn(server.http, { username, password })).statusCode).toBe(200)
    await wish({ username, name: '500', path: '/login' })
    expect((await signIn(server.http, { username, password })).statusCode).toBe(500)
  })

  test('a wish without an owner, with two, or with an unknown name is refused', async () => {
    const { username } = await server.member()
    for (const wrong of [
      { name: '500' },
      { name: '500', username, deviceId: 'x' },
      { name: '418', username },
      { name: '500', username: 'nobody' },
    ]) {
      expect((await wish(wrong)).statusCode).toBe(400)
    }
  })

  test('make a fresh member of a persona and set the clock', async () => {
    const made = await server.request({ method: 'POST', url: '/_scenarios/members', payload: { persona: 'emily' } })
    expect(made.statusCode).toBe(201)
    const answer = await signIn(server.http, made.json<{ username: string; password: string }>())
    expect(answer.statusCode).toBe(200)
    expect(
      (await server.request({ method: 'POST', url: '/_scenarios/members', payload: { persona: 'nobody' } })).statusCode,
    ).toBe(400)

    const setClock = (now: string | null) =>
      server.request({ method: 'POST', url: '/_scenarios/clock', payload: { now } })
    expect((await setClock('2026-12-24T03:00:00Z')).json<{ now: string }>().now).toMatch(/^2026-12-24T03:00:0/)
    const member = await server.member()
    const menu = dataOf<{ mealList: unknown[] }>(
      await member.get('/api/meal?menuDt=20261224&menuMealType=2&restaurantCode=REST000311'),
    )
    expect(menu.mealList.length).toBeGreaterThan(0)
    expect((await setClock('yesterday')).statusCode).toBe(400)
    await setClock('2026-11-19T02:24:00Z')
  })
})

test('a server that was not started with scenarios has none', async () => {
  const server = await startTestServer(quickDatabase)
  const member = await server.member()
  expect((await server.request({ method: 'GET', url: '/_scenarios' })).statusCode).toBe(404)
  expect(
    (await server.request({ method: 'POST', url: '/_scenarios', payload: { username: member.username, name: '500' } }))
      .statusCode,
  ).toBe(404)
  expect((await server.request({ method: 'POST', url: '/_scenarios/clock', payload: { now: null } })).statusCode).toBe(
    404,
  )
  await server.close()
})
