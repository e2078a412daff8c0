// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { SessionContext, useIsSessionBusy, useIsSignedIn, useSession, useSessionState } from './use-session.ts'
import { createBrowser } from './testing/world.ts'

afterEach(cleanup)

function Facts() {
  const canSignOut = useSessionState((snapshot) => snapshot.can({ type: 'signOut.requested' }))
  const facts = { in: useIsSignedIn(), busy: useIsSessionBusy(), canSignOut }
  const names = Object.entries(facts).filter(([, value]) => value)
  return <p>{names.map(([name]) => name).join(' ')}</p>
}

const facts = () => screen.getByRole('paragraph').textContent

test('a screen follows the session and asks it what can be done', async () => {
  const { session } = createBrowser({ stored: { accessToken: 't0', deviceId: 'd', autoLogin: 'Y' } }).openTab()
  await session.start()
  render(
    <SessionContext value={session}>
      <Facts />
    </SessionContext>,
  )
  expect(facts()).toBe('in canSignOut')
  let out: Promise<void> | undefined
  act(() => {
    out = session.signOut()
  })
  expect(facts()).toBe('busy')
  await act(() => out)
  expect(facts()).toBe('')
})

test('without a session around it a component says so', () => {
  const Lost = () => <p>{String(useSession())}</p>
  expect(() => render(<Lost />)).toThrow('No SessionContext')
})
