import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { createAnswerCheck, requestValidatorCompiler } from './validation.ts'
import { loadContract, readContract, requestSchema, selfContained } from './contract-file.ts'

const CONTRACT = new URL('../../openapi/generated/openapi.json', import.meta.url)

/** The contract with an operation that nobody has written a handler for. */
async function withOneMoreOperation() {
  const { spec } = await loadContract(CONTRACT)
  const responses = { '200': { description: 'Nothing yet.' } }
  return readContract({
    ...spec,
    paths: { ...spec.paths, '/api/meal/not-yet': { get: { operationId: 'mealNotYet', responses } } },
  })
}

describe('requests and answers', () => {
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startTestServer(quickDatabase, { contract: await withOneMoreOperation() })
    member = await server.member()
  })
  afterAll(() => server.close())

  test('an operation without a handler is listed by name and answers 501 with that name', async () => {
    expect(server.app.notImplemented).toContain('mealNotYet')
    const answer = await member.get('/api/meal/not-yet')
    expect(answer.statusCode).toBe(501)
    expect(answer.json()).toEqual({
      error: 'notImplemented',
      errorMessage: expect.stringContaining('mealNotYet'),
      operationId: 'mealNotYet',
    })
    const stranger = await server.request({ method: 'GET', url: '/api/meal/not-yet' })
    expect(stranger.statusCode).toBe(401)
  })

  test('an address that is no operation is not found', async () => {
    const answer = await member.get('/api/no-such-call')
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'notFound'])
    expect((await member.post('/api/meal', {})).statusCode).toBe(404)
  })

  test('of an address that does not exist, or of a caller without the right to it, no body is looked at', async () => {
    const bodies = ['{"broken":', '{"a":"\\u0000"}', '['.repeat(8000), `"${'x'.repeat(1_100_000)}"`]
    for (const payload of bodies) {
      const statusOf = async (url: string, more: Record<string, string>) =>
        (
          await server.request({
            method: 'POST',
            url,
            headers: { 'content-type': 'application/json', ...more },
            payload,
          })
        ).statusCode
      expect([
        await statusOf('/api/no-such-call', {}),
        await statusOf('/api/no-such-call', { 'content-type': 'application/x-www-form-urlencoded' }),
      ]).toEqual([404, 404])
      expect([await statusOf('/api/healthlog/insertMyHelhIdx', {}), await statusOf('/api/meal/not-yet', {})]).toEqual([
        401, 404,
      ])
    }
  })

  test('headers are held to the contract, in whatever letters it names them', async () => {
    const random = Array.from({ length: 6000 }, (_, at) => ((at * 7919) % 36).toString(36)).join('')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const device of ['x'.repeat(65), random]) {
      const headers = { 'x-device-id': device }
      expect((await member.get('/api/meal/meal-time', headers)).statusCode).toBe(400)
      // The other device's session has not ended by it.
      const { username, password } = member
      const login = await server.request({
        method: 'POST',
        url: '/login',
        headers: { ...form, ...headers },
        payload: new URLSearchParams({ username, password }).toString(),
      })
      expect([login.statusCode, login.json<{ errorMessage: string }>().errorMessage]).toEqual([
        400,
        expect.stringContaining('x-device-id'),
      ])
      const anonymous = await server.request({
        method: 'POST',
        url: '/api/member/duplicate',
        headers,
        payload: { usrId: 'somebody' },
      })
      expect(anonymous.statusCode).toBe(400)
    }
    expect((await member.get('/api/meal/meal-time', { 'x-autologin': 'perhaps' })).statusCode).toBe(400)
    expect(
      (await member.get('/api/meal/meal-time', { 'X-Device-Id': 'x'.repeat(64), 'X-Autologin': 'Y' })).statusCode,
    ).toBe(200)
  })

  test('the sign-in is looked at before the request', async () => {
    const answer = await server.request({ method: 'GET', url: '/api/meal?menuDt=x' })
    expect(answer.statusCode).toBe(401)
  })

  test('a refused request names the field, in JSON', async () => {
    const answer = await member.get('/api/meal?menuDt=2026&menuMealType=2&restaurantCode=REST000311')
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errorMessage: string }>().errorMessage).toContain('menuDt')
    expect(answer.headers['content-type']).toContain('application/json')
  })

  test('bodies of another type, broken, or too large are refused before any handler', async () => {
    const send = (contentType: string, payload: string) =>
      server.request({
        method: 'POST',
        url: '/api/healthlog/insertMyHelhIdx',
        headers: { authorization: member.token, 'content-type': contentType },
        payload,
      })
    const record = '[{"helhidxCode":"BW","helhidxVal":"68.4","inptDt":"20261119071200"}]'
    expect((await send('text/plain', record)).statusCode).toBe(400)
    expect((await send('application/x-www-form-urlencoded', 'a=1')).statusCode).toBe(400)
    expect((await send('application/xml', '<a/>')).statusCode).toBe(400)
    expect((await send('application/json', '{"broken":')).statusCode).toBe(400)
    expect((await send('application/json', '[{"__proto__":{"x":1}}]')).statusCode).toBe(400)
    expect((await send('application/json', '')).statusCode).toBe(400)
    expect((await send('application/json', `[${'1,'.repeat(600_000)}1]`)).statusCode).toBe(413)
    expect((await send('application/json;charset=UTF-8', record)).statusCode).toBe(200)
  })

  test('a POST without a payload may say JSON all the same', async () => {
    expect(
      (await member.post('/api/main/mainData', undefined, { 'content-type': 'application/json' })).statusCode,
    ).toBe(200)
    expect((await member.post('/api/main/mainData')).statusCode).toBe(200)
  })

  test('a number in a JSON body is not taken for a text', async () => {
    const answer = await member.post('/api/main/putUserWeight', { weight: 68.4 })
    expect(answer.statusCode).toBe(400)
  })

  test('answers are not kept, framed or sniffed by anybody', async () => {
    for (const url of ['/api/mypage/rest-my-list', '/api/no-such-call', '/session']) {
      const { headers } = await member.get(url)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      })
    }
  })

  test('a part of a file that it does not have is 416, with the size that it has', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dist-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>한상</title>')
    await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const withApp = await startTestServer(quickDatabase, { env: { HANSANG_DIST: folder } })
    try {
      const part = (range: string) => withApp.request({ method: 'GET', url: '/icon.svg', headers: { range } })
      for (const range of ['bytes=-0', 'bytes=9999-']) {
        const answer = await part(range)
        expect([answer.statusCode, answer.headers['content-range'], answer.json()]).toEqual([
          416,
          expect.stringMatching(/^bytes \*\/\d+$/),
          { error: 'noSuchRange', errorMessage: expect.any(String) },
        ])
      }
      expect((await part('bytes=-5')).statusCode).toBe(206)
      const stale = await withApp.request({ method: 'GET', url: '/icon.svg', headers: { 'if-match': '"another"' } })
      expect([stale.statusCode, stale.json<{ error: string }>().error]).toEqual([412, 'changed'])
    } finally {
      await withApp.close()
      await rm(folder, { recursive: true })
    }
  })

  test('the health check needs no sign-in', async () => {
    const answer = await server.request({ method: 'GET', url: '/healthz' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
    const ready = await server.request({ method: 'GET', url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  })

  test('without its database the server lives and is not ready', async () => {
    const alone = await startTestServer(quickDatabase)
    await alone.database.close()
    const [health, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((url) => alone.request({ method: 'GET', url })),
    )
    expect([health?.statusCode, ready?.statusCode, ready?.json()]).toEqual([
      200,
      503,
      { error: 'unavailable', errorMessage: null },
    ])
    await alone.http.close()
  })
})

describe('the contract as the server reads it', () => {
  test('an answer that breaks it is told with its place', async () => {
    const check = createAnswerCheck(await loadContract(CONTRACT))
    const envelope = { code: 0, message: null, data2: null, userInfo: null }
    expect(check('sessionSession', 200, { ...envelope, data: 'a.b.c' })).toBeUndefined()
    expect(check('sessionSession', 200, { ...envelope, data: 7 })).toMatch(/body\/data must be string/)
    expect(check('sessionSession', 200, { data: 'a.b.c' })).toMatch(/required property 'code'/)
    expect(check('sessionSession', 204, undefined)).toMatch(/does not declare/)
    expect(check('mealList', 401, { error: 'tokenExpired', errorMessage: null })).toBeUndefined()
  })

  test('every part of a request is compiled with all that it refers to, and nothing else', async () => {
    const contract = await loadContract(CONTRACT)
    const { spec, operations } = contract
    const bodies = [...operations.values()].flatMap(({ body }) =>
      Object.values(body?.content ?? {}).map(({ schema }) => schema),
    )
    const parts = [...operations.values()].flatMap((operation) =>
      Object.values(requestSchema(operation)).filter((part) => !('content' in part)),
    )
    const compile = requestValidatorCompiler(contract)
    // A validator compiles at its first use.
    for (const schema of [...bodies, ...parts])
      compile({ schema, httpPart: 'querystring', method: 'GET', url: '/' })({})
    expect(bodies.length).toBeGreaterThan(200)
    expect(parts.length).toBeGreaterThan(500)
    expect(JSON.stringify(bodies.map((schema) => selfContained(spec, schema)))).not.toContain('errorMessage')
  })

  test('an operation’s own parameter stands in for the address’s of the same name', () => {
    const own = { name: 'day', in: 'query', required: true, schema: { type: 'integer' } }
    const paths = {
      '/a/{id}': {
        parameters: [{ ...own, required: false, schema: {} }],
        get: { operationId: 'a', parameters: [own], responses: {} },
      },
    }
    const operation = readContract({ openapi: '3.1.0', info: { title: '', version: '' }, paths }).operations.get('a')
    expect(operation && requestSchema(operation)).toEqual({
      querystring: { type: 'object', properties: { day: { type: 'integer' } }, required: ['day'] },
    })
  })

  test('a missing bundle says how to make it', async () => {
    await expect(loadContract(new URL('./no-such-file.json', import.meta.url))).rejects.toThrow(/npm run gen/)
  })
})
