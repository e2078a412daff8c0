import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import type { GlucoseCode } from './devices.ts'
import { type Measured, withCode, withoutCodeOf } from './measured.ts'

/** Why nothing can be waited for: the number is typed instead, or something is allowed first. */
export type Blocked = Exclude<Readiness, 'ready'> | 'noConsent' | 'unreachable'

/** `refused`: nobody measures such a value, or no record more has room; the same one would be refused again. */
export type Saving = 'saved' | 'needsConsent' | 'refused'

export interface MeasurementContext {
  /**
   * When the member began to measure, milliseconds since 1970; 0 before that. What came before is not meant, also while
   * it is looked for again.
   */
  since: number
  /** When this waiting began. */
  startedAt: number
  /** How often the phone was asked since. */
  asks: number
  found: readonly Measured[]
  blocked: Blocked | null
  /**
   * Why the server does not keep the value; null where it was not reached, and saving again may do. `needsConsent`: the
   * consent was taken back.
   */
  refusal: Exclude<Saving, 'saved'> | null
}

export type MeasurementEvent =
  | { type: 'permission.asked' }
  /** The app is back in front, often from the maker's app. */
  | { type: 'app.resumed' }
  | { type: 'again.asked' }
  | { type: 'save.asked' }
  /** When a glucose was measured of which the phone did not say. */
  | { type: 'time.told'; code: GlucoseCode }

/** The phone is asked at 0, 5, 10, 15, 20, 30, 40 … seconds; most values come in the first half minute. */
const QUICK_ASKS = 5
const LIMIT_MS = 120_000
/** How long the phone may take to say whether it can be asked, as in linking: the bridge would wait for 100 seconds. */
const CHECK_LIMIT_MS = 20_000

/** A step that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The step "${name}" of measuring is not provided`)))
}

/**
 * Measuring with a device: the phone's health store is asked until a new value is there or two minutes have passed. The
 * value is saved under the key of the later sync, so it counts once. [HLG-09] Nothing is asked once the page is left:
 * the actor has stopped (docs/decisions/189).
 */
export const measurementMachine = setup({
  types: { context: {} as MeasurementContext, events: {} as MeasurementEvent },
  actors: {
    /** `isFirst`: nothing was waited for yet. */
    check: step<'ready' | Blocked, { isFirst: boolean }>('check'),
    /** Opens the phone's own page. */
    askPermission: step<Readiness>('askPermission'),
    /** New measurements, empty while there are none. */
    askPhone: step<readonly Measured[], { since: number }>('askPhone'),
    save: step<Saving, { found: readonly Measured[] }>('save'),
  },
  delays: {
    limit: LIMIT_MS,
    patience: CHECK_LIMIT_MS,
    pause: ({ context }) => (context.asks < QUICK_ASKS ? 5_000 : 10_000),
  },
  actions: {
    mean: assign({ since: ({ context }, { now }: { now: number }) => (context.since === 0 ? now : context.since) }),
    forget: assign({ since: 0, startedAt: 0, found: [], refusal: null }),
    begin: assign({
      startedAt: (_, { now }: { now: number }) => now,
      asks: 0,
      found: [],
      blocked: null,
      refusal: null,
    }),
    refuse: assign({ refusal: (_, { result }: { result: Saving }) => (result === 'saved' ? null : result) }),
    clear: assign({ refusal: null }),
    count: assign({ asks: ({ context }) => context.asks + 1 }),
    take: assign({ found: (_, { found }: { found: readonly Measured[] }) => found }),
    tell: assign({ found: ({ context }, { code }: { code: GlucoseCode }) => withCode(context.found, code) }),
    block: assign({
      blocked: (_, { blocked }: { blocked: 'ready' | Blocked }) => (blocked === 'ready' ? null : blocked),
    }),
  },
  guards: {
    isReady: (_, { result }: { result: 'ready' | Blocked }) => result === 'ready',
    hasUntold: (_, { found }: { found: readonly Measured[] }) => withoutCodeOf(found) !== undefined,
    hasFound: (_, { found }: { found: readonly Measured[] }) => found.length > 0,
    isSaved: (_, { result }: { result: Saving }) => result === 'saved',
    isFinal: ({ context }) => context.refusal === 'refused',
    /** Coming back makes no other phone of a computer, and a new shell begins anew. */
    mayHaveChanged: ({ context: { blocked } }) => blocked !== 'desktop' && blocked !== 'ios' && blocked !== 'oldShell',
    mayBeAllowed: ({ context }) => context.blocked === 'noPermission',
  },
}).createMachine({
  id: 'measurement',
  context: { since: 0, startedAt: 0, asks: 0, found: [], blocked: null, refusal: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        input: ({ context }) => ({ isFirst: context.since === 0 }),
        onDone: [
          { guard: { type: 'isReady', params: ({ event }) => ({ result: event.output }) }, target: 'waiting' },
          { target: 'blocked', actions: { type: 'block', params: ({ event }) => ({ blocked: event.output }) } },
        ],
        onError: { target: 'blocked', actions: { type: 'block', params: { blocked: 'unreachable' } } },
      },
      after: { patience: { target: 'blocked', actions: { type: 'block', params: { blocked: 'unreachable' } } } },
    },

    blocked: {
      on: {
        'permission.asked': { guard: 'mayBeAllowed', target: 'asking' },
        'again.asked': { target: 'checking' },
        // The member comes back from the settings.
        'app.resumed': { guard: 'mayHaveChanged', target: 'checking' },
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
      entry: [
        { type: 'mean', params: () => ({ now: Date.now() }) },
        { type: 'begin', params: () => ({ now: Date.now() }) },
      ],
      after: { limit: { target: 'nothing' } },
      initial: 'looking',
      states: {
        /** One question at a time. */
        looking: {
          entry: 'count',
          invoke: {
            src: 'askPhone',
            input: ({ context }) => ({ since: context.since }),
            onDone: [
              {
                guard: { type: 'hasUntold', params: ({ event }) => ({ found: event.output }) },
                target: '#measurement.untold',
                actions: { type: 'take', params: ({ event }) => ({ found: event.output }) },
              },
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

    /** A meter seldom knows when a glucose was measured, and without that it has no place: the member says. */
    untold: {
      on: {
        'time.told': [
          {
            guard: {
              type: 'hasUntold',
              params: ({ context, event }) => ({ found: withCode(context.found, event.code) }),
            },
            actions: { type: 'tell', params: ({ event }) => ({ code: event.code }) },
          },
          { target: 'saving', actions: { type: 'tell', params: ({ event }) => ({ code: event.code }) } },
        ],
      },
    },

    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ found: context.found }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ result: event.output }) }, target: 'saved' },
          { target: 'unsaved', actions: { type: 'refuse', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'unsaved' },
      },
    },

    saved: { on: { 'again.asked': { target: 'checking', actions: 'forget' } } },

    /** The value is kept here, so nothing has to be measured again, but where it was refused for good. */
    unsaved: {
      on: {
        'save.asked': { target: 'saving', actions: 'clear' },
        'again.asked': { guard: 'isFinal', target: 'checking', actions: 'forget' },
      },
    },

    /**
     * Two minutes without a value: the page says what was checked. The maker's app often sends it when it is opened, so
     * the way back looks again.
     */
    nothing: { on: { 'again.asked': { target: 'checking' }, 'app.resumed': { target: 'waiting' } } },
  },
})

export type MeasurementSnapshot = SnapshotFrom<typeof measurementMachine>
