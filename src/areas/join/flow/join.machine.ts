import { assign, fromPromise, setup } from 'xstate'
import type { Joined, JoinAccount, JoinTerms, Staff, Typed } from './join.ts'
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
  /** What the directory or the portal called them; never kept. */
  staffName: string | null
  /** Of whoever invited, from the link of the invitation. */
  recommCode: string | null
  identity: Identity | null
  /** A dormant account that is opened again. */
  selectedId: string | null
  terms: JoinTerms | null
  account: JoinAccount | null
  typed: Typed | null
  restaurantId: string | null
  joined: Joined | null
  /** Why the last try to join led back, and to which field. */
  refused: Refused | null
  /** The verification was too old. */
  isExpired: boolean
  /** The form was sent and no answer was heard: the account may stand. */
  isSent: boolean
  /** The account stands: a new one, or one that was opened again. */
  ended: 'joined' | 'renewed' | null
  /** How far a reload had come before anything was typed. */
  begun: 'nobody' | 'verified' | 'choosing' | 'accepted' | 'sent' | 'joined' | 'renewed'
}

export type JoinEvent =
  /** The link of an invitation; an employer invites by name. */
  | { type: 'invitation.opened'; staff: Staff | null; recommCode: string | null }
  /** With the name that the employer knows them by, where it said one. */
  | { type: 'way.chosen'; staff: Staff | null; name?: string }
  | { type: 'identity.verified'; authKey: string }
  /** "That's me": there is an account already, or there is none. */
  | { type: 'identity.accepted'; isKnown: boolean }
  | { type: 'identity.expired' }
  /** None of the old accounts: the dormant one is opened again. */
  | { type: 'account.renewed'; selectedId: string }
  /** Invited, and not of that employer's staff: the person stays, without it. */
  | { type: 'employer.left' }
  | { type: 'terms.given'; terms: JoinTerms }
  /** Its page is left, forwards or back. */
  | { type: 'account.typed'; typed: Typed }
  | { type: 'account.named'; account: JoinAccount }
  | { type: 'restaurant.chosen'; restaurantId: string }

/** What a reload finds of a flow that was under way. */
export type Begun = Pick<JoinContext, 'staff' | 'identity' | 'selectedId' | 'terms' | 'recommCode' | 'begun'>

const NOBODY = {
  identity: null,
  selectedId: null,
  terms: null,
  account: null,
  typed: null,
  restaurantId: null,
  refused: null,
  isSent: false,
}
const ANEW = { ...NOBODY, joined: null, ended: null, isExpired: false }

/**
 * Joining, in its order: way, person, (which account), terms, account, restaurant. The state is how far somebody has
 * come; earlier pages may be given again and lose nothing. Nothing after the way stands without a person whose
 * verification is young enough, and joining happens once. [ROU-23] [MBR-07]
 */
export const joinMachine = setup({
  types: {
    context: {} as JoinContext,
    events: {} as JoinEvent,
    input: {} as { begun: Begun | null; clock: () => number },
  },
  actors: {
    /** Opens the account. Answers what stands in the way, too; it rejects when nobody answered. */
    join: fromPromise<{ joined: Joined } | { refused: Refused }, JoinContext>(() =>
      Promise.reject(new Error('The step "join" of joining is not provided')),
    ),
  },
  guards: {
    isFresh: ({ context: { identity, clock } }) => identity !== null && clock() - identity.atMs < IDENTITY_MS,
    isKnown: (_, isKnown: boolean) => isKnown,
    isOver: ({ context: { identity, clock } }) => identity !== null && clock() - identity.atMs >= IDENTITY_MS,
    isNobody: ({ context }) => context.identity === null,
    hasTerms: ({ context }) => context.terms !== null,
    wasChoosing: ({ context }) => context.begun === 'choosing',
    wasAccepted: ({ context }) => context.begun === 'accepted',
    wasSent: ({ context }) => context.begun === 'sent',
    hasEnded: ({ context }) => context.ended !== null,
    isJoined: (_, answer: { joined: Joined } | { refused: Refused }) => 'joined' in answer,
    isExpiry: (_, answer: { joined: Joined } | { refused: Refused }) =>
      'refused' in answer && answer.refused.about === 'identity',
    isOfPlace: (_, answer: { joined: Joined } | { refused: Refused }) =>
      'refused' in answer && (answer.refused.about === 'whole' || answer.refused.about === 'employer'),
  },
  actions: {
    noteInvitation: assign((_, { staff, recommCode }: Pick<JoinContext, 'staff' | 'recommCode'>) => ({
      ...ANEW,
      staff,
      recommCode,
      staffName: null,
    })),
    // Whoever joins after somebody else on this phone was not invited by the same link.
    noteStaff: assign(({ context }, { staff, name }: { staff: Staff | null; name: string | undefined }) => ({
      ...ANEW,
      staff,
      staffName: name ?? null,
      recommCode: context.ended === null ? context.recommCode : null,
    })),
    notePerson: assign(({ context }, authKey: string) => ({ ...ANEW, identity: { authKey, atMs: context.clock() } })),
    noteEmployerLeft: assign(({ context: { account } }) => ({
      staff: null,
      staffName: null,
      refused: null,
      account: account && { ...account, employeeNumber: null },
    })),
    noteAccepted: assign({ isSent: false }),
    noteSending: assign({ isSent: true }),
    noteRenewed: assign((_, selectedId: string) => ({ selectedId })),
    noteTerms: assign((_, terms: JoinTerms) => ({ terms })),
    // Whoever has no verification any more leaves nothing to the next one.
    noteTyped: assign(({ context: { identity } }, typed: Typed) => ({ typed: identity === null ? null : typed })),
    noteAccount: assign((_, account: JoinAccount) => ({ account, refused: null })),
    noteRestaurant: assign((_, restaurantId: string) => ({ restaurantId, refused: null })),
    noteAnswer: assign(
      ({ context: { selectedId } }, answer: { joined: Joined } | { refused: Refused }): Partial<JoinContext> => {
        if ('refused' in answer) return { refused: answer.refused, isSent: false }
        return {
          ...NOBODY,
          staff: null,
          staffName: null,
          joined: answer.joined,
          ended: selectedId === null ? 'joined' : 'renewed',
        }
      },
    ),
    noteUnreachable: assign({ refused: { about: 'whole', message: null } as const }),
    forget: assign({ ...NOBODY, isExpired: true }),
  },
}).createMachine({
  id: 'join',
  context: ({ input: { begun, clock } }) => ({
    clock,
    staff: begun?.staff ?? null,
    staffName: null,
    recommCode: begun?.recommCode ?? null,
    identity: begun?.identity ?? null,
    selectedId: begun?.selectedId ?? null,
    terms: begun?.terms ?? null,
    account: null,
    typed: null,
    restaurantId: null,
    joined: null,
    refused: null,
    isExpired: false,
    isSent: begun?.begun === 'sent',
    ended: begun?.begun === 'joined' || begun?.begun === 'renewed' ? begun.begun : null,
    begun: begun?.begun ?? 'nobody',
  }),
  initial: 'arriving',
  on: {
    'invitation.opened': { target: '.way', actions: { type: 'noteInvitation', params: ({ event }) => event } },
    'way.chosen': {
      target: '.way',
      actions: { type: 'noteStaff', params: ({ event: { staff, name } }) => ({ staff, name }) },
    },
    'identity.verified': { target: '.verified', actions: { type: 'notePerson', params: ({ event }) => event.authKey } },
    'identity.expired': { target: '.way', actions: 'forget' },
    'account.typed': { actions: { type: 'noteTyped', params: ({ event }) => event.typed } },
  },
  states: {
    /**
     * A reload goes on where it was, as far as it does not rest on what was typed. Where the form was under way, the
     * person is looked for first.
     */
    arriving: {
      always: [
        { guard: 'hasEnded', target: 'done' },
        { guard: 'isOver', target: 'way', actions: 'forget' },
        { guard: 'isNobody', target: 'way' },
        { guard: 'wasSent', target: 'verified' },
        { guard: 'hasTerms', target: 'account' },
        { guard: 'wasChoosing', target: 'choosing' },
        { guard: 'wasAccepted', target: 'terms' },
        { target: 'verified' },
      ],
    },

    way: {},

    /** Who it is, is known; whether they say so themselves is not. */
    verified: {
      on: {
        'identity.accepted': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.isKnown },
            target: 'choosing',
            actions: 'noteAccepted',
          },
          { guard: 'isFresh', target: 'terms', actions: 'noteAccepted' },
          { target: 'way', actions: 'forget' },
        ],
      },
    },

    choosing: {
      on: {
        // There was none after all.
        'identity.accepted': [
          { guard: 'isFresh', target: 'terms', actions: 'noteAccepted' },
          { target: 'way', actions: 'forget' },
        ],
        'account.renewed': {
          guard: 'isFresh',
          target: 'terms',
          actions: { type: 'noteRenewed', params: ({ event }) => event.selectedId },
        },
      },
    },

    terms: {
      on: {
        'terms.given': [
          { guard: 'isFresh', target: 'account', actions: { type: 'noteTerms', params: ({ event }) => event.terms } },
          { target: 'way', actions: 'forget' },
        ],
      },
    },

    account: {
      on: {
        'employer.left': { actions: 'noteEmployerLeft' },
        'terms.given': { actions: { type: 'noteTerms', params: ({ event }) => event.terms } },
        'account.named': [
          {
            guard: 'isFresh',
            target: 'restaurant',
            actions: { type: 'noteAccount', params: ({ event }) => event.account },
          },
          { target: 'way', actions: 'forget' },
        ],
      },
    },

    restaurant: {
      on: {
        'employer.left': { actions: 'noteEmployerLeft' },
        'terms.given': { actions: { type: 'noteTerms', params: ({ event }) => event.terms } },
        'account.named': { actions: { type: 'noteAccount', params: ({ event }) => event.account } },
        'restaurant.chosen': [
          {
            guard: 'isFresh',
            target: 'joining',
            actions: { type: 'noteRestaurant', params: ({ event }) => event.restaurantId },
          },
          { target: 'way', actions: 'forget' },
        ],
      },
    },

    /** A second tap is the first: nothing is heard here. */
    joining: {
      entry: 'noteSending',
      on: { 'identity.verified': {}, 'identity.expired': {}, 'way.chosen': {}, 'invitation.opened': {} },
      invoke: {
        src: 'join',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isJoined', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          { guard: { type: 'isExpiry', params: ({ event }) => event.output }, target: 'way', actions: 'forget' },
          {
            guard: { type: 'isOfPlace', params: ({ event }) => event.output },
            target: 'restaurant',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          // A name that is taken: back to its field, the rest kept.
          { target: 'account', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'restaurant', actions: 'noteUnreachable' },
      },
    },

    /** The account stands; somebody else may join on this phone afterwards. */
    done: {},
  },
})
