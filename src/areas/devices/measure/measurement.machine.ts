import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import type { Measured } from './measured.ts'

/** Why nothing can be waited for: the number is typed instead, or something is allowed first. */
export type Blocked = Exclude<Readiness, 'ready'> | 'noConsent'

export interface MeasurementContext {
  /** When waiting began, milliseconds since 1970: what came before is not meant. */
  startedAt: number
  /** How often the phone was asked since. */
  asks: number
  found: readonly Measured[]
  blocked: Blocked | null
  /** The consent to keep values was taken back: the server said so. */
  needsConsent: boolean
}

export type MeasurementEvent =
  | { type: 'permission.asked' }
  /** The app is back in front, often from the maker's app. */
  | { type: 'app.resumed' }
  | { type: 'again.asked' }
  | { type: 'save.asked' }

/** The phone is asked at 0, 5, 10, 15, 20, 30, 40 … seconds; most values come in the first half minute. */
const QUICK_ASKS = 5
const LIMIT_MS = 120_000

/** A step that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The step "${name}" of measuring is not provided`)))
}

/**
 * Measuring with a device: the phone's health store is asked until a new value is there or two minutes have passed. The value is saved under
 * the key of the later sync, so it counts once. [HLG-09] Nothing is asked once the page is left: the actor has stopped.
 */
export const measurementMachine = setup({
  types: { context: {} as MeasurementContext, events: {} as MeasurementEvent },
  actors: {
    check: step<'ready' | Blocked>('check'),
    /** Opens the phone's own page. */
    askPermission: step<Readiness>('askPermission'),
    /** New measurements, empty while there are none. */
    askPhone: step<readonly Measured[], { startedAt: number }>('askPhone'),
    save: step<'saved' | 'needsConsent', { found: readonly Measured[] }>('save'),
  },
  delays: {
    limit: LIMIT_MS,
    pause: ({ context }) => (context.asks < QUICK_ASKS ? 5_000 : 10_000),
  },
  actions: {
    begin: assign({ startedAt: (_, { now }: { now: number }) => now, asks: 0, found: [], blocked: null, needsConsent: false }),
    refuse: assign({ needsConsent: true }),
    count: assign({ asks: ({ context }) => context.asks + 1 }),
    take: assign({ found: (_, { found }: { found: readonly Measured[] }) => found }),
    block: assign({ blocked: (_, { blocked }: { blocked: 'ready' | Blocked }) => (blocked === 'ready' ? null : blocked) }),
  },
  guards: {
    isReady: (_, { result }: { result: 'ready' | Blocked }) => result === 'ready',
    hasFound: (_, { found }: { found: readonly Measured[] }) => found.length > 0,
    isSaved: (_, { result }: { result: 'saved' | 'needsConsent' }) => result === 'saved',
    mayBeAllowed: ({ context }) => context.blocked === 'noPermission',
  },
}).createMachine({
  id: 'measurement',
  context: { startedAt: 0, asks: 0, found: [], blocked: null, needsConsent: false },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        onDone: [
          { guard: { type: 'isReady', params: ({ event }) => ({ result: event.output }) }, target: 'waiting' },
          { target: 'blocked', actions: { type: 'block', params: ({ event }) => ({ blocked: event.output }) } },
        ],
        // A phone that cannot even be asked is as good as none.
        onError: { target: 'blocked', actions: { type: 'block', params: { blocked: 'desktop' } } },
      },
    },

    blocked: {
      on: {
        'permission.asked': { guard: 'mayBeAllowed', target: 'asking' },
        // The member comes back from the settings.
        'app.resumed': { target: 'checking' },
      },
    },

    asking: {
      invoke: {
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isReady', params: ({ event }) => ({ result: event.output }) }, target: 'waiting' },
          { target: 'blocked', actions: { type: 'block', params: ({ event }) => ({ blocked: event.output }) } },
        ],
        onError: { target: 'blocked' },
      },
    },

    waiting: {
      tags: 'waiting',
      entry: { type: 'begin', params: () => ({ now: Date.now() }) },
      after: { limit: { target: 'nothing' } },
      initial: 'looking',
      states: {
        /** One question at a time. */
        looking: {
          entry: 'count',
          invoke: {
            src: 'askPhone',
            input: ({ context }) => ({ startedAt: context.startedAt }),
            onDone: [
              {
                guard: { type: 'hasFound', params: ({ event }) => ({ found: event.output }) },
                target: '#measurement.saving',
                actions: { type: 'take', params: ({ event }) => ({ found: event.output }) },
              },
              { target: 'pausing' },
            ],
            // One question that failed says nothing of the next.
            onError: { target: 'pausing' },
          },
        },
        pausing: {
          after: { pause: { target: 'looking' } },
          on: { 'app.resumed': { target: 'looking' } },
        },
      },
    },

    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ found: context.found }),
        onDone: [{ guard: { type: 'isSaved', params: ({ event }) => ({ result: event.output }) }, target: 'saved' }, { target: 'unsaved', actions: 'refuse' }],
        onError: { target: 'unsaved' },
      },
    },

    saved: { on: { 'again.asked': { target: 'checking' } } },

    /** The value is kept here, so nothing has to be measured again. */
    unsaved: { on: { 'save.asked': { target: 'saving' } } },

    /** Two minutes without a value: the page says what was checked. */
    nothing: { on: { 'again.asked': { target: 'checking' }, 'app.resumed': { target: 'waiting' } } },
  },
})

export type MeasurementSnapshot = SnapshotFrom<typeof measurementMachine>
