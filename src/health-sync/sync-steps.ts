import type { Platform } from '#src/shell/platform.ts'
import type { Permissions } from '#src/shell/health-permissions.ts'
import type { HealthAnswer, HealthLists, HealthRows } from '#src/shell/native-calls.ts'

import { assign, fromPromise, setup } from 'xstate'

import type { NormaliseJob, Normalised } from './normalise/normalise.ts'
import type { KindPlan } from './sync-plan.ts'
import type {
  KindOutcome,
  KindReceipt,
  NextStep,
  Piece,
  Registered,
  RunOutcome,
  Starter,
  SyncReceipt,
} from './sync-types.ts'

import { passesGate } from '#src/shell/gates.ts'
import { added } from './dropped.ts'
import { APPLE_PERMISSIONS, ASSUMED_PERMISSIONS, planRun } from './sync-plan.ts'

export type Phone = Pick<Platform, 'app_version' | 'kind'>

export interface SyncContext {
  platform: Phone
  starter: Starter
  /** When the run was asked for; windows and "today" follow from it, also when the run crosses midnight. */
  now: Date
  hcId: string
  deviceCode: number
  permissions: Permissions
  queue: KindPlan[]
  /** Kinds of this run, for the progress. */
  total: number
  /** The kind in hand, what is still to be registered of it, and its record so far. */
  current: KindPlan | null
  data: HealthRows | HealthLists
  pieces: Piece[]
  ours: Record<string, string>
  draft: KindReceipt | null
  receipt: SyncReceipt
}

export type SyncEvent =
  | { type: 'sync.requested'; platform: Phone; starter: Starter; now: Date }
  /** Values of the kind in hand that are registered so far. */
  | { type: 'pieces.sent'; sent: number }
  /** The session is over: the run stops where it is and leaves nothing. */
  | { type: 'sync.cancelled' }

/** Both conditions of a sync, as the server just told them. [HSY-01] */
export interface Consent {
  linked: boolean
  agreed: boolean
}

interface Answered {
  status: number
}

export interface MealsSent {
  read: number
  sent: number
}

export interface KindInput {
  plan: KindPlan
  hcId: string
}

/** A step of the sync that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The sync step "${name}" is not provided`)))
}

/** A side effect that `createHealthSync` gives its body. */
function effect<Params>() {
  return (_args: unknown, _params: Params): void => {}
}

export function freshContext(platform: Phone, starter: Starter, now: Date): SyncContext {
  return {
    platform,
    starter,
    now,
    hcId: '',
    deviceCode: 2,
    permissions: ASSUMED_PERMISSIONS,
    queue: [],
    total: 0,
    current: null,
    data: [],
    pieces: [],
    ours: {},
    draft: null,
    receipt: { startedAtMs: now.getTime(), tookMs: 0, starter, outcome: 'interrupted', kinds: [] },
  }
}

/** The kind a step is about; steps on kinds are entered with one in hand only. */
export function inHand({ current, hcId }: SyncContext): KindInput {
  if (!current) throw new Error('No kind is being synced')
  return { plan: current, hcId }
}

const closed = (draft: KindReceipt, outcome: KindOutcome, next: NextStep): KindReceipt => ({ ...draft, outcome, next })

/**
 * What the sync's machine is made of: its named steps, effects, guards and limits. `createHealthSync` provides them.
 */
export const syncSetup = setup({
  types: { context: {} as SyncContext, events: {} as SyncEvent, tags: {} as 'busy' },
  actors: {
    /** Who is signed in; '' for nobody. */
    identify: step<string>('identify'),
    checkConsent: step<Consent, { platform: Phone }>('checkConsent'),
    checkStepDevice: step<number, { hcId: string }>('checkStepDevice'),
    checkPermissions: step<Permissions | 'fail'>('checkPermissions'),
    openPermissions: step<Permissions | 'fail'>('openPermissions'),
    authorise: step<boolean>('authorise'),
    read: step<HealthAnswer<HealthRows | HealthLists>, KindInput>('read'),
    normalise: step<Normalised, Omit<NormaliseJob, 'removedMeals'>>('normalise'),
    register: step<Registered, { pieces: readonly Piece[] }>('register'),
    sendMeals: step<MealsSent, KindInput & { ours: Record<string, string> }>('sendMeals'),
  },
  actions: {
    /** Keeps the record as it stands, so that a run that is cut leaves its own. */
    keepReceipt: effect<{ receipt: SyncReceipt }>(),
    savePermissions: effect<{ permissions: Permissions }>(),
    /** The run is over: waiting callers are told, the worker may rest. */
    finish: effect<{ outcome: RunOutcome }>(),
    begin: assign(({ event }) =>
      event.type === 'sync.requested' ? freshContext(event.platform, event.starter, event.now) : {},
    ),
    takeMember: assign({ hcId: (_, hcId: string) => hcId }),
    takeDevice: assign({ deviceCode: (_, code: number) => code }),
    takePermissions: assign({ permissions: (_, permissions: Permissions) => permissions }),
    assumePermissions: assign({
      permissions: ({ context }) => (context.platform.kind === 'ios' ? APPLE_PERMISSIONS : ASSUMED_PERMISSIONS),
    }),
    makePlan: assign(({ context }) => {
      const { queue, skipped } = planRun(context)
      const kinds = skipped.map(({ kind, next }): KindReceipt => ({
        kind,
        window: null,
        read: 0,
        sent: 0,
        known: 0,
        dropped: {},
        gone: 0,
        tookMs: 0,
        outcome: 'skipped',
        next,
      }))
      return { queue, total: queue.length, receipt: { ...context.receipt, kinds } }
    }),
    takeNext: assign(({ context }) => {
      const [current = null, ...queue] = context.queue
      const draft =
        current &&
        ({
          kind: current.kind,
          window: current.window,
          read: 0,
          sent: 0,
          known: 0,
          dropped: {},
          gone: 0,
          tookMs: 0,
          outcome: 'nothing',
          next: 'none',
        } as const)
      return { current, queue, draft, data: [], pieces: [], ours: {} }
    }),
    takeData: assign({ data: (_, data: HealthRows | HealthLists) => data }),
    takeNormalised: assign(({ context }, { pieces, read, dropped, ours }: Normalised) => ({
      data: [],
      pieces,
      ours,
      draft: context.draft && { ...context.draft, read, dropped },
    })),
    takePiece: assign({ pieces: (_, piece: Piece) => [piece] }),
    countSent: assign(({ context: { draft } }, { sent }: Pick<Registered, 'sent'>) => ({
      draft: draft && { ...draft, sent, outcome: 'sent' as const },
    })),
    /** What the server told of all pieces: some of what it was sent it holds before, some it did not take. */
    countTaken: assign(
      ({ context: { draft } }, { known, left, gone }: Pick<Registered, 'known' | 'left' | 'gone'>) => ({
        draft: draft && { ...draft, known, gone, dropped: added(draft.dropped, left) },
      }),
    ),
    dropPieces: assign({ pieces: [] }),
    closeKind: assign(({ context }, { outcome, next }: { outcome: KindOutcome; next: NextStep }) => ({
      pieces: [],
      draft: context.draft && closed(context.draft, outcome, next),
    })),
    /** The kind's record joins the run's. */
    fileKind: assign(({ context: { draft, receipt } }) => ({
      draft: null,
      receipt: draft ? { ...receipt, kinds: [...receipt.kinds, draft] } : receipt,
    })),
    beginMeals: assign(({ context }) => ({
      draft: {
        kind: 'mealsToPhone' as const,
        window: context.current?.window ?? null,
        read: 0,
        sent: 0,
        known: 0,
        dropped: {},
        gone: 0,
        tookMs: 0,
        outcome: 'nothing' as const,
        next: 'none' as const,
      },
    })),
    countMeals: assign(({ context }, { read, sent }: MealsSent) => ({
      draft: context.draft && {
        ...context.draft,
        read,
        sent,
        outcome: sent > 0 ? ('sent' as const) : ('nothing' as const),
      },
    })),
    close: assign(({ context }, { outcome }: { outcome: RunOutcome }) => ({
      current: null,
      queue: [],
      pieces: [],
      data: [],
      draft: null,
      receipt: { ...context.receipt, outcome },
    })),
  },
  guards: {
    onPhone: (_, { kind }: Phone) => kind !== 'desktop',
    canAskPermissions: ({ context }) => passesGate('healthPermissions', context.platform),
    /** A member's own run on iOS. */
    asksApple: ({ context }) => context.platform.kind === 'ios' && context.starter === 'member',
    isSomebody: (_, hcId: string) => hcId !== '',
    isUnlinked: (_, { linked }: Consent) => !linked,
    isRefused: (_, { agreed }: Consent) => !agreed,
    isGranted: (_, answer: Permissions | 'fail') => answer !== 'fail',
    isDelivered: (_, { status }: Answered) => status === 200,
    isEmptyDay: ({ context }, { status }: Answered) => status === 404 && context.current?.emptyWhen404 === true,
    hasNothing: (_, { status }: Answered) => status === 404 || status === 204,
    isShut: (_, { status }: Answered) => status === 401,
    byMember: ({ context }) => context.starter === 'member',
    hasNext: ({ context }) => context.queue.length > 0,
    hasPieces: ({ context }) => context.pieces.length > 0,
    isWhole: (_, { failed }: Registered) => !failed,
    sendsMeals: ({ context }) => context.current?.sendsMeals === true,
  },
  delays: {
    /** The flag is released at the latest with the request limit. [NAT-29] */
    runLimit: 100_000,
  },
})
