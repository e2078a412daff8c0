import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { assign } from 'xstate'

import { signedIn } from './session-signed-in.ts'
import { noValues, sessionSetup, signInInput } from './session-steps.ts'

/**
 * The order of sign-in, refresh and sign-out. There is no logged-out flag beside it: only a signed-in session has an
 * answer to `token.expired`, which is what the flag is for. [SES-11, SES-36]
 *
 * Tags: `hold` calls wait before they are sent; `closed` calls are refused; `signedIn`; `busy`.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    values: noValues,
    epoch: 0,
    takenOver: false,
    tries: 0,
    arrival: 'stored',
    endReason: null,
    signInError: null,
  },
  initial: 'starting',
  on: {
    'healthTerms.changed': {
      actions: [
        { type: 'takeHealthTerms', params: ({ event }) => event },
        { type: 'keepHealthTerms', params: ({ event }) => event },
      ],
    },
  },
  states: {
    starting: {
      tags: ['hold'],
      invoke: {
        src: 'loadStored',
        onDone: [
          {
            guard: ({ event }) => event.output.mayExchange,
            target: 'remembering',
            actions: { type: 'takeValues', params: ({ event }) => event.output.values },
          },
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ token: event.output.values.accessToken }) },
            target: 'signedIn',
            actions: [
              { type: 'takeValues', params: ({ event }) => event.output.values },
              { type: 'arrive', params: { arrival: 'stored' } },
            ],
          },
          { target: 'signedOut', actions: { type: 'takeValues', params: ({ event }) => event.output.values } },
        ],
        onError: { target: 'signedOut' },
      },
      on: { 'tab.ended': { target: 'starting', reenter: true } },
    },

    /**
     * A remembered login is exchanged for a token before the first call goes out. A refusal leads quietly to sign-in
     * [SES-29], or to the expired token that was stored: its first call finds out whether the session still lives.
     * Without a verdict the member stays, with that token or with none.
     */
    remembering: {
      tags: ['hold'],
      invoke: {
        src: 'exchangeRemembered',
        input: ({ context }) => ({ token: context.values.accessToken }),
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'takeRenewed', params: ({ event }) => event.output },
              { type: 'arrive', params: { arrival: 'remembered' } },
              { type: 'announceArrival', params: { arrival: 'remembered' } },
            ],
          },
          { guard: { type: 'isOthers', params: ({ event }) => event.output }, target: 'starting' },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'signedIn.pausing',
            actions: { type: 'arrive', params: { arrival: 'stored' } },
          },
          {
            guard: { type: 'hasToken', params: ({ context }) => ({ token: context.values.accessToken }) },
            target: 'signedIn',
            actions: { type: 'arrive', params: { arrival: 'stored' } },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },

    signedOut: {
      on: {
        'signIn.requested': { target: 'signingIn' },
        'signIn.sent': {
          target: 'signingIn.askingElsewhere',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
        // A late call without a token is told to sign in: whoever has read that another device signed in knows more
        // than that. [SES-26]
        'signal.received': { guard: ({ context }) => context.endReason !== 'duplicate', target: 'clearing' },
        'tab.signedIn': { target: 'starting' },
      },
    },

    signingIn: {
      tags: ['busy'],
      initial: 'asking',
      entry: assign({ signInError: null, endReason: null }),
      on: {
        'signIn.sent': { actions: { type: 'takeChoice', params: ({ event }) => event } },
        'signIn.answered': [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ token: event.token }) },
            target: '.keeping',
            actions: { type: 'setToken', params: ({ event }) => ({ token: event.token }) },
          },
          { target: '.fetching', actions: { type: 'setToken', params: { token: '' } } },
        ],
      },
      states: {
        asking: {
          invoke: {
            src: 'signIn',
            input: ({ event }) => signInInput(event),
            onError: { target: '#session.signedOut', actions: { type: 'keepError', params: ({ event }) => event } },
          },
        },
        /** A screen sent POST /login by itself; the client tells its course. [SES-08] */
        askingElsewhere: { on: { 'signIn.refused': { target: '#session.signedOut' } } },
        /** The answer held no token: it is fetched. [SES-27] */
        fetching: {
          invoke: {
            src: 'fetchToken',
            onDone: {
              target: 'keeping',
              actions: { type: 'setToken', params: ({ event }) => ({ token: event.output }) },
            },
            onError: { target: '#session.signedOut', actions: { type: 'keepError', params: ({ event }) => event } },
          },
        },
        keeping: {
          invoke: {
            src: 'keepToken',
            input: ({ context }) => ({ token: context.values.accessToken }),
            onDone: { target: 'kept' },
            onError: { target: 'kept' },
          },
        },
        kept: {
          always: {
            target: '#session.signedIn',
            actions: [
              { type: 'arrive', params: { arrival: 'form' } },
              { type: 'announceArrival', params: { arrival: 'form' } },
            ],
          },
        },
      },
    },

    signedIn,

    /** Sign-out, in the one order that keeps the token for GET /logout and lets no refresh slip in. [SES-32] */
    ending: {
      tags: ['busy', 'closed'],
      initial: 'calling',
      entry: ['closeEpoch', { type: 'rememberReason', params: { reason: 'signOut' } }],
      states: {
        calling: {
          invoke: { src: 'callLogout', onDone: { target: 'clearingNative' }, onError: { target: 'clearingNative' } },
          after: { patience: { target: 'clearingNative' } },
        },
        clearingNative: {
          invoke: { src: 'clearNative', onDone: { target: 'leavingShell' }, onError: { target: 'leavingShell' } },
          after: { patience: { target: 'leavingShell' } },
        },
        leavingShell: {
          invoke: { src: 'leaveShell', onDone: { target: 'clearingLocal' }, onError: { target: 'clearingLocal' } },
          after: { patience: { target: 'clearingLocal' } },
        },
        clearingLocal: {
          always: {
            target: '#session.signedOut',
            actions: [
              'clearLocal',
              'forgetValues',
              { type: 'announceEnd', params: { reason: 'signOut', fromTab: false } },
            ],
          },
        },
      },
    },

    /** Another member's token stands where this tab's stood: this tab ends, and leaves alone what is not its own. */
    taken: {
      tags: ['busy', 'closed'],
      entry: ['closeEpoch', 'forgetValues', { type: 'rememberReason', params: { reason: 'taken' } }],
      always: { target: 'signedOut', actions: { type: 'announceEnd', params: { reason: 'taken', fromTab: true } } },
    },

    /** The server ended the session: the three values go before anybody is led anywhere. [SES-16, SES-17, SES-35] */
    clearing: {
      tags: ['busy', 'closed'],
      entry: [
        'closeEpoch',
        'forgetValues',
        {
          type: 'rememberReason',
          params: ({ event }) => ({ reason: event.type === 'signal.received' ? event.signal : 'expired' }),
        },
      ],
      invoke: { src: 'clearNative', onDone: { target: 'cleared' }, onError: { target: 'cleared' } },
      after: { patience: { target: 'cleared' } },
    },
    cleared: {
      tags: ['busy', 'closed'],
      always: {
        target: 'signedOut',
        actions: [
          'clearLocal',
          {
            type: 'announceEnd',
            params: ({ context }) => ({ reason: context.endReason ?? 'expired', fromTab: false }),
          },
        ],
      },
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
