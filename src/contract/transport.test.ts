import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Call, FakePorts } from './testing.ts'

import { answer, duplicateLogin, envelope, failureOf, fakePorts, send, tokenExpired } from './testing.ts'
import { REQUEST_TIMEOUT_MS } from './send-call.ts'
import { bareToken } from './transport.ts'

const networkError = expect.objectContaining({ name: 'ApiError', kind: 'network' })

describe('headers', () => {
  test('every call carries token, device and auto-login [HTP-02] [HTP-03] [HTP-04]', async () => {
    const ports = fakePorts(() => answer(envelope(1)), { autoLogin: 'N' })
    await send(ports)
    const headers = ports.sent[0]?.headers
    expect(headers?.get('authorization')).toBe('Bearer t0')
    expect(headers?.get('x-device-id')).toBe('device-1')
    expect(headers?.get('x-autologin')).toBe('N')
  })

  test('an empty value is left out [HTP-02] [HTP-03] [SES-34]', async () => {
    const ports = fakePorts(() => answer(envelope(1)), { token: '', deviceId: '' })
    await send(ports)
    expect([...(ports.sent[0]?.headers.keys() ?? [])]).toEqual(['x-autologin'])
  })

  test('the server is told what the app speaks just now, another host is not [LNG-02]', async () => {
    let spoken = 'ko'
    const ports = { ...fakePorts(() => answer(envelope(null))), language: () => spoken }
    await send(ports)
    spoken = 'en'
    await send(ports)
    await send(ports, { path: 'https://chat.example/createRoom' })
    expect(ports.sent.map((request) => request.headers.get('accept-language'))).toEqual(['ko', 'en', null])
  })

  test('another host gets none of them, and has no say over the session [HTP-15]', async () => {
    const ports = fakePorts(() => duplicateLogin(200))
    const response = await send(ports, {
      path: 'https://chat.example/createRoom',
      init: { method: 'POST', body: '{}' },
    })
    expect(response.status).toBe(200)
    for (const name of ['authorization', 'x-device-id', 'x-autologin'])
      expect(ports.sent[0]?.headers.has(name)).toBe(false)
    expect(ports.log).toEqual([])
  })

  test.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['a.b.c', 'a.b.c'],
    ['Bearer null', ''],
    ['null', ''],
    [null, ''],
  ])('the token of "%s" is "%s"', (header, token) => {
    expect(bareToken(header)).toBe(token)
  })
})

describe('time and network', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a call ends at 100,000 ms, not before, as an error without a status [HTP-07] [HTP-21] [CON-01]', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(100_000)
    const ports = fakePorts(() => new Promise<Response>(() => {}))
    const seen: unknown[] = []
    const call = failureOf(send(ports)).then((error) => seen.push(error))
    await vi.advanceTimersByTimeAsync(99_999)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(seen[0]).toEqual(networkError)
    expect(seen[0]).toMatchObject({ status: undefined, hasGeneralText: true })
    expect(ports.log).toEqual([])
  })

  test('an answer that begins and never ends runs into the same limit [HTP-07]', async () => {
    const ports = fakePorts((request) => {
      const body = new ReadableStream({
        start: (stream) => request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
      })
      return new Response(body)
    })
    const withAbort: FakePorts = { ...ports, fetch: (request, init) => ports.fetch(new Request(request, init), init) }
    const call = failureOf(send(withAbort))
    await vi.advanceTimersByTimeAsync(100_000)
    expect(await call).toEqual(networkError)
  })

  test('no connection is an error without a status, with the general text [ERR-08]', async () => {
    const ports = fakePorts(() => Promise.reject(new TypeError('fetch failed')))
    const error = await failureOf(send(ports))
    expect(error).toEqual(networkError)
    expect(error).toHaveProperty('hasGeneralText', true)
  })

  test('a call that its screen gave up ends with the screen’s own reason', async () => {
    const ports = fakePorts(() => new Promise<Response>(() => {}))
    const screen = new AbortController()
    const call = failureOf(send(ports, { init: { signal: screen.signal } }))
    await vi.advanceTimersByTimeAsync(1)
    screen.abort(new Error('left'))
    expect(await call).toMatchObject({ message: 'left' })
  })
})

describe('the session’s own calls', () => {
  const login = (remember: string, path = '/login'): Call => ({
    path,
    init: {
      method: 'POST',
      body: new URLSearchParams({ username: 'haneul', password: 'secret', 'remember-me': remember }),
    },
  })

  test('POST /login is a form and tells the session choice and token [SES-06] [SES-07] [SES-08] [HTP-08]', async () => {
    const ports = fakePorts(() => answer({ id: 'haneul' }, { headers: { authorization: 'Bearer a.b.c' } }), {
      token: 'old',
    })
    await send(ports, login('true'))
    expect(ports.log).toEqual(['sign-in Y', 'signed in a.b.c'])
    expect(ports.sent[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(ports.sent[0]?.headers.has('authorization')).toBe(false)
    expect(await ports.sent[0]?.text()).toContain('remember-me=true')
  })

  test('without the tick the choice is N, kept when the call is sent [SES-02] [SES-06]', async () => {
    const ports = fakePorts(() => Promise.reject(new TypeError('cut')))
    expect(await failureOf(send(ports, login('false')))).toEqual(networkError)
    expect(ports.log).toEqual(['sign-in N', 'refused'])
  })

  test.each([401, 403])(
    'a sign-in refused with %i stays on its form, which says its words: no page, no dialog [ERR-09] [ERR-22] [SES-07]',
    async (status) => {
      const ports = fakePorts(() => answer({ error: 'invalidCredentials', errorMessage: 'words' }, { status }))
      expect((await send(ports, login('true'))).status).toBe(status)
      expect(ports.log).toEqual(['sign-in Y', 'refused'])
    },
  )

  test('GET /logout carries the token and stops refreshes [SES-08] [SES-32]', async () => {
    const ports = fakePorts(() => tokenExpired())
    await send(ports, { path: '/logout' })
    expect(ports.log).toEqual(['sign-out'])
    expect(ports.sent[0]?.headers.get('authorization')).toBe('Bearer t0')
  })

  test.each([401, 403, 500])(
    'a %i of GET /session opens no page, tokenExpired no second refresh [SES-31]',
    async (status) => {
      const ports = fakePorts(() => tokenExpired(status))
      expect((await send(ports, { path: '/session' })).status).toBe(status)
      expect(ports.log).toEqual([])
      expect(ports.sent).toHaveLength(1)
    },
  )

  test('GET /session does not wait for the queue it would have to empty [SES-22]', async () => {
    const ports = fakePorts(() => answer(envelope('a.b.c')))
    ports.session.ready = () => new Promise(() => {})
    expect((await send(ports, { path: '/session' })).status).toBe(200)
  })

  test('a duplicate login met by GET /session is one [ERR-01]', async () => {
    const ports = fakePorts(() => duplicateLogin())
    await send(ports, { path: '/session' })
    expect(ports.log).toEqual(['end duplicate'])
  })

  test.each([200, 401, 500])(
    'the login signal of GET /session is its refusal, whatever the status (%i), and ends nothing by itself [SES-31]',
    async (status) => {
      const ports = fakePorts(() => answer(envelope('a.b.c'), { status, headers: { 'wp-error': 'login' } }))
      expect(await failureOf(send(ports, { path: '/session' }))).toMatchObject({ kind: 'status', status: 401 })
      expect(ports.log).toEqual([])
    },
  )

  test('a refused remembered login stays quiet [SES-29]', async () => {
    const ports = fakePorts(() =>
      answer({ error: 'login', errorMessage: 'x' }, { status: 401, headers: { 'wp-error': 'login' } }),
    )
    await send(ports, { path: '/api/common/getRememberMeAccessToken', init: { method: 'POST' } })
    expect(ports.log).toEqual([])
  })
})
