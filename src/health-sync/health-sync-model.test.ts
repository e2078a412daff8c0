import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'

import { permissionsOf } from '#src/shell/health-permissions.ts'

import type { HealthSyncSnapshot } from './health-sync.machine.ts'
import type { Normalised } from './normalise/normalise.ts'
import type { SyncEvent } from './sync-steps.ts'

import { healthSyncMachine } from './health-sync.machine.ts'

/** The end of a step or of a delay, as the machine hears it. */
type StepEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown }
type AnyEvent = SyncEvent | StepEvent

const done = (state: string, output?: unknown): StepEvent => ({
  type: `xstate.done.actor.0.healthSync.running.${state}`,
  output,
})
const failed = (state: string): StepEvent => ({
  type: `xstate.error.actor.0.healthSync.running.${state}`,
  error: new Error('no'),
})
const now = new Date(2026, 10, 19, 20)
const requested = (
  kind: 'android' | 'ios' | 'desktop',
  app_version: string,
  starter: 'member' | 'resume',
): SyncEvent => ({
  type: 'sync.requested',
  platform: { kind, app_version },
  starter,
  now,
})
const piece = (body: string) => ({ call: 'regHealthData' as const, body, count: 1 })
const normalised = (bodies: string[]): Normalised => ({
  pieces: bodies.map(piece),
  rowCnt: bodies.length,
  read: bodies.length,
  dropped: {},
  ours: {},
})

const REQUESTS: AnyEvent[] = [
  requested('android', '1.01.14', 'member'),
  requested('android', '1.01.13', 'resume'),
  requested('android', '1.00.16', 'resume'),
  requested('ios', '1.01.14', 'member'),
  requested('ios', '1.00.99', 'resume'),
  requested('desktop', '', 'member'),
]
const STEPS: AnyEvent[] = [
  done('identifying', 'HC1'),
  done('identifying', ''),
  failed('identifying'),
  done('consenting', { linked: true, agreed: true }),
  done('consenting', { linked: false, agreed: true }),
  done('consenting', { linked: true, agreed: false }),
  failed('consenting'),
  done('checkingDevice', 0),
  done('checkingDevice', 2),
  failed('checkingDevice'),
  done(
    'checkingPermissions',
    permissionsOf(() => true),
  ),
  done(
    'checkingPermissions',
    permissionsOf(() => false),
  ),
  done('checkingPermissions', 'fail'),
  failed('checkingPermissions'),
  done(
    'openingPermissions',
    permissionsOf(() => true),
  ),
  done('openingPermissions', 'fail'),
  failed('openingPermissions'),
  done('authorising', true),
  done('authorising', false),
  failed('authorising'),
  ...[200, 204, 400, 401, 404].map((status) =>
    done('reading', { status, data: status === 200 ? [] : undefined, message: '' }),
  ),
  failed('reading'),
  done('normalising', normalised([])),
  done('normalising', normalised(['a', 'b'])),
  failed('normalising'),
  done('registering', { sent: 2, known: 0, left: {}, gone: 0, changed: true, failed: false }),
  done('registering', { sent: 1, known: 0, left: {}, gone: 0, changed: true, failed: true }),
  failed('registering'),
  { type: 'pieces.sent', sent: 1 },
  done('sendingMeals', { read: 1, sent: 1 }),
  failed('sendingMeals'),
  { type: 'xstate.after.runLimit.healthSync.running' },
  { type: 'sync.cancelled' },
]
const EVENTS = [...REQUESTS, ...STEPS]

interface Step {
  from: HealthSyncSnapshot
  event: AnyEvent
  to: HealthSyncSnapshot
  actions: { type: string; src: unknown }[]
}

const keyOf = ({
  value,
  context: { platform, starter, hcId, deviceCode, permissions, queue, current, pieces, draft },
}: HealthSyncSnapshot) =>
  JSON.stringify([
    value,
    platform,
    starter,
    hcId,
    deviceCode,
    permissions.step,
    queue.length,
    current?.kind,
    pieces.length,
    draft?.kind,
  ])

/** Every step from every state that the events can reach: the machine's whole model, not a sample of it. */
function walk(): { steps: Step[]; states: Map<string, HealthSyncSnapshot> } {
  const [start] = initialTransition(healthSyncMachine)
  const states = new Map([[keyOf(start), start]])
  const steps: Step[] = []
  for (const from of states.values()) {
    for (const event of EVENTS) {
      // Ends of steps are events of the machine too, though not of its public type.
      const [to, actions] = transition(healthSyncMachine, from, event as SyncEvent)
      // A failure of a step that does not run cannot come; the machine would end at it.
      if (to.status !== 'active') continue
      const told = actions.map(({ type, params }) => ({
        type,
        src: typeof params === 'object' && params !== null && 'src' in params ? params['src'] : null,
      }))
      if (to !== from) steps.push({ from, event, to, actions: told })
      if (!states.has(keyOf(to))) states.set(keyOf(to), to)
    }
  }
  return { steps, states }
}

const { steps, states } = walk()
const begins = (src: string) =>
  steps.filter(({ actions }) => actions.some((action) => action.type === 'xstate.spawnChild' && action.src === src))
const ends = (to: HealthSyncSnapshot) => to.matches('idle')

/** The states on some way from `idle` to this one, by walking the model backwards. */
function alwaysPassed(target: HealthSyncSnapshot, gate: (step: Step) => boolean): boolean {
  const seen = new Set<string>()
  const open = [keyOf(target)]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    for (const step of steps) {
      if (keyOf(step.to) !== key || gate(step)) continue
      if (step.from.matches('idle')) return false
      open.push(keyOf(step.from))
    }
  }
  return true
}

describe('over the whole model', () => {
  test('every state is reached', () => {
    const names = new Set(
      [...states.values()].map(({ value }) => (typeof value === 'string' ? value : Object.values(value)[0])),
    )
    expect([...names].toSorted()).toEqual([
      'authorising',
      'checkingDevice',
      'checkingPermissions',
      'consenting',
      'identifying',
      'idle',
      'normalising',
      'openingPermissions',
      'reading',
      'registering',
      'sendingMeals',
    ])
    expect(states.size).toBeGreaterThan(100)
  })

  test('never two syncs at once: a start is heard in idle only [HSY-06] [HSY-07] [RSM-20]', () => {
    const starts = steps.filter(({ event }) => event.type === 'sync.requested')
    expect(starts.length).toBeGreaterThan(0)
    expect(starts.every(({ from }) => from.matches('idle'))).toBe(true)
    expect(starts.every(({ event }) => event.type === 'sync.requested' && event.platform.kind !== 'desktop')).toBe(true)
  })

  test('never a read without consent: link and rule stand before every read on every way [HSY-01] [HSY-69]', () => {
    const consented = ({ event }: Step) =>
      event === STEPS.find((each) => each.type.endsWith('running.consenting') && 'output' in each)
    const reads = begins('read')
    expect(reads.length).toBeGreaterThan(0)
    const targets = new Map(reads.map(({ to }) => [keyOf(to), to]))
    for (const target of targets.values()) expect(alwaysPassed(target, consented)).toBe(true)
  }, 30_000)

  test('nothing of the phone is asked for permission or authorisation without consent either', () => {
    for (const src of ['checkPermissions', 'openPermissions', 'authorise']) {
      expect(begins(src).length).toBeGreaterThan(0)
      expect(
        begins(src).every(
          ({ from }) =>
            !from.matches('idle') &&
            !from.matches({ running: 'identifying' }) &&
            !from.matches({ running: 'consenting' }),
        ),
      ).toBe(true)
    }
  })

  test('the page for permissions opens in a member’s run alone [HSY-35]', () => {
    expect(begins('openPermissions').every(({ from }) => from.context.starter === 'member')).toBe(true)
  })

  test('steps are read only where the device may count [HSY-26] [HSY-28]', () => {
    const reads = begins('read').filter(({ to }) => to.context.current?.kind === 'steps')
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.every(({ to }) => [0, 1].includes(to.context.deviceCode))).toBe(true)
  })

  test('nothing is registered but what the normalising made, or the empty Apple day [HSY-43] [HSY-54]', () => {
    const bodies = begins('register').flatMap(({ to }) => to.context.pieces.map(({ body }) => String(body)))
    expect(bodies.length).toBeGreaterThan(0)
    expect(new Set(bodies.map((body) => (body.includes('"data":[]') ? 'empty Apple day' : body)))).toEqual(
      new Set(['a', 'b', 'empty Apple day']),
    )
  })

  test('the flag always clears: every running step can end the run, failing or not [HSY-10] [HSY-11] [HSY-12]', () => {
    const running = [...states.values()].filter((state) => !ends(state))
    const next = Map.groupBy(steps, ({ from }) => keyOf(from))
    for (const state of running) {
      const outs = next.get(keyOf(state)) ?? []
      expect(
        outs.filter(({ event }) => event.type === 'xstate.after.runLimit.healthSync.running').map(({ to }) => to.value),
      ).toEqual(['idle'])
      expect(outs.filter(({ event }) => event.type === 'sync.cancelled').map(({ to }) => to.value)).toEqual(['idle'])
      // Only failures from here on: the run still comes to its end.
      let at = state
      for (let count = 0; !ends(at) && count < 50; count += 1)
        at = next.get(keyOf(at))?.find(({ event }) => event.type.startsWith('xstate.error'))?.to ?? at
      expect(at.value).toBe('idle')
    }
  })

  test('every end tells its callers and leaves nothing in hand [HSY-12]', () => {
    const over = steps.filter(({ from, to }) => !ends(from) && ends(to))
    expect(over.length).toBeGreaterThan(50)
    for (const { to, actions } of over) {
      expect(actions.filter(({ type }) => type === 'finish')).toHaveLength(1)
      expect([to.context.current, to.context.queue, to.context.pieces, to.context.draft]).toEqual([null, [], [], null])
    }
  })

  test('a cancelled run keeps no receipt: the session is over', () => {
    const cancelled = steps.filter(({ event }) => event.type === 'sync.cancelled')
    expect(cancelled.length).toBeGreaterThan(10)
    expect(cancelled.flatMap(({ actions }) => actions).filter(({ type }) => type === 'keepReceipt')).toEqual([])
  })
})

describe('a machine on its own', () => {
  test('comes back to rest: each step rejects, and a failure never throws [HSY-13]', async () => {
    const actor = createActor(healthSyncMachine).start()
    actor.send(requested('android', '1.01.14', 'member') as SyncEvent)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot().value).toBe('idle')
    expect(actor.getSnapshot().context.receipt.outcome).toBe('failed')
  })

  test('waits for a silent step until the limit and no longer [NAT-29]', () => {
    const clock = new SimulatedClock()
    const actor = createActor(healthSyncMachine, { clock }).start()
    actor.send(requested('ios', '1.01.14', 'resume') as SyncEvent)
    clock.increment(99_999)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
