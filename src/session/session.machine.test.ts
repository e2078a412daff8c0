import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import type { SessionEvent } from './session-types.ts'

import { sessionMachine } from './session.machine.ts'
import {
  DEVICE,
  machineUnderTest,
  refreshing,
  REQUEST,
  settle,
  signedIn,
  signedOut,
  started,
  STORED,
} from './testing/machine-under-test.ts'

describe('a machine on its own', () => {
  test('holds six values and nothing else [SES-01]', () => {
    const { values } = createActor(sessionMachine).getSnapshot().context
    expect(values).toEqual({
      accessToken: '',
      deviceId: '',
      autoLogin: '',
      pushToken: '',
      exceptionMessage: '',
      healthTermsYn: 'N',
    })
  })

  test('ends up signed out when no step is provided: each one rejects', async () => {
    const actor = createActor(sessionMachine).start()
    await settle()
    expect(actor.getSnapshot().value).toBe('signedOut')
    actor.send(REQUEST)
    await settle()
    expect(actor.getSnapshot().context.signInError).toMatchObject({
      message: 'The session step "signIn" is not provided',
    })
  })
})

describe('starting', () => {
  test('holds calls until the stored values are there [SES-04]', async () => {
    const { actor, is, values } = machineUnderTest()
    actor.start()
    expect(actor.getSnapshot().hasTag('hold')).toBe(true)
    await settle()
    expect(is({ signedIn: 'fresh' })).toBe(true)
    expect(values()).toEqual(STORED)
  })

  test('a stored token is taken as it is, without an exchange and without a greeting to record', async () => {
    const { actor, log } = machineUnderTest()
    actor.start()
    await settle()
    expect(log).toEqual(['greet stored'])
  })

  test('a remembered login is exchanged once [SES-29]', async () => {
    const { actor, log, is, answer, values } = machineUnderTest({ accessToken: '' }, true)
    actor.start()
    await settle()
    expect(is('remembering')).toBe(true)
    await answer('exchangeRemembered', { kind: 'renewed', token: 't1' })
    expect(values().accessToken).toBe('t1')
    expect(log).toEqual(['exchangeRemembered', 'announce remembered', 'greet remembered'])
  })

  test('a refused exchange leads quietly to sign-in [SES-29]', async () => {
    const { actor, log, is, answer } = machineUnderTest({ accessToken: '' }, true)
    actor.start()
    await settle()
    await answer('exchangeRemembered', { kind: 'refused' })
    expect(is('signedOut')).toBe(true)
    expect(log).toEqual(['exchangeRemembered'])
  })

  test('a refused exchange keeps an expired token that was stored', async () => {
    const { actor, is, answer } = machineUnderTest({ accessToken: 'old' }, true)
    actor.start()
    await settle()
    await answer('exchangeRemembered', { kind: 'refused' })
    expect(is({ signedIn: 'fresh' })).toBe(true)
  })

  test.each(['old', ''])(
    'an exchange without a verdict leads nobody away, with the token %j, and is tried again',
    async (accessToken) => {
      const { actor, clock, log, is, answer } = machineUnderTest({ accessToken }, true)
      actor.start()
      await settle()
      await answer('exchangeRemembered', { kind: 'unanswered' })
      expect(is({ signedIn: 'pausing' })).toBe(true)
      expect(actor.getSnapshot().hasTag('hold')).toBe(false)
      clock.increment(1000)
      expect(log.at(-1)).toBe(accessToken === '' ? 'exchangeRemembered' : 'refresh')
    },
  )
})

describe('signing in', () => {
  test('goes from the request over the answered token to the kept one [SES-06] [SES-07]', async () => {
    const { actor, log, is, values } = await signedOut()
    actor.send(REQUEST)
    expect(is({ signingIn: 'asking' })).toBe(true)
    actor.send({ type: 'signIn.sent', autoLogin: 'N', device: DEVICE })
    expect(values()).toMatchObject({ autoLogin: 'N', deviceId: 'device-2' })
    actor.send({ type: 'signIn.answered', token: 't1' })
    await settle()
    expect(is({ signedIn: 'fresh' })).toBe(true)
    expect(log).toEqual(['signIn', 'keep t1', 'announce form', 'greet form'])
  })

  test('fetches the token when the answer held none [SES-27]', async () => {
    const { actor, is, answer, values } = await signedOut()
    actor.send(REQUEST)
    actor.send({ type: 'signIn.answered', token: '' })
    await answer('fetchToken', 't2')
    expect(values().accessToken).toBe('t2')
    expect(is({ signedIn: 'fresh' })).toBe(true)
  })

  test('a login that a screen sent by itself takes the same course [SES-08]', async () => {
    const { actor, is, values } = await signedOut()
    actor.send({ type: 'signIn.sent', autoLogin: 'Y', device: DEVICE })
    expect(values().deviceId).toBe('device-2')
    actor.send({ type: 'signIn.answered', token: 't1' })
    await settle()
    expect(is({ signedIn: 'fresh' })).toBe(true)
  })

  test('a refusal leads back, with its reason [ERR-22]', async () => {
    const { actor, is, fail } = await signedOut()
    const refusal = new Error('refused')
    actor.send(REQUEST)
    await fail('signIn', refusal)
    expect(actor.getSnapshot().context.signInError).toBe(refusal)
    expect(is('signedOut')).toBe(true)
  })

  test('a refusal of a login that a screen sent by itself leads back too [SES-08]', async () => {
    const { actor, is } = await signedOut()
    actor.send({ type: 'signIn.sent', autoLogin: 'Y', device: DEVICE })
    actor.send({ type: 'signIn.refused' })
    expect(is('signedOut')).toBe(true)
  })

  test.each(['fresh', 'refreshing'])('over a held, %s token begins a new session [ERR-04]', async (state) => {
    const { actor, log, is, values } = await (state === 'fresh' ? signedIn() : refreshing())
    log.length = 0
    actor.send(REQUEST)
    expect(is({ signingIn: 'asking' })).toBe(true)
    expect(values().accessToken).toBe('')
    expect(actor.getSnapshot().context.epoch).toBe(1)
    expect(log).toEqual(['make way', 'signIn'])
  })
})

describe('refreshing', () => {
  test('runs once for any number of expired calls and holds the others [SES-21] [SES-22]', async () => {
    const { actor, log, is, answer, values } = await refreshing()
    expect(actor.getSnapshot().hasTag('hold')).toBe(true)
    for (let call = 0; call < 50; call += 1) actor.send({ type: 'token.expired', token: 't0' })
    await answer('refresh', { kind: 'renewed', token: 't1' })
    expect(is({ signedIn: 'fresh' })).toBe(true)
    expect(values().accessToken).toBe('t1')
    expect(log).toEqual(['refresh'])
  })

  test('is not begun for a token that has been replaced [SES-21]', async () => {
    const { actor, log } = await signedIn()
    actor.send({ type: 'token.expired', token: 'older' })
    expect(log).toEqual([])
  })

  test('refused, it ends the session of a member without auto-login [SES-24] [SES-31]', async () => {
    const { log, is, answer, values } = await refreshing({ autoLogin: 'N' })
    await answer('refresh', { kind: 'refused' })
    expect(is('clearing')).toBe(true)
    expect(values().accessToken).toBe('')
    await answer('clearNative')
    expect(is('signedOut')).toBe(true)
    expect(log).toEqual(['refresh', 'clearNative', 'clearLocal', 'end expired'])
  })

  test('without a verdict it leaves the session as it was and tries again with growing pauses [SES-31]', async () => {
    const { actor, clock, log, is, answer, values } = await refreshing()
    const waited: number[] = []
    for (let tries = 1; tries <= 8; tries += 1) {
      await answer('refresh', { kind: 'unanswered' })
      expect(is({ signedIn: 'pausing' })).toBe(true)
      expect(actor.getSnapshot().hasTag('hold')).toBe(false)
      let seconds = 0
      for (; !is({ signedIn: 'refreshing' }); seconds += 1) clock.increment(1000)
      waited.push(seconds)
    }
    expect(waited).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
    expect(values().accessToken).toBe('t0')
    await answer('refresh', { kind: 'renewed', token: 't1' })
    expect(is({ signedIn: 'fresh' })).toBe(true)
    expect(new Set(log)).toEqual(new Set(['refresh']))

    actor.send({ type: 'token.expired', token: 't1' })
    await answer('refresh', { kind: 'unanswered' })
    clock.increment(1000)
    expect(is({ signedIn: 'refreshing' }), 'the pauses begin anew').toBe(true)
  })

  test('a call that the server answers during a pause is a reason to ask at once', async () => {
    const { actor, is, answer } = await refreshing()
    await answer('refresh', { kind: 'unanswered' })
    actor.send({ type: 'token.expired', token: 't0' })
    expect(is({ signedIn: 'refreshing' })).toBe(true)
  })

  test('during a pause another tab’s token ends it', async () => {
    const { actor, is, answer, values } = await refreshing()
    await answer('refresh', { kind: 'unanswered' })
    actor.send({ type: 'tab.refreshed', token: 't1' })
    expect(is({ signedIn: 'fresh' })).toBe(true)
    expect(values().accessToken).toBe('t1')
  })

  test('is over at sign-out, whatever it brings later [SES-11] [SES-33]', async () => {
    const { actor, is, answer, values } = await refreshing()
    actor.send({ type: 'signOut.requested' })
    expect(is({ ending: 'calling' })).toBe(true)
    await answer('refresh', { kind: 'renewed', token: 't1' })
    expect(values().accessToken).toBe('t0')
    expect(is({ ending: 'calling' })).toBe(true)
  })

  test('is over when another device has signed in [SES-16] [SES-33]', async () => {
    const { actor, log, is, answer } = await refreshing()
    actor.send({ type: 'signal.received', signal: 'duplicate' })
    await answer('refresh', { kind: 'renewed', token: 't1' })
    await answer('clearNative')
    expect(is('signedOut')).toBe(true)
    expect(log).toEqual(['refresh', 'clearNative', 'clearLocal', 'end duplicate'])
  })
})

describe('a remembered sign-in', () => {
  const refused = async () => {
    const machine = await refreshing()
    await machine.answer('refresh', { kind: 'refused' })
    return machine
  }

  test('is tried when the refresh is refused, before anybody is led away', async () => {
    const { actor, log, is, answer, values } = await refused()
    expect(is({ signedIn: 'exchanging' })).toBe(true)
    expect(actor.getSnapshot().hasTag('hold')).toBe(true)
    await answer('exchangeRemembered', { kind: 'renewed', token: 't9' })
    expect(is({ signedIn: 'fresh' })).toBe(true)
    expect(values().accessToken).toBe('t9')
    expect(log).toEqual(['refresh', 'exchangeRemembered', 'announce remembered', 'greet remembered'])
  })

  test('is tried when the server says that the session is over [SES-17]', async () => {
    const { actor, is } = await signedIn()
    actor.send({ type: 'token.refused', token: 'older' })
    expect(is({ signedIn: 'fresh' }), 'said of a token that was replaced').toBe(true)
    actor.send({ type: 'token.refused', token: 't0' })
    expect(is({ signedIn: 'exchanging' })).toBe(true)
  })

  test('refused too, ends the session', async () => {
    const { log, is, answer } = await refused()
    await answer('exchangeRemembered', { kind: 'refused' })
    await answer('clearNative')
    expect(is('signedOut')).toBe(true)
    expect(log).toEqual(['refresh', 'exchangeRemembered', 'clearNative', 'clearLocal', 'end expired'])
  })

  test('without a verdict keeps the member, and both are tried again', async () => {
    const { clock, is, answer } = await refused()
    await answer('exchangeRemembered', { kind: 'unanswered' })
    expect(is({ signedIn: 'pausing' })).toBe(true)
    clock.increment(1000)
    expect(is({ signedIn: 'refreshing' })).toBe(true)
  })

  test('is nobody’s who did not choose it', async () => {
    const { actor, is } = await started({ autoLogin: 'N' })
    actor.send({ type: 'token.refused', token: 't0' })
    expect(is('clearing')).toBe(true)
  })
})

describe('forbidden moves', () => {
  test.each<[string, () => ReturnType<typeof signedIn>, SessionEvent]>([
    ['no refresh without a session [SES-11]', signedOut, { type: 'token.expired', token: '' }],
    ['no sign-out without a session', signedOut, { type: 'signOut.requested' }],
    ['no token from another tab without a session', signedOut, { type: 'tab.refreshed', token: 't1' }],
    ['no answer to a login that nobody sent', signedIn, { type: 'signIn.answered', token: 't1' }],
    ['no second refresh beside the first [SES-21]', refreshing, { type: 'token.expired', token: 't0' }],
  ])('%s', async (_title, begin, event) => {
    const { actor, log } = await begin()
    const before = actor.getSnapshot()
    log.length = 0
    expect(before.can(event)).toBe(false)
    actor.send(event)
    await settle()
    expect(actor.getSnapshot().value).toEqual(before.value)
    expect(log).toEqual([])
  })

  test('no sign-in and no refresh while signing out [SES-11]', async () => {
    const { actor } = await signedIn()
    actor.send({ type: 'signOut.requested' })
    for (const event of [
      REQUEST,
      { type: 'token.expired', token: 't0' } as const,
      { type: 'signOut.requested' } as const,
    ]) {
      expect(actor.getSnapshot().can(event)).toBe(false)
    }
  })
})
