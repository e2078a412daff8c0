import { assign, fromPromise, setup } from 'xstate'
import { ApiError } from '#src/contract/api-error.ts'
import type { Entered } from '#src/domain/mall/enter-mall.ts'

/** What the address of the way back says: the key of a verification that ended well, or that it was given up. */
export type Returned = { authKey: string } | 'stopped' | null

export interface MallContext {
  /** Since when the shop mall may know the member, `YYYYMMDDHHmm`; null without agreement. */
  since: string | null
  authKey: string | null
  /** Why the last step led nowhere: in a sentence of the server's, or nobody could be reached. */
  problem: 'unreachable' | { refused: string } | null
}

export type MallEvent =
  /** To the page that knows who somebody is: the agreement rests on it. */
  | { type: 'check.asked' }
  | { type: 'saving.asked' }
  | { type: 'mall.asked' }
  | { type: 'withdrawal.asked' }
  /** The browser shows this page again as it was left. */
  | { type: 'page.shown' }

/** How a step that needs the server's yes went. */
export type Agreed = { is: 'given'; since: string | null } | { is: 'refused'; words: string }

/** In the server's words where it has some: whoever verifies may be away while the server is not. */
const problemOf = (failure: unknown): MallContext['problem'] =>
  failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== ''
    ? { refused: failure.serverMessage }
    : 'unreachable'

/** A step that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The step "${name}" of the shop mall is not provided`)),
  )
}

/**
 * Letting the shop mall know a member, over a page of somebody else's: agreed is only who came back verified, a ticket
 * is asked for only on the way in and used at once, and nothing is begun twice (docs/decisions/208). [MEA-13] [MBR-11]
 */
export const mallMachine = setup({
  types: {
    context: {} as MallContext,
    events: {} as MallEvent,
    input: {} as { since: string | null; returned: Returned },
  },
  actors: {
    /** Leaves the app. */
    beginCheck: step<void>('beginCheck'),
    agree: step<Agreed, string | null>('agree'),
    /** Leaves the app. */
    enter: step<Entered>('enter'),
    /** Whether the agreement is taken back: asked first, and said to the server. */
    withdraw: step<boolean>('withdraw'),
  },
  guards: {
    isBack: ({ context }) => context.authKey !== null,
    hasStopped: ({ context }) => context.problem !== null,
    hasAgreed: ({ context }) => context.since !== null,
    isGiven: (_, { is }: Agreed) => is === 'given',
    isEntered: (_, entered: Entered) => entered === 'entered',
    isWithdrawn: (_, yes: boolean) => yes,
  },
  actions: {
    noteGiven: assign((_, output: Agreed) =>
      output.is === 'given' ? { since: output.since, authKey: null, problem: null } : {},
    ),
    noteRefused: assign((_, output: Agreed) =>
      output.is === 'refused' ? { authKey: null, problem: { refused: output.words } } : {},
    ),
    noteFailed: assign((_, { failure }: { failure: unknown }) => ({ problem: problemOf(failure) })),
    noteWithdrawn: assign({ since: null, problem: null }),
    forget: assign({ problem: null }),
  },
}).createMachine({
  id: 'mall',
  context: ({ input: { since, returned } }) => ({
    since,
    authKey: typeof returned === 'object' && returned ? returned.authKey : null,
    problem: returned === 'stopped' ? { refused: '' } : null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isBack', target: 'agreeing' },
        { guard: 'hasStopped', target: 'refused' },
        { guard: 'hasAgreed', target: 'agreed' },
        { target: 'asking' },
      ],
    },

    asking: { on: { 'check.asked': 'beginning' } },

    beginning: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'beginCheck',
        onDone: 'outside',
        onError: {
          target: 'asking',
          actions: { type: 'noteFailed', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    /** On the page of whoever verifies. */
    outside: { on: { 'page.shown': 'asking' } },

    agreeing: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'agree',
        input: ({ context }) => context.authKey,
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => event.output },
            target: 'agreed',
            actions: { type: 'noteGiven', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteRefused', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unsaved',
          actions: { type: 'noteFailed', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    /** Nobody answered: the same may be said again, it is given once. */
    unsaved: { on: { 'saving.asked': 'agreeing' } },

    /** The verification was given up, too old, or somebody else's: it begins anew. */
    refused: { on: { 'check.asked': 'beginning' } },

    agreed: { on: { 'mall.asked': 'entering', 'withdrawal.asked': 'withdrawing' } },

    entering: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'enter',
        onDone: [
          { guard: { type: 'isEntered', params: ({ event }) => event.output }, target: 'inMall' },
          { target: 'asking', actions: 'noteWithdrawn' },
        ],
        onError: {
          target: 'agreed',
          actions: { type: 'noteFailed', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    /** The ticket is used up: whoever comes back asks for another. */
    inMall: { on: { 'page.shown': 'agreed' } },

    withdrawing: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'withdraw',
        onDone: [
          {
            guard: { type: 'isWithdrawn', params: ({ event }) => event.output },
            target: 'asking',
            actions: 'noteWithdrawn',
          },
          { target: 'agreed' },
        ],
        onError: {
          target: 'agreed',
          actions: { type: 'noteFailed', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
  },
})
