import { describe, expect, test, vi } from 'vitest'

import { answer, envelope } from '#src/contract/testing.ts'
import { fakeBridge, shellAgent, testShell } from '#src/shell/testing.ts'

import { countOf, CREDENTIALS, failureOf, quiet, SIGNED_IN, signedInTab } from './testing/tab.ts'
import { createBrowser, createFakeServer } from './testing/world.ts'

/** A token whose `exp` lies an hour before the browser's now. */
const EXPIRED_JWT = `x.${btoa(JSON.stringify({ exp: Date.UTC(2026, 10, 1, 23) / 1000 }))}.x`

describe('starting', () => {
  test('loads token, device and auto-login before the first call goes out [SES-04]', async () => {
    const { openTab, server } = createBrowser({ stored: { ...SIGNED_IN, autoLogin: 'N' } })
    const tab = openTab()
    const headers: (string | null)[] = []
    server.state.answers.set('/api/oauth/userInfo', (request) => {
      for (const name of ['authorization', 'x-device-id', 'x-autologin']) headers.push(request.headers.get(name))
      return answer(envelope({ hcId: 'x' }))
    })
    const start = tab.session.start()
    await tab.call()
    expect(await start).toBe('signedIn')
    expect(headers).toEqual(['Bearer t0', 'device-1', 'N'])
  })

  test("stored 'null' texts are no values: signed out, and nothing of them is sent [SES-03] [SES-34]", async () => {
    const { openTab, server } = createBrowser({ stored: { accessToken: 'null', deviceId: 'null', autoLogin: 'null' } })
    const tab = openTab()
    expect(await tab.session.start()).toBe('signedOut')
    server.state.answers.set('/api/oauth/userInfo', (request) => {
      expect(request.headers.has('authorization')).toBe(false)
      expect(request.headers.get('x-device-id')).not.toBe('null')
      expect(request.headers.get('x-autologin')).toBe('Y')
      return answer(envelope({ hcId: 'x' }))
    })
    expect((await tab.call()).response.status).toBe(200)
  })

  test('auto-login is Y when nothing is stored for it [SES-05] [CON-07]', async () => {
    const tab = createBrowser().openTab()
    await tab.session.start()
    expect(tab.session.actor.getSnapshot().context.values.autoLogin).toBe('Y')
  })

  test('a first visit asks the server for nothing [SES-29]', async () => {
    const { openTab, server } = createBrowser()
    expect(await openTab().session.start()).toBe('signedOut')
    expect(server.state.requests).toEqual([])
  })

  test('with auto-login and no token a reload exchanges the login once and records it [SES-29] [SES-30]', async () => {
    const server = createFakeServer()
    server.state.remembered = true
    const { openTab, storage } = createBrowser({ server, stored: { deviceId: 'device-1', autoLogin: 'Y' } })
    const { session, log } = openTab()
    expect(await session.start()).toBe('signedIn')
    await quiet()
    expect(countOf(server.state.requests, '/api/common/getRememberMeAccessToken')).toBe(1)
    expect(server.state.requests).toContain('/api/member/setAutoLoginHistory')
    expect(storage.getItem('accessToken')).toBe(server.state.token)
    expect(log).toEqual(['member HC20240001'])
  })

  test('two tabs that open together exchange it once', async () => {
    const server = createFakeServer()
    server.state.remembered = true
    const { openTab } = createBrowser({ server, stored: { deviceId: 'device-1', autoLogin: 'Y' } })
    const tabs = [openTab(), openTab()]
    expect(await Promise.all(tabs.map(({ session }) => session.start()))).toEqual(['signedIn', 'signedIn'])
    await quiet()
    expect(tabs.flatMap(({ log }) => log).filter((entry) => entry.startsWith('end'))).toEqual([])
    expect(countOf(server.state.requests, '/api/common/getRememberMeAccessToken')).toBe(1)
  })

  test('a stored token that has run out counts as none for auto-login', async () => {
    const server = createFakeServer()
    server.state.remembered = true
    const { openTab } = createBrowser({ server, stored: { ...SIGNED_IN, accessToken: EXPIRED_JWT } })
    expect(await openTab().session.start()).toBe('signedIn')
    expect(countOf(server.state.requests, '/api/common/getRememberMeAccessToken')).toBe(1)
  })

  test('a reload without auto-login keeps a stored token and exchanges nothing [SES-29]', async () => {
    for (const accessToken of ['t0', EXPIRED_JWT, '']) {
      const { openTab, server } = createBrowser({ stored: { ...SIGNED_IN, accessToken, autoLogin: 'N' } })
      expect(await openTab().session.start()).toBe(accessToken === '' ? 'signedOut' : 'signedIn')
      expect(server.state.requests).toEqual([])
    }
  })

  test('a refused exchange leads to sign-in without a word [SES-29]', async () => {
    const { openTab, server } = createBrowser({ stored: { deviceId: 'device-1', autoLogin: 'Y' } })
    const { session, log } = openTab()
    expect(await session.start()).toBe('signedOut')
    expect(server.state.requests).toEqual(['/api/common/getRememberMeAccessToken'])
    expect(log).toEqual([])
  })

  test.each([429, 500, 502, 0])(
    'an exchange without a verdict (%i) leads nobody to the sign-in, and is tried again [SES-31]',
    async (status) => {
      for (const accessToken of ['', EXPIRED_JWT]) {
        const server = createFakeServer()
        server.state.remembered = true
        server.state.session = 'ended'
        server.state.answers.set('/api/common/getRememberMeAccessToken', () =>
          status === 0 ? Promise.reject(new TypeError('offline')) : new Response('', { status }),
        )
        const { openTab } = createBrowser({ server, stored: { ...SIGNED_IN, accessToken } })
        const { session, call, log } = openTab()
        const early = failureOf(call())
        expect(await session.start()).toBe('signedIn')
        expect(await early).toMatchObject({ kind: 'network' })
        expect(log).toEqual([])
        server.state.answers.clear()
        await vi.waitFor(async () => expect((await call()).data).toBeDefined(), { timeout: 4000 })
      }
    },
  )

  test('every bridge call may fail and the app still starts [NAT-02]', async () => {
    const fake = fakeBridge({ accessToken: 't0' })
    for (const name of Object.keys(fake.WPbridge)) fake.WPbridge[name] = () => Promise.reject(new Error('broken'))
    const { openTab } = createBrowser()
    const { session } = openTab({ shell: testShell({ host: fake, userAgent: shellAgent('1.01.14') }).shell })
    expect(await session.start()).toBe('signedOut')
    await session.signIn(CREDENTIALS)
    await session.signOut()
    expect(session.isSignedIn()).toBe(false)
  })
})

describe('signing in', () => {
  test('keeps choice and token, tells shell and server [SES-06, SES-07, SES-09, SES-10, SES-28, SES-30]', async () => {
    const fake = fakeBridge()
    const { openTab, server } = createBrowser()
    const { session, log } = openTab({ shell: testShell({ host: fake, userAgent: shellAgent('1.01.06') }).shell })
    await session.start()
    await session.signIn({ ...CREDENTIALS, remember: false })
    await quiet()
    expect(fake.stored.get('autoLogin')).toBe('N')
    expect(fake.stored.get('accessToken')).toBe(server.state.token)
    expect(fake.calls).toContainEqual(['login', { hcId: 'HC20240001' }])
    expect(server.state.requests).toEqual(['/login', '/api/member/setLoginHistory', '/api/oauth/userInfo'])
    expect(log).toEqual(['member HC20240001'])
  })

  test('a refusal rejects with the server’s words for its form; the choice is kept [ERR-22] [SES-06]', async () => {
    const { openTab, storage } = createBrowser()
    const { session, log } = openTab()
    await session.start()
    expect(await failureOf(session.signIn({ ...CREDENTIALS, password: 'wrong' }))).toMatchObject({
      kind: 'status',
      status: 401,
      code: 'invalidCredentials',
      serverMessage: '다시 확인해 주세요.',
    })
    expect(log).toEqual([])
    expect(storage.getItem('autoLogin')).toBe('Y')
    expect(session.isSignedIn()).toBe(false)
  })

  test('an answer without a token is followed by GET /api/oauth/accessToken [SES-27]', async () => {
    const { openTab, server } = createBrowser()
    const { session, storageToken } = { ...openTab(), storageToken: () => server.state.token }
    await session.start()
    server.state.answers.set('/login', () => answer({ id: 'haneul' }))
    server.state.answers.set('/api/oauth/accessToken', () => answer(envelope(storageToken())))
    await session.signIn(CREDENTIALS)
    expect(session.actor.getSnapshot().context.values.accessToken).toBe('t0')
  })

  test('a sign-in sent straight through the client has the same effects [SES-08]', async () => {
    const { openTab, storage, server } = createBrowser()
    const { session, api } = openTab()
    await session.start()
    await api.POST('/login', {
      body: { username: 'haneul', password: 'secret', 'remember-me': 'false' },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(await session.settled()).toBe('signedIn')
    expect(storage.getItem('autoLogin')).toBe('N')
    expect(storage.getItem('accessToken')).toBe(server.state.token)
  })

  test('after a sign-out the device has an id again before it signs in [SES-12]', async () => {
    const { session, storage, server } = await signedInTab()
    await session.signOut()
    expect(storage.length).toBe(0)
    let sentId: string | null = null
    server.state.answers.set('/login', (request) => {
      sentId = request.headers.get('x-device-id')
      return answer({ id: 'haneul' }, { headers: { authorization: 'Bearer t9' } })
    })
    await session.signIn(CREDENTIALS)
    expect(sentId).toMatch(/^[0-9a-f-]{36}$/)
    expect(sentId).not.toBe('device-1')
    expect(storage.getItem('deviceId')).toBe(sentId)
  })
})
