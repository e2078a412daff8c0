import { describe, expect, test, vi } from 'vitest'

import { answer, envelope, tokenExpired } from '#src/contract/testing.ts'
import { memoryStorage, testShell } from '#src/shell/testing.ts'

import type { Tab } from './testing/world.ts'

import { runRefreshSchedule, runRefreshSchedules } from './testing/refresh-schedules.ts'
import { countOf, CREDENTIALS, failureOf, hold, quiet, SIGNED_IN, signedInTab } from './testing/tab.ts'
import { createBrowser } from './testing/world.ts'

/** Auto-login was not chosen. */
const FORM_ONLY = { ...SIGNED_IN, autoLogin: 'N' }

describe('an expired token', () => {
  test('five calls share one refresh and go again with the new token [SES-18] [SES-19] [SES-20] [SES-21]', async () => {
    const { call, server, storage } = await signedInTab()
    server.state.isExpired = true
    const results = await Promise.all(Array.from({ length: 5 }, () => call()))
    expect(results.every(({ data }) => data !== undefined)).toBe(true)
    expect(server.state.refreshes).toBe(1)
    expect(countOf(server.state.requests, '/api/oauth/userInfo')).toBe(10)
    expect(storage.getItem('accessToken')).toBe('t1')
  })

  test('calls that begin during the refresh are sent only after it, with the new token [SES-22]', async () => {
    const { call, server } = await signedInTab()
    const release = hold(server, '/session', () => {
      server.state.token = 't1'
      server.state.isExpired = false
      return answer(envelope('t1'))
    })
    server.state.isExpired = true
    const first = call()
    await quiet()
    const later = [call(), call()]
    await quiet()
    expect(countOf(server.state.requests, '/api/oauth/userInfo')).toBe(1)
    release()
    await Promise.all([first, ...later])
    expect(countOf(server.state.requests, '/api/oauth/userInfo')).toBe(4)
  })

  test('a call refused again after the refresh ends the session [SES-23]', async () => {
    const { call, server, log } = await signedInTab()
    server.state.answers.set('/api/oauth/userInfo', () => tokenExpired())
    expect(await failureOf(call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect(server.state.refreshes).toBe(1)
    expect(log).toEqual(['end expired', 'navigate /login'])
  })

  test.each([401, 403])(
    'a refresh answered with %i rejects every waiting call and ends the session [SES-24] [SES-31]',
    async (status) => {
      const { call, server, log, storage } = await signedInTab({ stored: FORM_ONLY })
      server.state.isExpired = true
      const release = hold(server, '/session', () => tokenExpired(status))
      const calls = [call(), call(), call()].map(failureOf)
      await quiet()
      release()
      for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'session' })
      await quiet()
      expect(countOf(server.state.requests, '/session')).toBe(1)
      expect(log).toEqual(['end expired', 'navigate /login'])
      expect(storage.length).toBe(0)
    },
  )

  test('a refresh that brings the very same token counts as one', async () => {
    const { call, server } = await signedInTab()
    server.state.isExpired = true
    server.state.answers.set('/session', () => {
      server.state.isExpired = false
      return answer(envelope('t0'))
    })
    expect((await call()).data).toBeDefined()
  })

  const noVerdict: [string, () => Response | Promise<Response>][] = [
    ...[500, 502, 503, 429, 408, 404].map((status): [string, () => Response] => [
      `a ${status}`,
      () => new Response('<h1>sorry</h1>', { status }),
    ]),
    ['a 500 in the server’s own form', () => answer({ error: 'serverError', errorMessage: 'x' }, { status: 500 })],
    ['nobody', () => Promise.reject(new TypeError('fetch failed'))],
  ]

  test.each(noVerdict)(
    'a refresh answered by %s rejects every waiting call and keeps the session [SES-24] [SES-31]',
    async (_title, refuse) => {
      const { call, server, session, log, storage } = await signedInTab()
      server.state.isExpired = true
      server.state.answers.set('/session', refuse)
      for (const error of await Promise.all([call(), call(), call()].map(failureOf))) {
        expect(error).toMatchObject({ kind: 'network' })
      }
      expect(countOf(server.state.requests, '/session')).toBe(1)
      expect(session.isSignedIn()).toBe(true)
      expect(storage.getItem('accessToken')).toBe('t0')
      expect(log).toEqual([])
      server.state.answers.clear()
      expect((await call()).data).toBeDefined()
    },
  )

  test('a deploy in the middle: fifty refreshes without a verdict end nothing, the one after them renews', async () => {
    const { call, server, session, log } = await signedInTab()
    server.state.isExpired = true
    server.state.answers.set('/session', () => new Response('', { status: 502 }))
    for (let round = 0; round < 50; round += 1) expect(await failureOf(call())).toMatchObject({ kind: 'network' })
    expect([session.isSignedIn(), log]).toEqual([true, []])
    server.state.answers.clear()
    expect((await call()).data).toBeDefined()
  })

  const page =
    (status = 200) =>
    () =>
      new Response('<!doctype html><title>점검 중</title>', { status, headers: { 'Content-Type': 'text/html' } })

  test('a page of maintenance everywhere keeps the member, and goes on where it was [SES-31]', async () => {
    const { call, server, session, log, storage } = await signedInTab({ stored: FORM_ONLY })
    for (const path of ['/api/oauth/userInfo', '/session']) server.state.answers.set(path, page())
    for (const error of await Promise.all([call(), call()].map(failureOf)))
      expect(error).toMatchObject({ kind: 'network' })
    expect([session.isSignedIn(), log, storage.getItem('accessToken')]).toEqual([true, [], 't0'])
    server.state.answers.clear()
    expect((await call()).data).toBeDefined()
  })

  test('a maintenance page ends a run-out token with no sign-in remembered; a remembered one waits', async () => {
    const accessToken = `x.${btoa(JSON.stringify({ exp: Date.parse('2026-11-01T00:00:00Z') / 1000 }))}.x`
    const over = await signedInTab({ stored: { ...FORM_ONLY, accessToken } })
    over.server.state.answers.set('/session', page())
    expect(await failureOf(over.call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect(over.log).toEqual(['end expired', 'navigate /login'])

    const kept = await signedInTab()
    kept.server.state.isExpired = true
    for (const path of ['/session', '/api/common/getRememberMeAccessToken']) kept.server.state.answers.set(path, page())
    expect(await failureOf(kept.call())).toMatchObject({ kind: 'network' })
    expect([kept.session.isSignedIn(), kept.log]).toEqual([true, []])
  })

  test.each(['', 'OK'])(
    'a call and GET /session answered with "%s" end the session (known-payloads 2.5)',
    async (body) => {
      const { call, server, log } = await signedInTab({ stored: FORM_ONLY })
      for (const path of ['/api/oauth/userInfo', '/session']) server.state.answers.set(path, () => new Response(body))
      expect(await failureOf(call())).toMatchObject({ kind: 'session' })
      await quiet()
      expect(log).toEqual(['end expired', 'navigate /login'])
    },
  )

  test('without a verdict it is tried again by itself', { timeout: 10_000 }, async () => {
    const { call, server, storage } = await signedInTab()
    server.state.isExpired = true
    server.state.answers.set('/session', () => new Response('', { status: 503 }))
    await failureOf(call())
    server.state.answers.clear()
    await vi.waitFor(() => expect(storage.getItem('accessToken')).toBe('t1'), { timeout: 5000 })
  })
})

describe('a remembered sign-in', () => {
  const EXCHANGE = '/api/common/getRememberMeAccessToken'

  test.each(['GET /session', 'a call'])(
    'is exchanged when the session has ended, as %s says, and the member notices nothing [SES-17] [SES-30]',
    async (told) => {
      const { call, server, log, storage } = await signedInTab()
      server.state.remembered = true
      server.state.session = 'ended'
      // The token has run out as well: the fake server says so before it looks at the session.
      if (told === 'GET /session')
        server.state.answers.set('/api/oauth/userInfo', () => {
          server.state.answers.delete('/api/oauth/userInfo')
          return tokenExpired()
        })
      const results = await Promise.all([call(), call(), call()])
      expect(results.every(({ data }) => data !== undefined)).toBe(true)
      await quiet()
      expect(countOf(server.state.requests, EXCHANGE)).toBe(1)
      expect(server.state.requests).toContain('/api/member/setAutoLoginHistory')
      expect(storage.getItem('accessToken')).toBe(server.state.token)
      expect(log.filter((entry) => !entry.startsWith('member'))).toEqual([])
    },
  )

  test('refused as well, leads to the sign-in [SES-17] [SES-31]', async () => {
    const { call, server, log, storage } = await signedInTab()
    server.state.session = 'ended'
    expect(await failureOf(call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect(countOf(server.state.requests, EXCHANGE)).toBe(1)
    expect(log).toEqual(['end expired', 'navigate /login'])
    expect(storage.length).toBe(0)
  })

  test.each([429, 502])('answered with a %i, keeps the member and is tried again', async (status) => {
    const { call, server, session, log } = await signedInTab()
    server.state.remembered = true
    server.state.session = 'ended'
    server.state.answers.set(EXCHANGE, () => new Response('', { status }))
    expect(await failureOf(call())).toMatchObject({ kind: 'network' })
    expect([session.isSignedIn(), log]).toEqual([true, []])
    server.state.answers.clear()
    expect((await call()).data).toBeDefined()
  })

  test('is exchanged once for two tabs', async () => {
    const browser = createBrowser({ stored: SIGNED_IN })
    const tabs = [browser.openTab(), browser.openTab()]
    await Promise.all(tabs.map(({ session }) => session.start()))
    browser.server.state.remembered = true
    browser.server.state.session = 'ended'
    const results = await Promise.all(tabs.flatMap(({ call }) => [call(), call()]))
    expect(results.every(({ data }) => data !== undefined)).toBe(true)
    expect(countOf(browser.server.state.requests, EXCHANGE)).toBe(1)
  })

  test('another device’s sign-in is not undone by it [SES-25]', async () => {
    const { call, server, log } = await signedInTab()
    server.state.remembered = true
    server.state.session = 'elsewhere'
    expect(await failureOf(call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect(countOf(server.state.requests, EXCHANGE)).toBe(0)
    expect(log).toEqual(['end duplicate', 'navigate /login/username?error=dupLogin'])
  })
})

/** What a tab that slept has not heard of: the others renewed, and the token they left has run out as well. */
test('a token that another tab left, and that has run out since, is renewed and ends nothing [SES-23]', async () => {
  const { call, server, session, storage, log } = await signedInTab({ stored: FORM_ONLY })
  server.state.token = 't1'
  server.state.isExpired = true
  storage.setItem('accessToken', 't1')
  const results = await Promise.all([call(), call()])
  expect(results.every(({ data }) => data !== undefined)).toBe(true)
  expect(server.state.refreshes).toBe(1)
  expect([session.isSignedIn(), log]).toEqual([true, []])
})

describe('two tabs', () => {
  async function twoTabs(): Promise<{ browser: ReturnType<typeof createBrowser>; tabs: [Tab, Tab] }> {
    const browser = createBrowser({ stored: SIGNED_IN })
    const tabs: [Tab, Tab] = [browser.openTab(), browser.openTab()]
    await Promise.all(tabs.map(({ session }) => session.start()))
    return { browser, tabs }
  }

  test('50 parallel calls in each share one refresh [SES-21]', async () => {
    const { browser, tabs } = await twoTabs()
    browser.server.state.isExpired = true
    const results = await Promise.all(tabs.flatMap(({ call }) => Array.from({ length: 50 }, () => call())))
    expect(results.every(({ data }) => data !== undefined)).toBe(true)
    expect(browser.server.state.refreshes).toBe(1)
  })

  test('whoever has waited for the first looks again until it reads what that one has stored [SES-21]', async () => {
    const browser = createBrowser({ stored: SIGNED_IN })
    const late = memoryStorage(SIGNED_IN) // as the second tab knows it
    const looks = Promise.withResolvers<void>()
    const tabs = [
      browser.openTab(),
      browser.openTab({ shell: testShell({ storage: late }).shell, pause: () => looks.promise }),
    ] as const
    await Promise.all(tabs.map(({ session }) => session.start()))
    browser.server.state.isExpired = true
    const [first, second] = [tabs[0].call(), tabs[1].call()]
    expect((await first).data).toBeDefined()
    await quiet()
    late.setItem('accessToken', browser.storage.getItem('accessToken') ?? '')
    looks.resolve()
    expect((await second).data).toBeDefined()
    expect(browser.server.state.refreshes).toBe(1)
  })

  test('signing out in one ends the other', async () => {
    const { tabs, browser } = await twoTabs()
    await tabs[0].session.signOut()
    await quiet()
    expect(tabs[1].log).toEqual(['end signOut', 'navigate /login'])
    expect(browser.storage.length).toBe(0)
  })

  test('signing out in one while the other refreshes leaves no token behind', async () => {
    const { tabs, browser } = await twoTabs()
    browser.server.state.isExpired = true
    const release = hold(browser.server, '/session', () => answer(envelope('t1')))
    const waiting = failureOf(tabs[1].call())
    await quiet()
    await tabs[0].session.signOut()
    release()
    expect(await waiting).toMatchObject({ kind: 'session' })
    await quiet()
    expect(browser.storage.getItem('accessToken')).toBeNull()
  })

  test('signing in in one takes the other along', async () => {
    const browser = createBrowser()
    const tabs = [browser.openTab(), browser.openTab()]
    await Promise.all(tabs.map(({ session }) => session.start()))
    await tabs[0]?.session.signIn(CREDENTIALS)
    await quiet()
    expect(tabs[1]?.session.isSignedIn()).toBe(true)
  })
})

describe('seeded schedules', () => {
  test('the same seed gives the same order', async () => {
    expect(await runRefreshSchedule(7)).toEqual(await runRefreshSchedule(7))
  })

  // `npm run bench` runs 1,000 of them.
  test('100 orders of events: one refresh, no logout, no lost call [SES-21]', { timeout: 60_000 }, async () => {
    expect(await runRefreshSchedules(100)).toEqual({ schedules: 100, refreshesMax: 1, logouts: 0, failed: 0 })
  })
})
