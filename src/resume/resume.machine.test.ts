import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition, type AnyActorLogic } from 'xstate'

import type { ResumeEvent, ResumeSnapshot, Target } from './resume.machine.ts'

import { handlesReturn } from './excluded-pages.ts'
import { resumeMachine } from './resume.machine.ts'

const NINE = [
  '/login',
  '/login/username',
  '/mypage/user/find',
  '/member/join',
  '/member/join/etc',
  '/member/main-restaurant',
  '/member/choice',
  '/member/join/complete',
  '/member/pass/success',
]
const link = { menu: 'challengeChallengeDetail', recommCode: 'R', chalnCode: 'C' }
const TARGET: Target = { href: '/challenge/ChallengeDetail?recommCode=R&chalnCode=C', isPublic: false, link }

/** The end of a step, as the machine hears it. */
type StepEvent = { type: `xstate.${'done' | 'error'}.actor.0.resume.${string}`; output?: unknown; error?: unknown }
const done = (state: string, output?: unknown): StepEvent => ({ type: `xstate.done.actor.0.resume.${state}`, output })
const failed = (state: string): StepEvent => ({ type: `xstate.error.actor.0.resume.${state}`, error: new Error('no') })
type AnyEvent = ResumeEvent | StepEvent

const EVENTS: AnyEvent[] = [
  { type: 'app.started' },
  { type: 'app.resumed', path: '/main' },
  { type: 'app.resumed', path: '/login' },
  { type: 'session.began' },
  { type: 'session.ended' },
  done('chat.checking'),
  failed('chat.checking'),
  done('sync.starting'),
  failed('sync.starting'),
  done('link.looking', link),
  done('link.looking', null),
  failed('link.looking'),
  done('link.finding', TARGET),
  done('link.finding', { ...TARGET, isPublic: true }),
  done('link.finding', null),
  failed('link.finding'),
  done('pushToken.sending'),
  failed('pushToken.sending'),
]

interface Step {
  from: ResumeSnapshot
  event: AnyEvent
  to: ResumeSnapshot
  actions: string[]
}

const keyOf = ({ value, context }: ResumeSnapshot) =>
  JSON.stringify([value, context.isSignedIn, context.link !== null, context.target?.isPublic])

/** Every step from every state that the events can reach. */
function walk(isSignedIn: boolean): { steps: Step[]; states: Map<string, ResumeSnapshot> } {
  const [start] = initialTransition(resumeMachine, { isSignedIn })
  const states = new Map([[keyOf(start), start]])
  const steps: Step[] = []
  for (const from of states.values()) {
    for (const event of EVENTS) {
      // Ends of steps are events of the machine too, though not of its public type.
      const [to, actions] = transition(resumeMachine, from, event as ResumeEvent)
      steps.push({ from, event, to, actions: actions.map(({ type }) => type) })
      if (!states.has(keyOf(to))) states.set(keyOf(to), to)
    }
  }
  return { steps, states }
}

describe('the nine pages, with a query or a closing slash too', () => {
  test.each(NINE)(
    '%s starts nothing [RSM-02] [RSM-03] [RSM-04] [RSM-05] [RSM-06] [RSM-07] [RSM-08] [RSM-09] [RSM-10] [RSM-19]',
    (path) => {
      for (const address of [path, `${path}/`, `${path}?error=dupLogin`]) expect(handlesReturn(address)).toBe(false)
    },
  )

  test.each([
    '/',
    '/main',
    '/joinSms',
    '/toms',
    '/member/pass/success/id',
    '/mypage/pass/success',
    '/login/other',
    '/healthlog/health',
  ])('%s does [RSM-01] [RSM-10] [RSM-11]', (path) => {
    expect(handlesReturn(path)).toBe(true)
  })
})

describe('over the whole model', () => {
  const { steps, states } = walk(false)

  test('every state is reached, and each part comes back to rest', () => {
    const names = new Set(
      [...states.values()].flatMap(({ value }) =>
        Object.entries(value).map(([part, state]) => `${part}.${String(state)}`),
      ),
    )
    expect([...names].toSorted()).toEqual([
      'chat.checking',
      'chat.idle',
      'link.finding',
      'link.idle',
      'link.looking',
      'link.waiting',
      'pushToken.idle',
      'pushToken.sending',
      'sync.idle',
      'sync.starting',
    ])
    for (const [part, busy] of [
      ['chat', 'checking'],
      ['sync', 'starting'],
      ['pushToken', 'sending'],
    ] as const) {
      const ends = steps.filter(
        ({ from, event }) => from.matches({ [part]: busy }) && event.type.includes(`.resume.${part}.`),
      )
      expect(ends.length).toBeGreaterThan(0)
      expect(ends.every(({ to }) => to.matches({ [part]: 'idle' }))).toBe(true)
    }
  })

  test('a return on one of the nine pages changes nothing [RSM-02]', () => {
    const there = steps.filter(({ event }) => event.type === 'app.resumed' && event.path === '/login')
    expect(there.every(({ from, to, actions }) => keyOf(from) === keyOf(to) && actions.length === 0)).toBe(true)
  })

  test('neither start nor sign-in syncs: only a return does [RSM-21]', () => {
    const begun = steps.filter(({ from, to }) => from.matches({ sync: 'idle' }) && to.matches({ sync: 'starting' }))
    expect(begun.length).toBeGreaterThan(0)
    expect(new Set(begun.map(({ event }) => event.type))).toEqual(new Set(['app.resumed']))
  })

  test('what ends or fails in one part moves no other [RSM-18]', () => {
    const ends = steps.filter(({ event }) => event.type.startsWith('xstate.'))
    for (const { from, event, to } of ends) {
      const part = event.type.split('.').at(-2) as 'chat' | 'sync' | 'link' | 'pushToken'
      expect({ ...to.value, [part]: null }).toEqual({ ...from.value, [part]: null })
    }
  })

  test('a protected page opens signed in or waits; the link in hand is dropped with its opening [RSM-14]', () => {
    const opened = steps.filter(({ actions }) => actions.includes('openTarget'))
    expect(opened.length).toBeGreaterThan(0)
    for (const { to } of opened) {
      const isWaiting = to.matches({ link: 'waiting' })
      expect(isWaiting || to.context.target === null).toBe(true)
      expect(isWaiting && to.context.isSignedIn).toBe(false)
    }
  })

  test('a second return while a part works starts none of it again [RSM-20]', () => {
    const again = steps.filter(
      ({ from, event }) =>
        event.type === 'app.resumed' && from.matches({ sync: 'starting' }) && from.matches({ chat: 'checking' }),
    )
    expect(again.every(({ actions }) => !actions.includes('xstate.spawnChild') || actions.length === 1)).toBe(true)
  })
})

test('a machine without its body comes to rest: each step rejects', async () => {
  const actor = createActor(resumeMachine as AnyActorLogic, { input: { isSignedIn: true } }).start()
  actor.send({ type: 'app.resumed', path: '/main' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(actor.getSnapshot().value).toEqual({ chat: 'idle', sync: 'idle', link: 'idle', pushToken: 'idle' })
})
