import { describe, expect, test } from 'vitest'

import type { EndReason } from './session-types.ts'

import { refreshing, REQUEST, settle, signedIn, signedOut } from './testing/machine-under-test.ts'

describe('signing out', () => {
  test('follows the one order of its steps [SES-32] [SES-12] [SES-13] [SES-14]', async () => {
    const { actor, log, is, answer, values } = await signedIn()
    actor.send({ type: 'signOut.requested' })
    expect(actor.getSnapshot().hasTag('closed')).toBe(true)
    expect(values().accessToken).toBe('t0')
    await answer('callLogout')
    await answer('clearNative')
    await answer('leaveShell')
    expect(is('signedOut')).toBe(true)
    expect(values()).toMatchObject({ accessToken: '', deviceId: '', autoLogin: '' })
    expect(log).toEqual(['callLogout', 'clearNative', 'leaveShell', 'clearLocal', 'end signOut'])
  })

  test('goes on when server and shell fail [SES-15]', async () => {
    const { actor, is, fail } = await signedIn()
    actor.send({ type: 'signOut.requested' })
    await fail('callLogout')
    await fail('clearNative')
    await fail('leaveShell')
    expect(is('signedOut')).toBe(true)
  })

  test('goes on when they never answer [SES-15]', async () => {
    const { actor, clock, is } = await signedIn()
    actor.send({ type: 'signOut.requested' })
    clock.increment(2999)
    expect(is({ ending: 'calling' })).toBe(true)
    for (let step = 0; step < 3; step += 1) clock.increment(3000)
    expect(is('signedOut')).toBe(true)
  })

  test('sent by a screen itself, it skips the call [SES-08]', async () => {
    const { actor, is } = await signedIn()
    actor.send({ type: 'signOut.sent' })
    expect(is({ ending: 'clearingNative' })).toBe(true)
  })

  test('keeps the health terms, which are not part of the session [HTM-05]', async () => {
    const { actor, clock, values, log } = await signedIn()
    actor.send({ type: 'healthTerms.changed', value: 'Y' })
    actor.send({ type: 'signOut.requested' })
    for (let step = 0; step < 3; step += 1) clock.increment(3000)
    expect(values().healthTermsYn).toBe('Y')
    expect(log).toContain('keep health terms Y')
  })

  test('leaves a clean start: the next session refreshes again [SES-36]', async () => {
    const { actor, clock, is } = await refreshing()
    actor.send({ type: 'signOut.requested' })
    for (let step = 0; step < 3; step += 1) clock.increment(3000)
    actor.send(REQUEST)
    actor.send({ type: 'signIn.answered', token: 't9' })
    await settle()
    actor.send({ type: 'token.expired', token: 't9' })
    expect(is({ signedIn: 'refreshing' })).toBe(true)
  })
})

describe('signals', () => {
  test.each(['duplicate', 'login', 'expired'] as const)(
    '%s clears the shell’s values without a native logout [SES-35]',
    async (signal) => {
      const { actor, log, answer, values } = await signedIn()
      actor.send({ type: 'signal.received', signal })
      expect(values()).toMatchObject({ accessToken: '', deviceId: '', autoLogin: '' })
      await answer('clearNative')
      expect(log).toEqual(['clearNative', 'clearLocal', `end ${signal}`])
    },
  )

  test('a shell that does not answer holds nobody back', async () => {
    const { actor, clock, is } = await signedIn()
    actor.send({ type: 'signal.received', signal: 'login' })
    clock.increment(3000)
    expect(is('signedOut')).toBe(true)
  })
})

describe('other tabs', () => {
  test('bring their refreshed token', async () => {
    const { actor, values, log } = await signedIn()
    actor.send({ type: 'tab.refreshed', token: 't1' })
    expect(values().accessToken).toBe('t1')
    expect(log).toEqual([])
  })

  test.each<EndReason>(['signOut', 'duplicate'])('end this session with theirs: %s', async (reason) => {
    for (const machine of [await signedIn(), await refreshing()]) {
      machine.log.length = 0
      machine.actor.send({ type: 'tab.ended', reason })
      expect(machine.is('signedOut')).toBe(true)
      expect(machine.values().accessToken).toBe('')
      expect(machine.log).toEqual([`end ${reason} from tab`])
    }
  })

  test('sign in for this one too', async () => {
    const { actor, is } = await signedOut()
    actor.send({ type: 'tab.signedIn' })
    expect(is('starting')).toBe(true)
  })

  test('replace the member of this one', async () => {
    const { actor, is, log } = await signedIn()
    actor.send({ type: 'tab.signedIn' })
    expect(is('starting')).toBe(true)
    expect(log).toEqual(['make way'])
  })
})
