import { assign, fromPromise, setup } from 'xstate'
import type { Joined, JoinAccount, JoinTerms, Staff } from './join.ts'
import type { Refused } from './join-refusal.ts'

/** How long a verification holds while somebody joins; the server's own limit. */
export const IDENTITY_MS = 30 * 60_000

/** Key of a verification, and when it came: nothing personal. */
export interface Identity {
  authKey: string
  atMs: number
}

export interface JoinContext {
  clock: () => number
  /** The employer and the number there, where the way was the employer's. */
  staff: Staff | null
  identity: Identity | null
  /** A dormant account that is opened again. */
  selectedId: string | null
  terms: JoinTerms | null
  account: JoinAccount | null
  restaurantId: string | null
  joined: Joined | null
  /** Why the last try to join led back, and to which field. */
  refused: Refused | null
  /** The verification was too old. */
  isExpired: boolean
  /** How far a reload had come before anything was typed. */
  begun: 'nobody' | 'verified' | 'choosing' | 'accepted'
}

export type JoinEvent =
  | { type: 'way.chosen'; staff: Staff | null }
  | { type: 'identity.verified'; authKey: string }
  /** "That's me": there is an account already, or there is none. */
  | { type: 'identity.accepted'; isKnown: boolean }
  | { type: 'identity.expired' }
  /** None of the old accounts: the dormant one is opened again. */
  | { type: 'account.renewed'; selectedId: string }
  | { type: 'terms.given'; terms: JoinTerms }
  | { type: 'account.named'; account: JoinAccount }
  | { type: 'restaurant.chosen'; restaurantId: string }

/** What a reload finds of a flow that was under way. */
export type Begun = Pick<JoinContext, 'staff' | 'identity' | 'selectedId' | 'terms' | 'begun'>

const NOBODY = { identity: null, selectedId: null, terms: null, account: null, restaurantId: null, refused: null }

/**
 * Joining, in its order: way, person, (which account), terms, account, restaurant. The state is how far somebody has come; earlier pages may be
 * given again and lose nothing. Nothing after the way stands without a person whose verification is young enough, and joining happens once.
 * [ROU-23] [MBR-07]
 */
export const joinMachine = setup({
  types: { context: {} as JoinContext, events: {} as JoinEvent, input: {} as { begun: Begun | null; clock: () => number } },
  actors: {
    /** Opens the account. Answers what stands in the way, too; it rejects when nobody answered. */
    join: fromPromise<{ joined: Joined } | { refused: Refused }, JoinContext>(() => Promise.reject(new Error('The step "join" of joining is not provided'))),
  },
  guards: {
    isFresh: ({ context: { identity, clock } }) => identity !== null && clock() - identity.atMs < IDENTITY_MS,
    isKnown: (_, isKnown: boolean) => isKnown,
    isOver: ({ context: { identity, clock } }) => identity !== null && clock() - identity.atMs >= IDENTITY_MS,
    isNobody: ({ context }) => context.identity === null,
    hasTerms: ({ context }) => context.terms !== null,
    wasChoosing: ({ context }) => context.begun === 'choosing',
    wasAccepted: ({ context }) => context.begun === 'accepted',
    isJoined: (_, answer: { joined: Joined } | { refused: Refused }) => 'joined' in answer,
    isExpiry: (_, answer: { joined: Joined } | { refused: Refused }) => 'refused' in answer && answer.refused.about === 'identity',
    isOfPlace: (_, answer: { joined: Joined } | { refused: Refused }) => 'refused' in answer && answer.refused.about === 'whole',
  },
  actions: {
    noteStaff: assign((_, staff: Staff | null) => ({ staff, ...NOBODY, joined: null, isExpired: false })),
    notePerson: assign(({ context }, authKey: string) => ({ ...NOBODY, joined: null, isExpired: false, identity: { authKey, atMs: context.clock() } })),
    noteRenewed: assign((_, selectedId: string) => ({ selectedId })),
    noteTerms: assign((_, terms: JoinTerms) => ({ terms })),
    noteAccount: assign((_, account: JoinAccount) => ({ account, refused: null })),
    noteRestaurant: assign((_, restaurantId: string) => ({ restaurantId, refused: null })),
    noteAnswer: assign((_, answer: { joined: Joined } | { refused: Refused }) => ('joined' in answer ? { ...NOBODY, staff: null, joined: answer.joined } : { refused: answer.refused })),
    noteUnreachable: assign({ refused: { about: 'whole', message: null } as const }),
    forget: assign({ ...NOBODY, isExpired: true }),
  },
}).createMachine({
  id: 'join',
  context: ({ input: { begun, clock } }) => ({
    clock, staff: begun?.staff ?? null, identity: begun?.identity ?? null, selectedId: begun?.selectedId ?? null, terms: begun?.terms ?? null,
    account: null, restaurantId: null, joined: null, refused: null, isExpired: false, begun: begun?.begun ?? 'nobody',
  }),
  initial: 'arriving',
  on: {
    'identity.verified': { target: '.verified', actions: { type: 'notePerson', params: ({ event }) => event.authKey } },
    'identity.expired': { target: '.way', actions: 'forget' },
  },
  states: {
    /** A reload goes on where it was, as far as it does not rest on what was typed. */
    arriving: {
      always: [
        { guard: 'isOver', target: 'way', actions: 'forget' },
        { guard: 'isNobody', target: 'way' },
        { guard: 'hasTerms', target: 'account' },
        { guard: 'wasChoosing', target: 'choosing' },
        { guard: 'wasAccepted', target: 'terms' },
        { target: 'verified' },
      ],
    },

    way: { on: { 'way.chosen': { actions: { type: 'noteStaff', params: ({ event }) => event.staff } } } },

    /** Who it is, is known; whether they say so themselves is not. */
    verified: {
      on: {
        'identity.accepted': [
          { guard: { type: 'isKnown', params: ({ event }) => event.isKnown }, target: 'choosing' },
          { guard: 'isFresh', target: 'terms' },
          { target: 'way', actions: 'forget' },
        ],
        'way.chosen': { target: 'way', actions: { type: 'noteStaff', params: ({ event }) => event.staff } },
      },
    },

    choosing: {
      on: {
        'account.renewed': { guard: 'isFresh', target: 'terms', actions: { type: 'noteRenewed', params: ({ event }) => event.selectedId } },
        'way.chosen': { target: 'way', actions: { type: 'noteStaff', params: ({ event }) => event.staff } },
      },
    },

    terms: {
      on: {
        'terms.given': [{ guard: 'isFresh', target: 'account', actions: { type: 'noteTerms', params: ({ event }) => event.terms } }, { target: 'way', actions: 'forget' }],
      },
    },

    account: {
      on: {
        'terms.given': { actions: { type: 'noteTerms', params: ({ event }) => event.terms } },
        'account.named': [{ guard: 'isFresh', target: 'restaurant', actions: { type: 'noteAccount', params: ({ event }) => event.account } }, { target: 'way', actions: 'forget' }],
      },
    },

    restaurant: {
      on: {
        'terms.given': { actions: { type: 'noteTerms', params: ({ event }) => event.terms } },
        'account.named': { actions: { type: 'noteAccount', params: ({ event }) => event.account } },
        'restaurant.chosen': [{ guard: 'isFresh', target: 'joining', actions: { type: 'noteRestaurant', params: ({ event }) => event.restaurantId } }, { target: 'way', actions: 'forget' }],
      },
    },

    /** A second tap is the first: nothing is heard here. */
    joining: {
      on: { 'identity.verified': {}, 'identity.expired': {} },
      invoke: {
        src: 'join',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isJoined', params: ({ event }) => event.output }, target: 'done', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
          { guard: { type: 'isExpiry', params: ({ event }) => event.output }, target: 'way', actions: 'forget' },
          { guard: { type: 'isOfPlace', params: ({ event }) => event.output }, target: 'restaurant', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
          // A name that is taken: back to its field, the rest kept.
          { target: 'account', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'restaurant', actions: 'noteUnreachable' },
      },
    },

    /** The account stands; somebody else may join on this phone afterwards. */
    done: { on: { 'way.chosen': { target: 'way', actions: { type: 'noteStaff', params: ({ event }) => event.staff } } } },
  },
})
