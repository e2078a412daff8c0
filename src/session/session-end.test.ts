import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answer, envelope, tokenExpired } from '#src/contract/testing.ts'
import { fakeBridge, shellAgent, testShell } from '#src/shell/testing.ts'

import { countOf, CREDENTIALS, failureOf, hold, quiet, SIGNED_IN, signedInTab } from './testing/tab.ts'
import { createBrowser } from './testing/world.ts'

describe('the end of a session', () => {
  test('sign-out takes its steps with the token, and nothing is left [SES-12] [SES-13] [SES-14] [SES-32]', async () => {
    const fake = fakeBridge(SIGNED_IN)
    const { openTab, server } = createBrowser()
    const { session, log } = openTab({ shell: testShell({ host: fake, userAgent: shellAgent('1.01.06') }).shell })
    await session.start()
    server.state.answers.set('/logout', (request) => {
      expect(request.headers.get('authorization')).toBe('Bearer t0')
      fake.calls.push(['GET /logout', {}])
      return answer(envelope(null))
    })
    fake.calls.length = 0
    await session.signOut()
    expect(fake.calls.map(([name]) => name)).toEqual([
      'GET /logout',
      'setEncStorage',
      'setEncStorage',
      'setEncStorage',
      'queryLogout',
    ])
    expect(fake.stored).toEqual(
      new Map([
        ['accessToken', 'null'],
        ['deviceId', 'null'],
        ['autoLogin', 'null'],
      ]),
    )
    expect(log).toEqual(['end signOut', 'navigate /login'])
  })

  test('sign-out without bridge and server clears all the same [SES-15]', async () => {
    const { session, server, storage, log } = await signedInTab()
    server.state.answers.set('/logout', () => Promise.reject(new TypeError('fetch failed')))
    await session.signOut()
    expect(storage.length).toBe(0)
    expect(log).toEqual(['end signOut', 'navigate /login'])
  })

  test('sign-out offline clears at once, keeping which session it was until the server hears it [SES-15]', async () => {
    const { openTab, server, storage } = createBrowser({ stored: SIGNED_IN })
    const owed: string[] = []
    let online = false
    const left = {
      keep: async ({ token, deviceId }: { token: string; deviceId: string }) => void owed.push(`${token} ${deviceId}`),
      drop: async (token: string) =>
        void owed.splice(
          owed.findIndex((each) => each.startsWith(`${token} `)),
          1,
        ),
    }
    const { session, log } = openTab({ isOnline: () => online, left })
    await session.start()
    await session.signOut()
    expect([storage.length, log, owed]).toEqual([0, ['end signOut', 'navigate /login'], ['t0 device-1']])
    expect(countOf(server.state.requests, '/logout')).toBe(0)

    online = true
    await session.signIn(CREDENTIALS)
    await session.signOut()
    // The second one was heard: only the first is still owed.
    expect(owed).toEqual(['t0 device-1'])
    expect(countOf(server.state.requests, '/logout')).toBe(1)
  })

  test('GET /logout sent by a screen itself ends the session too [SES-08]', async () => {
    const { session, api, storage } = await signedInTab()
    await api.GET('/logout')
    expect(await session.settled()).toBe('signedOut')
    expect(storage.length).toBe(0)
  })

  test('after sign-out a late tokenExpired refreshes nothing [SES-11]', async () => {
    const { session, call, server } = await signedInTab()
    const release = hold(server, '/api/oauth/userInfo', () => tokenExpired())
    const late = failureOf(call())
    await quiet()
    await session.signOut()
    release()
    expect(await late).toMatchObject({ kind: 'session' })
    expect(countOf(server.state.requests, '/session')).toBe(0)
  })

  test('sign-out during a refresh drops the queue and what the refresh brings [SES-11] [SES-33]', async () => {
    const { session, call, server, storage, log } = await signedInTab()
    server.state.isExpired = true
    const release = hold(server, '/session', () => answer(envelope('t1')))
    const queued = [call(), call()].map(failureOf)
    await quiet()
    const sent = server.state.requests.length
    const out = session.signOut()
    release()
    await out
    for (const error of await Promise.all(queued)) expect(error).toMatchObject({ kind: 'session' })
    await quiet()
    expect(server.state.requests.slice(sent)).toEqual(['/logout'])
    expect(storage.length).toBe(0)
    expect(log).toEqual(['end signOut', 'navigate /login'])
  })

  test('a duplicate login during a refresh ends all once, at its own page [ERR-01] [SES-16] [SES-33]', async () => {
    const { call, server, storage, log } = await signedInTab()
    server.state.isExpired = true
    const release = hold(server, '/session', () =>
      answer(
        { error: 'duplicateLogin', errorMessage: null },
        { status: 401, headers: { 'wp-error': 'duplicate-login' } },
      ),
    )
    const calls = Array.from({ length: 10 }, () => failureOf(call()))
    await quiet()
    release()
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'session' })
    await quiet()
    expect(log).toEqual(['end duplicate', 'navigate /login/username?error=dupLogin'])
    expect(storage.length).toBe(0)
  })

  test('signed in elsewhere, the next call learns of it [SES-25] [SES-35]', async () => {
    const fake = fakeBridge(SIGNED_IN)
    const { openTab, server } = createBrowser()
    const { session, call, log } = openTab({ shell: testShell({ host: fake, userAgent: shellAgent('1.01.06') }).shell })
    await session.start()
    server.state.session = 'elsewhere'
    fake.calls.length = 0
    await Promise.all([failureOf(call()), failureOf(call())])
    await quiet()
    expect(log).toEqual(['end duplicate', 'navigate /login/username?error=dupLogin'])
    expect([...fake.stored.values()]).toEqual(['null', 'null', 'null'])
    expect(fake.calls.map(([name]) => name)).not.toContain('queryLogout')
  })

  test('a call that goes out after a sign-in elsewhere was heard leads nowhere else [SES-26]', async () => {
    const { session, call, server, log } = await signedInTab()
    server.state.session = 'elsewhere'
    await failureOf(call())
    await quiet()
    expect(session.endedElsewhere()).toBe(true)
    // Nobody's call any more: its answer only says that nobody is signed in.
    server.state.session = 'ended'
    expect(await failureOf(call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect(log).toEqual(['end duplicate', 'navigate /login/username?error=dupLogin'])
    server.state.session = 'live'
    await session.signIn(CREDENTIALS)
    expect(session.endedElsewhere()).toBe(false)
  })

  test('a new sign-in starts clean: its first expiry is refreshed [SES-36]', async () => {
    const { session, call, server } = await signedInTab()
    await session.signOut()
    await session.signIn(CREDENTIALS)
    server.state.isExpired = true
    const before = server.state.refreshes
    expect((await call()).data).toBeDefined()
    expect(server.state.refreshes).toBe(before + 1)
  })
})

describe('limits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a server that never answers the sign-out does not keep the member [SES-15]', async () => {
    const { openTab, server, storage } = createBrowser({ stored: SIGNED_IN })
    const { session } = openTab()
    await session.start()
    server.state.answers.set('/logout', () => new Promise(() => {}))
    const out = session.signOut()
    await vi.advanceTimersByTimeAsync(3000)
    await out
    expect(storage.length).toBe(0)
  })
})
