import { describe, expect, test } from 'vitest'

import { ApiError } from './api-error.ts'
import { answer, duplicateLogin, envelope, failureOf, fakePorts, send, tokenExpired } from './testing.ts'

/** Auto-login was not chosen. */
const FORM_ONLY = { autoLogin: 'N' } as const

const sessionError = expect.objectContaining({ name: 'ApiError', kind: 'session' })

describe('signals that end the session', () => {
  test.each([200, 401, 500])('wp-error duplicate-login on a %i [ERR-01] [SES-16] [SES-25]', async (status) => {
    const ports = fakePorts(() => duplicateLogin(status))
    expect(await failureOf(send(ports))).toEqual(sessionError)
    expect(ports.log).toEqual(['end duplicate'])
  })

  test('wp-error login [ERR-02] [SES-17]', async () => {
    const ports = fakePorts(() => answer(envelope(1), { headers: { 'wp-error': 'login' } }), FORM_ONLY)
    expect(await failureOf(send(ports))).toEqual(sessionError)
    expect(ports.log).toEqual(['end login'])
  })

  test('wp-error with another value has no effect [ERR-21]', async () => {
    const ports = fakePorts(() => answer(envelope(7), { headers: { 'wp-error': 'foo' } }))
    expect(await (await send(ports)).json()).toEqual(envelope(7))
    expect(ports.log).toEqual([])
  })

  test('wp-error is looked at before tokenExpired, and that before the status [HTP-20] [ERR-03]', async () => {
    const both = () => answer({ error: 'tokenExpired' }, { status: 401, headers: { 'wp-error': 'login' } })
    const first = fakePorts(both, FORM_ONLY)
    await failureOf(send(first))
    expect(first.log).toEqual(['end login'])

    const second = fakePorts((_request, count) => (count === 0 ? tokenExpired(401) : answer(envelope(1))))
    await send(second)
    expect(second.log).toEqual(['renew t0'])
  })

  test.each(['', '   ', '<!doctype html><p>sign in', 'OK'])(
    'a 200 with "%s" where JSON is due is a doubt: the session is asked, and the call sent again (known-payloads 2.5)',
    async (body) => {
      const ports = fakePorts(
        (_request, count) => (count === 0 ? new Response(body) : answer(envelope('second'))),
        FORM_ONLY,
      )
      expect(await (await send(ports)).json()).toEqual(envelope('second'))
      expect(ports.log).toEqual(['renew t0'])
    },
  )

  test('such a 200 from a session that lives, time and again, is only unreadable', async () => {
    const ports = fakePorts(() => new Response('<!doctype html><p>maintenance'))
    expect(await failureOf(send(ports))).toMatchObject({ kind: 'format', status: 200 })
    expect(ports.log).toEqual(['renew t0'])
    expect(ports.sent).toHaveLength(2)
  })

  test('such a 200 without a session is only unreadable', async () => {
    const ports = fakePorts(() => new Response(''), { token: '' })
    expect(await failureOf(send(ports))).toMatchObject({ kind: 'format' })
    expect(ports.log).toEqual([])
  })

  test.each([204, 201, 404])('an empty %i ends nothing', async (status) => {
    const ports = fakePorts(() => new Response(null, { status }))
    expect((await send(ports)).status).toBe(status)
    expect(ports.log).toEqual([])
  })

  test('an answer of an earlier session counts for nothing [SES-33] [SES-36]', async () => {
    const ports = fakePorts(() => {
      ports.credentials = { ...ports.credentials, token: 'next', epoch: 1 }
      return duplicateLogin()
    })
    expect(await failureOf(send(ports))).toEqual(sessionError)
    expect(ports.log).toEqual([])
  })
})

describe('with auto-login, an ended session', () => {
  const ended = () => answer({ error: 'login' }, { status: 401, headers: { 'wp-error': 'login' } })

  test('is asked for a next one, and the call goes out again', async () => {
    const ports = fakePorts((_request, count) => (count === 0 ? ended() : answer(envelope('second'))))
    expect(await (await send(ports)).json()).toEqual(envelope('second'))
    expect(ports.log).toEqual(['renew t0 login'])
  })

  test('that comes again is the end', async () => {
    const ports = fakePorts(ended)
    expect(await failureOf(send(ports))).toEqual(sessionError)
    expect(ports.log).toEqual(['renew t0 login', 'end login'])
    expect(ports.sent).toHaveLength(2)
  })

  test('sends no write twice that was answered with nothing: it may have been done', async () => {
    const ports = fakePorts(() => new Response(''))
    expect(await failureOf(send(ports, { init: { method: 'POST', body: '{}' } }))).toMatchObject({
      kind: 'format',
      isUnsure: true,
    })
    expect(ports.sent).toHaveLength(1)
  })

  test('says of a write whose session ended over such an answer that nobody knows whether it was done', async () => {
    const ports = fakePorts(() => new Response(''))
    ports.session.renew = () => Promise.reject(new ApiError('session'))
    expect(await failureOf(send(ports, { init: { method: 'POST', body: '{}' } }))).toMatchObject({
      kind: 'session',
      isUnsure: true,
    })
    expect(ports.sent).toHaveLength(1)
  })
})

/** Every token has run out when its answer comes, so many times; without auto-login. */
function asleep(times: number) {
  const runOut = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`
  const ports = fakePorts((_request, count) => (count < times ? tokenExpired() : answer(envelope('awake'))), FORM_ONLY)
  ports.session.renew = () => {
    ports.log.push('renew')
    ports.credentials = { ...ports.credentials, token: runOut }
    return Promise.resolve({ ...ports.credentials, takenOver: false })
  }
  return ports
}

describe('an expired token', () => {
  test.each([200, 400, 401, 403, 500])(
    'is refreshed and the call sent again, also told by a %i [SES-18] [SES-20]',
    async (status) => {
      const ports = fakePorts((_request, count) => (count === 0 ? tokenExpired(status) : answer(envelope('second'))))
      expect(await (await send(ports)).json()).toEqual(envelope('second'))
      expect(ports.sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer t0', 'Bearer t0+'])
      expect(ports.log).toEqual(['renew t0'])
    },
  )

  test('the body is sent again whole [SES-20]', async () => {
    const bodies: string[] = []
    const ports = fakePorts(async (request, count) => {
      bodies.push(await request.text())
      return count === 0 ? tokenExpired() : answer(envelope(1))
    })
    await send(ports, { init: { method: 'POST', body: '{"a":1}' } })
    expect(bodies).toEqual(['{"a":1}', '{"a":1}'])
  })

  test('refused twice, it ends the session instead of looping [SES-23]', async () => {
    const ports = fakePorts(() => tokenExpired(), FORM_ONLY)
    expect(await failureOf(send(ports))).toEqual(sessionError)
    expect(ports.log).toEqual(['renew t0', 'end expired'])
    expect(ports.sent).toHaveLength(2)
  })

  test('refused twice, it asks a remembered sign-in before any end [SES-23]', async () => {
    const ports = fakePorts((_request, count) => (count < 2 ? tokenExpired() : answer(envelope('third'))))
    expect(await (await send(ports)).json()).toEqual(envelope('third'))
    expect(ports.log).toEqual(['renew t0', 'renew t0+ login'])
    const never = fakePorts(() => tokenExpired())
    expect(await failureOf(send(never))).toEqual(sessionError)
    expect(never.log).toEqual(['renew t0', 'renew t0+ login', 'end expired'])
  })

  test('a new token that has run out by its own word is renewed again: a phone slept between the two', async () => {
    const ports = asleep(2)
    expect(await (await send(ports)).json()).toEqual(envelope('awake'))
    expect(ports.log).toEqual(['renew', 'renew'])
  })

  test('a device whose clock runs ahead does not renew without an end', async () => {
    const ports = asleep(Infinity)
    expect(await failureOf(send(ports))).toEqual(sessionError)
    expect(ports.log).toEqual(['renew', 'renew', 'renew', 'end expired'])
  })

  test('refused twice while another token came in, only the call fails [SES-23]', async () => {
    const ports = fakePorts((_request, count) => {
      if (count === 1) ports.credentials = { ...ports.credentials, token: 'newer' }
      return tokenExpired()
    }, FORM_ONLY)
    expect(await failureOf(send(ports))).toMatchObject({ kind: 'status', status: 401, code: 'tokenExpired' })
    expect(ports.log).toEqual(['renew t0'])
  })

  test('the word inside a payload is no signal', async () => {
    const ports = fakePorts(() => answer(envelope({ title: 'tokenExpired', error: 'tokenExpired' })))
    await send(ports)
    expect(ports.log).toEqual([])
  })
})

describe('statuses', () => {
  test.each([
    [401, '/ErrorPage401', 'ERR-07'],
    [403, '/login', 'ERR-04'],
    [500, '/ErrorPage500', 'ERR-06'],
  ])('%i leads to %s [%s]', async (status, page) => {
    const ports = fakePorts(() => new Response(null, { status }))
    expect((await send(ports)).status).toBe(status)
    expect(ports.log).toEqual([`navigate ${page}`])
  })

  test.each([400, 404, 429, 440, 502])(
    '%i comes back unchanged and leads nowhere [ERR-11] [ERR-12]',
    async (status) => {
      const ports = fakePorts(() => answer({ error: 'x', errorMessage: 'words' }, { status }))
      expect(await (await send(ports)).json()).toEqual({ error: 'x', errorMessage: 'words' })
      expect(ports.log).toEqual([])
    },
  )

  test.each([401, 403])('the words of a %i are shown before the page opens [ERR-09] [ERR-20]', async (status) => {
    const ports = fakePorts(() => answer({ error: 'x', errorMessage: 'words' }, { status }))
    await send(ports)
    expect(ports.log).toEqual(['alert words', `navigate ${status === 401 ? '/ErrorPage401' : '/login'}`])
  })

  test('the page waits for an alert that has to be read', async () => {
    const ports = fakePorts(() => answer({ error: 'x', errorMessage: 'words' }, { status: 403 }))
    const read = Promise.withResolvers<void>()
    await send({ ...ports, alert: () => read.promise })
    expect(ports.log).toEqual([])
    read.resolve()
    await read.promise
    expect(ports.log).toEqual(['navigate /login'])
  })

  test.each([null, '', '{}', 'null', '<p>no</p>', '{"errorMessage":null}', '{"errorMessage":"null"}'])(
    'a 401 with body %s has no words to show [ERR-10]',
    async (body) => {
      const ports = fakePorts(() => new Response(body, { status: 401 }))
      await send(ports)
      expect(ports.log).toEqual(['navigate /ErrorPage401'])
    },
  )
})

describe('marks', () => {
  test.each([401, 403, 500])('a call that skips the handler is not led away by a %i [HTP-12]', async (status) => {
    const ports = fakePorts(() => new Response(null, { status }))
    await send(ports, { init: { skipErrorHandler: true } })
    expect(ports.log.filter((entry) => entry.startsWith('navigate'))).toEqual([])
  })

  test('its 403 drops the chat token [ERR-05]', async () => {
    const ports = fakePorts(() => new Response(null, { status: 403 }))
    await send(ports, { init: { skipErrorHandler: true } })
    expect(ports.log).toEqual(['clear chat token'])
  })

  test.each([401, 403, 500])('a background call is neither led away nor told by a %i [ERR-18]', async (status) => {
    const ports = fakePorts(() => answer({ error: 'x', errorMessage: 'words' }, { status }))
    await send(ports, { init: { background: true } })
    expect(ports.log).toEqual([])
  })

  test('signals act on marked calls too [HTP-12] [ERR-18]', async () => {
    const ended = fakePorts(() => duplicateLogin())
    await failureOf(send(ended, { init: { background: true, skipErrorHandler: true } }))
    expect(ended.log).toEqual(['end duplicate'])
    const expired = fakePorts((_request, count) => (count === 0 ? tokenExpired() : new Response(null, { status: 500 })))
    await send(expired, { init: { skipErrorHandler: true } })
    expect(expired.log).toEqual(['renew t0'])
  })

  test('a mark ends with its call [HTP-19]', async () => {
    const ports = fakePorts(() => new Response(null, { status: 500 }))
    await send(ports, { init: { skipErrorHandler: true } })
    await send(ports)
    expect(ports.log).toEqual(['navigate /ErrorPage500'])
  })
})

test.each([
  [404, true],
  [403, true],
  [502, true],
  [500, false],
  [440, false],
  [401, false],
  [undefined, true],
])('status %s has the general text: %s [ERR-08] [ERR-12] [ERR-19]', (status, expected) => {
  expect(new ApiError(status === undefined ? 'network' : 'status', { status }).hasGeneralText).toBe(expected)
})
