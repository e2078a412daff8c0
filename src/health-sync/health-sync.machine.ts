import type { SnapshotFrom } from 'xstate'

import { emptyPiece } from './normalise/payload.ts'
import { freshContext, inHand, syncSetup } from './sync-steps.ts'

/**
 * One sync at a time: being anywhere but `idle` is the in-progress flag, so it cannot be left set. [HSY-06, HSY-10 …
 * 12] A second start finds no answer to its event. [HSY-07] Nothing is read before link and consent are there. [HSY-01]
 * Every failure leads on: of a kind to the next kind [HSY-70], of the run to `idle` [HSY-13].
 */
export const healthSyncMachine = syncSetup.createMachine({
  id: 'healthSync',
  context: freshContext({ app_version: '', kind: 'desktop' }, 'resume', new Date(0)),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'sync.requested': {
          guard: { type: 'onPhone', params: ({ event }) => event.platform },
          target: 'running',
          actions: 'begin',
        },
      },
    },

    running: {
      tags: ['busy'],
      initial: 'identifying',
      on: {
        'sync.cancelled': {
          target: 'idle',
          actions: [
            { type: 'close', params: { outcome: 'interrupted' } },
            { type: 'finish', params: { outcome: 'interrupted' } },
          ],
        },
      },
      after: {
        runLimit: {
          target: 'ended.failed',
          actions: [{ type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } }, 'fileKind'],
        },
      },
      states: {
        identifying: {
          invoke: {
            src: 'identify',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => event.output },
                target: 'consenting',
                actions: { type: 'takeMember', params: ({ event }) => event.output },
              },
              // Nobody is signed in: there is nothing to record either. [HSY-67]
              { target: '#healthSync.idle', actions: { type: 'finish', params: { outcome: 'done' } } },
            ],
            onError: { target: '#healthSync.ended.failed' },
          },
        },

        /** Asked on every run, so that a withdrawal counts from the next one on. [HSY-68] */
        consenting: {
          invoke: {
            src: 'checkConsent',
            input: ({ context }) => ({ platform: context.platform }),
            onDone: [
              {
                guard: { type: 'isUnlinked', params: ({ event }) => event.output },
                target: '#healthSync.ended.linkOff',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#healthSync.ended.noConsent',
              },
              { target: 'checkingDevice' },
            ],
            onError: { target: '#healthSync.ended.failed' },
          },
        },

        checkingDevice: {
          invoke: {
            src: 'checkStepDevice',
            input: ({ context }) => ({ hcId: context.hcId }),
            onDone: { target: 'permitting', actions: { type: 'takeDevice', params: ({ event }) => event.output } },
            onError: { target: 'permitting', actions: { type: 'takeDevice', params: 2 } },
          },
        },

        permitting: {
          always: [
            { guard: 'canAskPermissions', target: 'checkingPermissions' },
            { guard: 'asksApple', target: 'authorising', actions: 'assumePermissions' },
            { target: 'planning', actions: 'assumePermissions' },
          ],
        },

        checkingPermissions: {
          invoke: {
            src: 'checkPermissions',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: 'planning',
                actions: [
                  {
                    type: 'takePermissions',
                    params: ({ context, event }) => (event.output === 'fail' ? context.permissions : event.output),
                  },
                  { type: 'savePermissions', params: ({ context }) => ({ permissions: context.permissions }) },
                ],
              },
              { guard: 'byMember', target: 'openingPermissions' },
              { target: '#healthSync.ended.noPermission' },
            ],
            onError: [
              { guard: 'byMember', target: 'openingPermissions' },
              { target: '#healthSync.ended.noPermission' },
            ],
          },
        },

        /** Only for a run that the member started: nobody is led to a system page by coming back. [HSY-35] */
        openingPermissions: {
          invoke: {
            src: 'openPermissions',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: 'planning',
                actions: [
                  {
                    type: 'takePermissions',
                    params: ({ context, event }) => (event.output === 'fail' ? context.permissions : event.output),
                  },
                  { type: 'savePermissions', params: ({ context }) => ({ permissions: context.permissions }) },
                ],
              },
              { target: '#healthSync.ended.noPermission' },
            ],
            onError: { target: '#healthSync.ended.noPermission' },
          },
        },

        /** iOS tells nobody what was refused: the queries show it. [NAT-22, HSY-79] */
        authorising: { invoke: { src: 'authorise', onDone: { target: 'planning' }, onError: { target: 'planning' } } },

        planning: { always: { target: 'choosing', actions: 'makePlan' } },

        choosing: {
          entry: ['fileKind', { type: 'keepReceipt', params: ({ context }) => ({ receipt: context.receipt }) }],
          always: [{ guard: 'hasNext', target: 'reading', actions: 'takeNext' }, { target: '#healthSync.ended.done' }],
        },

        reading: {
          invoke: {
            src: 'read',
            input: ({ context }) => inHand(context),
            onDone: [
              {
                guard: { type: 'isDelivered', params: ({ event }) => event.output },
                target: 'normalising',
                actions: { type: 'takeData', params: ({ event }) => event.output.data ?? [] },
              },
              {
                guard: { type: 'isEmptyDay', params: ({ event }) => event.output },
                target: 'registering',
                actions: { type: 'takePiece', params: ({ context }) => emptyPiece(inHand(context)) },
              },
              { guard: { type: 'hasNothing', params: ({ event }) => event.output }, target: 'choosing' },
              {
                guard: { type: 'isShut', params: ({ event }) => event.output },
                target: 'choosing',
                actions: { type: 'closeKind', params: { outcome: 'refused', next: 'allow' } },
              },
              { target: 'choosing', actions: { type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } } },
            ],
            onError: {
              target: 'choosing',
              actions: { type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } },
            },
          },
        },

        normalising: {
          invoke: {
            src: 'normalise',
            input: ({ context }) => ({ ...inHand(context), data: context.data }),
            onDone: { target: 'normalised', actions: { type: 'takeNormalised', params: ({ event }) => event.output } },
            onError: {
              target: 'choosing',
              actions: { type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } },
            },
          },
        },
        normalised: { always: [{ guard: 'hasPieces', target: 'registering' }, { target: 'registered' }] },

        /**
         * All pieces of the kind. What failed is asked for again by the next run: registering twice changes nothing.
         */
        registering: {
          on: { 'pieces.sent': { actions: { type: 'countSent', params: ({ event }) => event } } },
          invoke: {
            src: 'register',
            input: ({ context: { pieces } }) => ({ pieces }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: 'registered',
                actions: [
                  { type: 'countSent', params: ({ event }) => event.output },
                  { type: 'countTaken', params: ({ event }) => event.output },
                  'dropPieces',
                ],
              },
              {
                target: 'registered',
                actions: [
                  { type: 'countSent', params: ({ event }) => event.output },
                  { type: 'countTaken', params: ({ event }) => event.output },
                  { type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } },
                ],
              },
            ],
            onError: {
              target: 'registered',
              actions: { type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } },
            },
          },
        },
        registered: {
          always: [
            { guard: 'sendsMeals', target: 'sendingMeals', actions: ['fileKind', 'beginMeals'] },
            { target: 'choosing' },
          ],
        },

        sendingMeals: {
          invoke: {
            src: 'sendMeals',
            input: ({ context }) => ({ ...inHand(context), ours: context.ours }),
            onDone: { target: 'choosing', actions: { type: 'countMeals', params: ({ event }) => event.output } },
            onError: {
              target: 'choosing',
              actions: { type: 'closeKind', params: { outcome: 'failed', next: 'nextSync' } },
            },
          },
        },
      },
    },

    /** How the run ended, on its way back. */
    ended: {
      initial: 'done',
      states: {
        done: { entry: { type: 'close', params: { outcome: 'done' } } },
        linkOff: { entry: { type: 'close', params: { outcome: 'linkOff' } } },
        noConsent: { entry: { type: 'close', params: { outcome: 'noConsent' } } },
        noPermission: { entry: { type: 'close', params: { outcome: 'noPermission' } } },
        failed: { entry: { type: 'close', params: { outcome: 'failed' } } },
      },
      always: {
        target: 'idle',
        actions: [
          { type: 'keepReceipt', params: ({ context }) => ({ receipt: context.receipt }) },
          { type: 'finish', params: ({ context }) => ({ outcome: context.receipt.outcome }) },
        ],
      },
    },
  },
})

export type HealthSyncSnapshot = SnapshotFrom<typeof healthSyncMachine>
