import { describe, expect, test } from 'vitest'

import { answer, envelope, tokenExpired } from '#src/contract/testing.ts'

import type { Tab } from './testing/world.ts'

import { runRefreshSchedule, runRefreshSchedules } from './testing/refresh-schedules.ts'
import { countOf, CREDENTIALS, failureOf, hold, quiet, SIGNED_IN, signedInTab } from './testing/tab.ts'
import { createBrowser } from './testing/world.ts'

describe('an expired token', () => {
  test('five calls share one refresh, each is sent again with the new token [SES-18] [SES-19] [SES-20] [SES-21]', async () => {
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

  test.each([401, 403, 500])('a refresh answered with %i rejects every waiting call and ends the session [SES-24] [SES-31]', async (status) => {
    const { call, server, log, storage } = await signedInTab()
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
  })

  test('a refresh that brings the very same token counts as one', async () => {
    const { call, server } = await signedInTab()
    server.state.isExpired = true
    server.state.answers.set('/session', () => {
      server.state.isExpired = false
      return answer(envelope('t0'))
    })
    expect((await call()).data).toBeDefined()
  })

  test('a refresh that nobody answers rejects every waiting call and keeps the session [SES-24]', async () => {
    const { call, server, session, log } = await signedInTab()
    server.state.isExpired = true
    server.state.answers.set('/session', () => Promise.reject(new TypeError('fetch failed')))
    for (const error of await Promise.all([call(), call(), call()].map(failureOf))) {
      expect(error).toMatchObject({ kind: 'network' })
    }
    expect(session.isSignedIn()).toBe(true)
    expect(log).toEqual([])
    server.state.answers.clear()
    expect((await call()).data).toBeDefined()
  })
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
