import { expect, test } from 'vitest'
import { joinFlow, unmetStep } from './join-flow.ts'

// Here as while building: no browser, and so no storage of a tab.
test('without a storage the flow begins at its way, and goes on', () => {
  expect(typeof sessionStorage).toBe('undefined')
  joinFlow.send({ type: 'identity.verified', authKey: 'pass-1' })
  expect([joinFlow.getSnapshot().value, unmetStep('terms')]).toEqual(['verified', '/member/pass/success/join'])
})
