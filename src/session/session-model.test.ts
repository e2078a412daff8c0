import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'

import type { RefreshResult, SessionEvent, StoredSession } from './session-types.ts'
import type { SessionSnapshot } from './session.machine.ts'

import { sessionMachine } from './session.machine.ts'
import { REQUEST, DEVICE, STORED } from './testing/machine-under-test.ts'

/** The end of a step, as the machine hears it. */
type StepEvent = { type: `xstate.${'done' | 'error'}.actor.0.session.${string}`; output?: unknown; error?: unknown }
type AnyEvent = SessionEvent | StepEvent | { type: 'xstate.after.pause.session.signedIn.pausing' }

const done = (state: string, output?: unknown): StepEvent => ({ type: `xstate.done.actor.0.session.${state}`, output })
const failed = (state: string): StepEvent => ({ type: `xstate.error.actor.0.session.${state}`, error: new Error('no') })
const stored = (accessToken: string, mayExchange = false): StoredSession => ({
  values: { ...STORED, accessToken },
  mayExchange,
})
const renewed: RefreshResult = { kind: 'renewed', token: 't1' }
const unanswered: RefreshResult = { kind: 'unanswered' }
const refused: RefreshResult = { kind: 'refused' }
const others: RefreshResult = { kind: 'others' }

/** The end of a pause. */
const waited = { type: 'xstate.after.pause.session.signedIn.pausing' } as const

/** What happens to a member who wants to stay: expired tokens, other tabs' refreshes, networks that come and go. */
const INNOCENT: AnyEvent[] = [
  { type: 'token.expired', token: 't0' },
  { type: 'token.expired', token: 't1' },
  { type: 'token.expired', token: 'older' },
  { type: 'tab.refreshed', token: 't1' },
  { type: 'healthTerms.changed', value: 'Y' },
  { type: 'signIn.answered', token: 'x' },
  { type: 'signIn.refused' },
  done('signedIn.refreshing', renewed),
  done('signedIn.refreshing', unanswered),
  waited,
  // Auto-login was chosen: the end of one session is not the end.
  { type: 'token.refused', token: 't0' },
  done('signedIn.refreshing', refused),
  done('signedIn.exchanging', renewed),
  done('signedIn.exchanging', unanswered),
  done('signedIn'),
  failed('signedIn'),
  failed('signedIn.refreshing'),
  failed('signedIn.exchanging'),
]

const ENDING: AnyEvent[] = [
  { type: 'signOut.requested' },
  { type: 'signOut.sent' },
  { type: 'signal.received', signal: 'duplicate' },
  { type: 'signal.received', signal: 'login' },
  { type: 'tab.ended', reason: 'signOut' },
  { type: 'tab.signedIn' },
  { type: 'tab.taken' },
  REQUEST,
  { type: 'signIn.sent', autoLogin: 'Y', device: DEVICE },
  { type: 'signIn.answered', token: '' },
  done('signedIn.exchanging', refused),
  done('signedIn.refreshing', others),
  done('signedIn.exchanging', others),
]

const STEPS: AnyEvent[] = [
  done('starting', stored('t0')),
  done('starting', stored('')),
  done('starting', stored('', true)),
  failed('starting'),
  done('remembering', others),
  done('remembering', renewed),
  done('remembering', unanswered),
  done('remembering', refused),
  failed('remembering'),
  failed('signingIn.asking'),
  done('signingIn.fetching', 't1'),
  failed('signingIn.fetching'),
  done('signingIn.keeping'),
  failed('signingIn.keeping'),
  ...['calling', 'clearingNative', 'leavingShell'].flatMap((step) => [
    done(`ending.${step}`),
    failed(`ending.${step}`),
  ]),
  done('clearing'),
  failed('clearing'),
]

interface Step {
  from: SessionSnapshot
  event: AnyEvent
  to: SessionSnapshot
  actions: string[]
}

const keyOf = ({ value, context }: SessionSnapshot) =>
  JSON.stringify([value, context.values.accessToken, context.values.autoLogin])

/** Every step from every state that the events can reach: the machine's whole model, not a sample of it. */
function walk(start: SessionSnapshot, events: AnyEvent[]): { steps: Step[]; states: Map<string, SessionSnapshot> } {
  const states = new Map([[keyOf(start), start]])
  const steps: Step[] = []
  for (const from of states.values()) {
    for (const event of events) {
      // Ends of steps are events of the machine too, though not of its public type.
      const [to, actions] = transition(sessionMachine, from, event as SessionEvent)
      steps.push({ from, event, to, actions: actions.map(({ type }) => type) })
      if (!states.has(keyOf(to))) states.set(keyOf(to), to)
    }
  }
  return { steps, states }
}

const [start] = initialTransition(sessionMachine)
const signedIn = transition(sessionMachine, start, done('starting', stored('t0')) as unknown as SessionEvent)[0]
const everything = [...INNOCENT, ...ENDING, ...STEPS]

describe('over the whole model', () => {
  test('nobody is signed out by what happens to a member who wants to stay', () => {
    const { steps, states } = walk(signedIn, INNOCENT)
    expect(signedIn.matches({ signedIn: 'fresh' })).toBe(true)
    expect(states.size).toBeGreaterThan(3)
    expect([...states.values()].every((state) => state.hasTag('signedIn'))).toBe(true)
    expect(
      steps.flatMap(({ actions }) => actions).filter((action) => /announceEnd|makeWay|clearLocal/.test(action)),
    ).toEqual([])
  })

  test('a refresh begins for the current token of a signed-in session, and nowhere else [SES-11] [SES-21]', () => {
    const began = walk(start, everything).steps.filter(({ from, to }) => {
      return to.matches({ signedIn: 'refreshing' }) && !from.matches({ signedIn: 'refreshing' })
    })
    expect(began.length).toBeGreaterThan(0)
    for (const { from } of began)
      expect(from.matches({ signedIn: 'fresh' }) || from.matches({ signedIn: 'pausing' })).toBe(true)
    const asked = began.filter(({ event }) => event !== waited)
    for (const { from, event } of asked)
      expect(event).toEqual({ type: 'token.expired', token: from.context.values.accessToken })
  })

  test('every state is reached, and from each one a session can begin again [SES-36]', () => {
    const { steps, states } = walk(start, everything)
    const names = new Set([...states.values()].map(({ value }) => JSON.stringify(value)))
    for (const value of [
      'starting',
      'remembering',
      'signedOut',
      { signingIn: 'asking' },
      { signingIn: 'askingElsewhere' },
      { signingIn: 'fetching' },
      { signingIn: 'keeping' },
      { signedIn: 'fresh' },
      { signedIn: 'refreshing' },
      { signedIn: 'exchanging' },
      { signedIn: 'pausing' },
      { ending: 'calling' },
      { ending: 'clearingNative' },
      { ending: 'leavingShell' },
      'clearing',
    ]) {
      expect(names).toContain(JSON.stringify(value))
    }
    for (const goal of [{ signedIn: 'fresh' }, 'signedOut'] as const) {
      const reaches = new Set([...states].filter(([, state]) => state.matches(goal)).map(([key]) => key))
      for (let before = -1; before !== reaches.size;) {
        before = reaches.size
        for (const { from, to } of steps) if (reaches.has(keyOf(to))) reaches.add(keyOf(from))
      }
      expect([goal, reaches.size]).toEqual([goal, states.size])
    }
  })

  test('no token outlives its session in memory [SES-12] [SES-16]', () => {
    const mayHold = (state: SessionSnapshot) =>
      state.hasTag('signedIn') || state.hasTag('hold') || state.matches('ending') || state.matches('signingIn')
    const leaking = walk(start, everything).steps.filter(
      ({ to }) => !mayHold(to) && to.context.values.accessToken !== '',
    )
    expect(leaking.map(({ from, event, to }) => [from.value, event.type, to.value])).toEqual([])
  })
})
