import { describe, expect, test } from 'vitest'

import { answer, envelope } from '#src/contract/testing.ts'

import { failureOf, quiet, SIGNED_IN, signedInTab } from './testing/tab.ts'
import { createBrowser } from './testing/world.ts'

describe('another member’s token', () => {
  const tokenOf = (sub: string, n: number) => `h.${btoa(JSON.stringify({ sub, n, exp: 4_000_000_000 }))}.s`
  const [OF_A, LATER_OF_A, OF_B] = [tokenOf('HC-A', 1), tokenOf('HC-A', 2), tokenOf('HC-B', 1)]

  async function tabOfA() {
    const tab = await signedInTab({ stored: { ...SIGNED_IN, accessToken: OF_A } })
    tab.server.state.token = OF_A
    await tab.call()
    tab.server.state.requests.length = 0
    return tab
  }

  test('stored silently ends this tab and refuses its call; nothing of the other is cleared or used', async () => {
    const { call, server, session, storage, log } = await tabOfA()
    // The tab where it happened told nobody: there is no BroadcastChannel.
    storage.setItem('accessToken', OF_B)
    server.state.token = OF_B
    expect(await failureOf(call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect([session.isSignedIn(), log]).toEqual([false, ['end taken others', 'navigate /login']])
    expect(storage.getItem('accessToken')).toBe(OF_B)
    expect(storage.getItem('autoLogin')).toBe('Y')
    expect(server.state.requests).toEqual(['/api/oauth/userInfo'])
  })

  test('is left alone by a sign-out here, and no other tab is told', async () => {
    const browser = createBrowser({ stored: { ...SIGNED_IN, accessToken: OF_A } })
    browser.server.state.token = OF_A
    const tabs = [browser.openTab(), browser.openTab()] as const
    await Promise.all(tabs.map(({ session }) => session.start()))
    browser.storage.setItem('accessToken', OF_B)
    await tabs[0].session.signOut()
    await quiet()
    // What the first tab ended was its own session; the other member's stands, and nobody is told.
    expect(browser.storage.getItem('accessToken')).toBe(OF_B)
    expect(tabs[0].log).toEqual(['end signOut others', 'navigate /login'])
    expect(tabs[1].log).toEqual([])
  })

  test('that a remembered sign-in answers with is not taken, and the end clears this member’s own', async () => {
    const { call, server, session, storage } = await tabOfA()
    server.state.session = 'ended'
    server.state.answers.set('/api/common/getRememberMeAccessToken', () => answer(envelope(OF_B)))
    expect(await failureOf(call())).toMatchObject({ kind: 'session' })
    await quiet()
    expect([session.isSignedIn(), storage.getItem('accessToken')]).toEqual([false, null])
  })

  test('one’s own, renewed by another tab, is taken over', async () => {
    const { call, server, session, storage } = await tabOfA()
    storage.setItem('accessToken', LATER_OF_A)
    server.state.token = LATER_OF_A
    expect((await call()).data).toBeDefined()
    expect(session.isSignedIn()).toBe(true)
  })
})
