import type { DeepLink } from '#src/shell/stored-messages.ts'

import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'

import { handlesReturn } from './excluded-pages.ts'

/** Where a deep link leads, once its route name is known to be one. */
export interface Target {
  /** The address with the codes as query values. */
  href: string
  isPublic: boolean
  link: DeepLink
}

export interface ResumeContext {
  isSignedIn: boolean
  /** The link in hand, and where it leads once that is known; both are null when there is none. */
  link: DeepLink | null
  target: Target | null
}

export type ResumeEvent =
  /** The first screen stands. Not a return: only the link is looked up. [RSM-21] */
  | { type: 'app.started' }
  | { type: 'app.resumed'; path: string }
  | { type: 'session.began' }
  | { type: 'session.ended' }

/** A step of the return that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The resume step "${name}" is not provided`)))
}

function effect<Params>() {
  return (_args: unknown, _params: Params): void => {}
}

/**
 * What follows a return to the foreground: chat check, health sync and deep link, started in this order, none waiting
 * for another and none hurt by another's failure. [RSM-01, RSM-18] Each part ignores a second start while it is at
 * work. [RSM-20]
 */
export const resumeMachine = setup({
  types: { context: {} as ResumeContext, events: {} as ResumeEvent, input: {} as { isSignedIn: boolean } },
  actors: {
    checkChat: step<void>('checkChat'),
    startSync: step<void>('startSync'),
    /** Reads the stored link once and resets it. [RSM-14] */
    takeLink: step<DeepLink | null>('takeLink'),
    /** The page of a route name; null for an unknown one. */
    findTarget: step<Target | null, { link: DeepLink | null }>('findTarget'),
    sendPushToken: step<void>('sendPushToken'),
  },
  actions: {
    openTarget: effect<{ target: Target | null }>(),
    keepLink: assign({ link: (_, link: DeepLink | null) => link }),
    keepTarget: assign({ target: (_, target: Target | null) => target }),
    dropTarget: assign({ link: null, target: null }),
    enter: assign({ isSignedIn: true }),
    leave: assign({ isSignedIn: false }),
  },
  guards: {
    handles: (_, { path }: { path: string }) => handlesReturn(path),
    mayOpen: ({ context: { isSignedIn, target } }) => target !== null && (isSignedIn || target.isPublic),
    hasLink: (_, link: DeepLink | null) => link !== null,
    hasTarget: ({ context }) => context.target !== null,
  },
}).createMachine({
  id: 'resume',
  context: ({ input }) => ({ isSignedIn: input.isSignedIn, link: null, target: null }),
  type: 'parallel',
  on: { 'session.began': { actions: 'enter' }, 'session.ended': { actions: 'leave' } },
  states: {
    chat: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'app.resumed': { guard: { type: 'handles', params: ({ event }) => event }, target: 'checking' } },
        },
        checking: { invoke: { src: 'checkChat', onDone: { target: 'idle' }, onError: { target: 'idle' } } },
      },
    },

    sync: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'app.resumed': { guard: { type: 'handles', params: ({ event }) => event }, target: 'starting' } },
        },
        starting: { invoke: { src: 'startSync', onDone: { target: 'idle' }, onError: { target: 'idle' } } },
      },
    },

    link: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'app.started': { target: 'looking' },
            'app.resumed': { guard: { type: 'handles', params: ({ event }) => event }, target: 'looking' },
            // A link that came while the member was signing in: no return looks for it on those pages.
            'session.began': { target: 'looking', actions: 'enter' },
          },
        },
        looking: {
          invoke: {
            src: 'takeLink',
            onDone: [
              {
                guard: { type: 'hasLink', params: ({ event }) => event.output },
                target: 'finding',
                actions: { type: 'keepLink', params: ({ event }) => event.output },
              },
              { target: 'looked' },
            ],
            onError: { target: 'looked' },
          },
        },
        finding: {
          invoke: {
            src: 'findTarget',
            input: ({ context }) => ({ link: context.link }),
            // A name that nobody knows leads nowhere; whoever finds targets has logged it. [RSM-13]
            onDone: { target: 'looked', actions: { type: 'keepTarget', params: ({ event }) => event.output } },
            onError: { target: 'looked' },
          },
        },
        /** A link is opened once: now, or as soon as somebody is signed in. */
        looked: {
          always: [
            {
              guard: 'mayOpen',
              target: 'idle',
              actions: [{ type: 'openTarget', params: ({ context }) => ({ target: context.target }) }, 'dropTarget'],
            },
            // Opened all the same: the guard of its page leads to the sign-in and remembers it. [RSM-14]
            {
              guard: 'hasTarget',
              target: 'waiting',
              actions: { type: 'openTarget', params: ({ context }) => ({ target: context.target }) },
            },
            { target: 'idle', actions: 'dropTarget' },
          ],
        },
        waiting: {
          on: {
            'session.began': { target: 'looking', actions: 'enter' },
            // A newer link takes the place of the one that waits.
            'app.resumed': { guard: { type: 'handles', params: ({ event }) => event }, target: 'looking' },
          },
        },
      },
    },

    /** The server is told where pushes go, after every sign-in. [MBR-10] */
    pushToken: {
      initial: 'idle',
      states: {
        idle: { on: { 'session.began': { target: 'sending', actions: 'enter' } } },
        sending: { invoke: { src: 'sendPushToken', onDone: { target: 'idle' }, onError: { target: 'idle' } } },
      },
    },
  },
})

export type ResumeSnapshot = SnapshotFrom<typeof resumeMachine>
