import { isRemembered, sessionSetup } from './session-steps.ts'

/**
 * A signed-in member, and what keeps them so: the token is renewed while the session lives, a remembered sign-in begins
 * the next one, and where no verdict comes back the member stays and is asked for again after a pause that grows.
 */
export const signedIn = sessionSetup.createStateConfig({
  tags: ['signedIn'],
  initial: 'fresh',
  invoke: { src: 'greet', input: ({ context }) => ({ arrival: context.arrival }), onError: {} },
  on: {
    'signOut.requested': { target: '#session.ending' },
    'signOut.sent': { target: '#session.ending.clearingNative' },
    'signal.received': { target: '#session.clearing' },
    'tab.ended': {
      target: '#session.signedOut',
      actions: [
        'closeEpoch',
        'forgetValues',
        { type: 'rememberReason', params: ({ event }) => event },
        { type: 'announceEnd', params: ({ event }) => ({ reason: event.reason, fromTab: true }) },
      ],
    },
    // After a 403 the sign-in page stands open over a held token [ERR-04]: signing in there begins anew.
    'signIn.requested': { target: '#session.signingIn', actions: ['closeEpoch', 'forgetValues', 'makeWay'] },
    'signIn.sent': {
      target: '#session.signingIn.askingElsewhere',
      actions: ['closeEpoch', 'forgetValues', 'makeWay', { type: 'takeChoice', params: ({ event }) => event }],
    },
    'tab.taken': { target: '#session.taken' },
    'tab.signedIn': { target: '#session.starting', actions: ['closeEpoch', 'forgetValues', 'makeWay'] },
  },
  states: {
    fresh: {
      on: {
        // A token that was replaced since the call was sent needs nothing: the call goes out again. [SES-21]
        'token.expired': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refreshing',
        },
        'token.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refused',
        },
        'tab.refreshed': { actions: { type: 'takeOver', params: ({ event }) => ({ token: event.token }) } },
      },
    },

    refreshing: {
      tags: ['hold'],
      invoke: {
        src: 'refresh',
        input: ({ context }) => ({ token: context.values.accessToken, isRemembered: isRemembered(context.values) }),
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'takeRenewed', params: ({ event }) => event.output },
          },
          { guard: { type: 'isOthers', params: ({ event }) => event.output }, target: '#session.taken' },
          { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'pausing' },
          { target: 'refused' },
        ],
        // A step that breaks here speaks of this device, not of the session.
        onError: { target: 'pausing' },
      },
    },

    /** The session is over. Before anybody is sent away, a remembered sign-in has its say. */
    refused: { always: [{ guard: 'isRemembered', target: 'exchanging' }, { target: '#session.clearing' }] },

    exchanging: {
      tags: ['hold'],
      invoke: {
        src: 'exchangeRemembered',
        input: ({ context }) => ({ token: context.values.accessToken }),
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            // Anew, as after a start: the arrival is recorded. [SES-30]
            target: '#session.signedIn',
            reenter: true,
            actions: [
              { type: 'takeRenewed', params: ({ event }) => event.output },
              { type: 'arrive', params: { arrival: 'remembered' } },
              { type: 'announceArrival', params: { arrival: 'remembered' } },
            ],
          },
          { guard: { type: 'isOthers', params: ({ event }) => event.output }, target: '#session.taken' },
          { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'pausing' },
          { target: '#session.clearing' },
        ],
        onError: { target: 'pausing' },
      },
    },

    /**
     * No verdict: waiting calls are rejected, the member stays [SES-24, SES-31]. Other calls go out: one that is
     * answered is a reason to ask at once.
     */
    pausing: {
      entry: 'countTry',
      after: {
        pause: [
          {
            guard: { type: 'hasToken', params: ({ context }) => ({ token: context.values.accessToken }) },
            target: 'refreshing',
          },
          { target: 'exchanging' },
        ],
      },
      on: {
        'token.expired': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refreshing',
        },
        'token.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refused',
        },
        'tab.refreshed': {
          target: 'fresh',
          actions: { type: 'takeOver', params: ({ event }) => ({ token: event.token }) },
        },
      },
    },
  },
})
